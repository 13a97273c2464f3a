/** Somebody who plays at a table by chance, and what was done so far. */

/** The same sequence for the same seed. */
export function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Of some choices those of the kind that was done least so far: a hand that tries everything. */
export function rarest(ids, done) {
  const times = (id) => done[id.split("-")[0]] ?? 0;
  const least = Math.min(...ids.map(times));
  return ids.filter((id) => times(id) === least);
}

export class Hand {
  constructor(person, seed, deeds) {
    this.person = person;
    this.page = person.page;
    this.roll = dice(seed);
    this.deeds = deeds; // in one turn, at most
    this.left = deeds;
    this.done = {};
  }

  count(kind) {
    this.done[kind] = (this.done[kind] ?? 0) + 1;
  }

  settled() {
    return this.person.ready(["acting", "covered", "over", "waiting"]);
  }

  /** Changes with everything that happens at the table. */
  seq() {
    return this.page.evaluate(() => document.querySelector("main[data-seq]")?.dataset.seq);
  }

  /** Plays one decision; false when the game is over. */
  async step() {
    const state = await this.person.ready(["acting", "covered", "over"]);
    if (state === "over") return false;
    if (state === "acting") return this.decide();
    await this.uncover();
    this.count("passed");
    return true;
  }

  /** Plays on until the game is over, or so many decisions have been made. */
  async play(most = 2000) {
    for (let n = 0; n < most; n++) if (!(await this.step())) return true;
    return false;
  }
}
