/** Why something cannot be done: asked for by a click, or come up by itself. */
import { describe, expect, it } from "vitest";
import type { Answer } from "../net/protocol";
import type { Table } from "./table.svelte";
import { Tips } from "./tips.svelte";

const REFUSED = { refusal: { code: "no-guard-left", facts: {}, sentence: "" }, sites: [], contest: null } as unknown as Answer;
const QUESTION = { about: "lay", hex: "A5", tile: "c3" } as const;
const tipsAt = (why: () => Promise<Answer>): Tips => new Tips({ why } as unknown as Table);

/** What a tip was at every moment until all has come. */
async function moments(tips: Tips): Promise<(boolean | undefined)[]> {
  const seen: (boolean | undefined)[] = [];
  for (let n = 0; n < 20; n++) {
    await Promise.resolve();
    seen.push(tips.tip?.asked);
  }
  return [...new Set(seen)];
}

describe("a reason", () => {
  it("that comes up by itself is never taken for one that was asked for", async () => {
    const tips = tipsAt(() => Promise.resolve(REFUSED));
    void tips.wonder("A5", QUESTION);
    expect(await moments(tips)).toEqual([undefined, false]);
    expect(tips.number).toBe(0);
    void tips.ask("A5", QUESTION);
    expect(await moments(tips)).toEqual([false, true]);
    expect(tips.number).toBe(1);
  });

  it("that was asked for stays, whatever comes up meanwhile", async () => {
    const late: (() => void)[] = [];
    const tips = tipsAt(() => new Promise((resolve) => late.push(() => resolve(REFUSED))));
    void tips.wonder("A5", QUESTION);
    const wondered = late.splice(0);
    void tips.ask("A5", QUESTION);
    for (const answer of [...late, ...wondered]) answer();
    expect(await moments(tips)).toEqual([undefined, true]);
  });

  it("for what was clicked stays when one comes up late", async () => {
    const late: (() => void)[] = [];
    const tips = tipsAt(() => new Promise((resolve) => late.push(() => resolve(REFUSED))));
    void tips.wonder("A5", QUESTION);
    tips.refuse("A5", "No");
    for (const answer of late) answer();
    expect(await moments(tips)).toEqual([true]);
    expect(tips.tip?.lines).toEqual(["No"]);
  });
});
