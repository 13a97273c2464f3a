import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  // what the settings ask the browser
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
});
import { PARTS } from "./art/camp";
import { CARDS } from "./art/cards";
import ApToken from "./ApToken.svelte";
import CardChip from "./CardChip.svelte";
import CardFace from "./CardFace.svelte";
import CardPlace from "./CardPlace.svelte";
import DirectorTile from "./DirectorTile.svelte";
import PartIcon from "./PartIcon.svelte";
import Statuette from "./Statuette.svelte";

const nothing = (): void => undefined;
const face = (props: Record<string, unknown>): string =>
  render(CardFace, { props: { card: "05", name: "Two treasures", text: "Take two.", ...props } as never }).body;

describe("a card", () => {
  it("has number, name and sentence", () => {
    for (const card of CARDS) {
      const body = face({ card });
      expect(body).toContain(`>${card.slice(0, 2)}<`);
      expect(body).toContain("Two treasures");
      expect(body).toContain("Take two.");
      expect(body).not.toMatch(/NaN|undefined/);
    }
  });

  it("is a button where it can be pointed at", () => {
    expect(face({})).not.toContain("<button");
    expect(face({ onclick: nothing })).toMatch(/<button[^>]*type="button"[^>]*aria-pressed="false"/);
    expect(face({ onclick: nothing, chosen: true })).toMatch(/<button[^>]*aria-pressed="true"/);
    expect(face({ onclick: nothing, disabled: true })).toMatch(/<button[^>]*aria-disabled="true"/);
  });

  it("shows who took it", () => {
    const body = face({ takenBy: "White" });
    expect(body).toMatch(/class="[^"]*card[^"]*taken/);
    expect(body).toMatch(/class="by/);
  });

  it("shows its back once it is used up, and is still called by its name", () => {
    const body = face({ card: "07", lasting: true, down: true, downText: "used" });
    expect(body).not.toContain("Take two.");
    expect(body).toContain("Two treasures");
    expect(body).toContain("used");
    expect(face({ card: "05", down: true })).toContain("Take two.");
  });

  it("has a chip with its number, and an empty place without one", () => {
    expect(render(CardChip, { props: { card: "22-3", label: "Border temple" } }).body).toMatch(/aria-label="Border temple"[^]*>22</);
    expect(render(CardChip, { props: {} }).body).toMatch(/class="chip[^"]*empty/);
    expect(render(CardPlace, { props: { text: "free", hot: true } }).body).toMatch(/class="place[^"]*hot/);
  });
});

describe("tokens", () => {
  it("say what they are", () => {
    const body = render(ApToken, { props: { value: 11, label: "11 AP", onclick: nothing } }).body;
    expect(body).toMatch(/<button[^>]*aria-label="11 AP"/);
    expect(body).toContain(">11</text>");
    expect(render(ApToken, { props: { value: 8, label: "8 AP, used", used: true } }).body).toMatch(/role="img"/);
    expect(render(Statuette, { props: { place: 2, seat: "Blue", label: "Second" } }).body).toContain("url(#t-gBlue)");
    for (const part of PARTS) expect(render(PartIcon, { props: { part, label: part } }).body).toContain(`aria-label="${part}"`);
  });
});

describe("the director", () => {
  const powers = [
    { id: "march", name: "Forced march", offered: true },
    { id: "camp", name: "Quartermaster" },
  ];
  const tile = (props: Record<string, unknown>): string =>
    render(DirectorTile, { props: { seat: "Red", title: "Director", bonusLabel: "5 points", powers, ...props } as never }).body;

  it("offers the powers that can be used now", () => {
    expect(tile({})).not.toContain("<button");
    const body = tile({ onpower: nothing });
    expect(body.match(/<button/g)).toHaveLength(1);
    expect(body).toMatch(/<button[^>]*data-power="march"/);
    expect(body).toContain("Quartermaster");
  });

  it("keeps its laurel until a power was used", () => {
    expect(tile({})).toContain('aria-label="5 points"');
    expect(tile({ used: true, usedText: "used" })).not.toContain('aria-label="5 points"');
  });
});
