/** People who are asked to tables, one after another: who or what was, and why the last could not be. */
export class Asking {
  problem = $state("");
  private done = $state.raw<readonly string[]>([]);

  /** Whether that was asked already. */
  has(what: string): boolean {
    return this.done.includes(what);
  }

  async ask(what: string, act: () => Promise<unknown>): Promise<void> {
    this.problem = "";
    try {
      await act();
      this.done = [...this.done, what];
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error: unknown): void {
    this.problem = (error as Error).message;
  }
}
