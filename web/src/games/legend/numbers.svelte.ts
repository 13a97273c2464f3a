/** Numbers of Legend's rules, as its rule book has them: nothing is known until that is here. */
import { legendBook } from "./book";

class Numbers {
  private known = $state.raw<Readonly<Record<string, string | number>>>({});
  private asked = false;

  /** A number by its name in the rule book; null while it is not known. */
  of(name: string): number | null {
    if (!this.asked) {
      this.asked = true;
      void legendBook().then((book) => (book ? this.learn(book.facts) : (this.asked = false)));
    }
    const found = this.known[name];
    return found === undefined ? null : Number(found);
  }

  learn(numbers: Readonly<Record<string, string | number>>): void {
    this.asked = true;
    this.known = numbers;
  }
}

export const numbers = new Numbers();
