import { describe, expect, it } from "vitest";
import type { EditionChoice, OptionChoice } from "../net/protocol";
import { differences, differing, mattering, whyUnrated } from "./house";

const OPTIONS: OptionChoice[] = [
  { name: "start_score", rule: "", values: [], most: 99, auction_only: false, usual: "0", usual_auction: "20" },
  { name: "ties", rule: "", values: ["shared", "other"], most: 0, auction_only: false, usual: "shared", usual_auction: "shared" },
  { name: "all_pass", rule: "", values: ["a", "b"], most: 0, auction_only: true, usual: "", usual_auction: "a" },
];

describe("house rules", () => {
  it("offer what matters in the variant", () => {
    expect(mattering(OPTIONS, false).map((o) => o.name)).toEqual(["start_score", "ties"]);
    expect(mattering(OPTIONS, true)).toHaveLength(3);
  });

  it("are only what differs from the edition", () => {
    const house = { start_score: "20", ties: "shared", all_pass: "b" };
    expect(differing(OPTIONS, house, false)).toEqual({ start_score: "20" });
    expect(differing(OPTIONS, house, true)).toEqual({ all_pass: "b" });
    expect(differing(OPTIONS, {}, true)).toEqual({});
  });

  it("differ between editions", () => {
    const edition = (id: string, ties: string, start: string): EditionChoice => ({
      id, game: "toy" as never, title: id, about: "", auction: true, hints: true, own: [], options: [{ ...OPTIONS[0]!, usual: start }, { ...OPTIONS[1]!, usual: ties }, OPTIONS[2]!],
    }); // prettier-ignore
    const [usual, same, other] = [edition("usual", "shared", "0"), edition("same", "shared", "0"), edition("other", "other", "1")];
    const all = [usual, same, other];
    expect(differences(usual, usual, all, false)).toEqual([["ties", "shared"]]);
    expect(differences(same, usual, all, false)).toEqual([]);
    expect(differences(other, usual, all, false)).toEqual([
      ["start_score", "1"],
      ["ties", "other"],
    ]);
  });

  it("leave out what cannot be", () => {
    const house = { start_score: "-1", ties: "gone", unknown: "x" };
    expect(differing(OPTIONS, house, false)).toEqual({});
    for (const text of ["100", "", "1.5"]) expect(differing(OPTIONS, { start_score: text }, false)).toEqual({});
  });
});

describe("a table", () => {
  const seats = (...who: string[]): { who: string }[] => who.map((each) => ({ who: each }));

  it("can be rated where everybody is a person of their own who plays by the edition", () => {
    expect(whyUnrated(seats("me", "link", "link"), false, false, true)).toBe("");
    expect(whyUnrated(seats("me", "link"), false, false, false)).toBe("guest");
    expect(whyUnrated(seats("me", "link", "bot"), true, true, true)).toBe("bots");
    expect(whyUnrated(seats("me", "here", "link"), false, false, true)).toBe("here");
    expect(whyUnrated(seats("me", "link"), true, false, true)).toBe("house");
    expect(whyUnrated(seats("me", "link"), false, true, true)).toBe("hints");
  });
});
