/** A rest that can be cut short. */
export class Nap {
  private cut: (() => void) | null = null;

  rest(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.cut = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  wake(): void {
    this.cut?.();
    this.cut = null;
  }
}
