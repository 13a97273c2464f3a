/** Keys that work wherever the focus is. */
import { afterEach, expect, it, vi } from "vitest";
import type { Hand } from "./hand.svelte";
import { keys } from "./keys";

afterEach(() => vi.unstubAllGlobals());

it("numbers choose from an open menu as they stand in the ring: clockwise from the top", () => {
  vi.stubGlobal("document", { querySelector: () => null });
  const chosen: string[] = [];
  const choices = [
    { kind: "walk", figure: "explorer" },
    { kind: "walk", figure: "leader" },
    { kind: "uncover" },
    { kind: "guard", figure: "explorer" },
    { kind: "guard", figure: "leader" },
  ];
  const menu = { at: "A4", choices, select: (choice: (typeof choices)[number]) => chosen.push(`${choice.kind} ${choice.figure ?? ""}`) };
  const hand = { menu, table: { chat: {} } } as unknown as Hand;
  const press = keys(hand, () => undefined, vi.fn(), vi.fn());
  const event = (key: string): KeyboardEvent => ({ key, target: { tagName: "BODY" }, preventDefault: vi.fn() }) as unknown as KeyboardEvent;
  const sent = ["1", "2", "3", "4", "5", "6"].map(event);
  sent.forEach(press);
  expect(chosen).toEqual(["uncover ", "guard explorer", "walk explorer", "walk leader", "guard leader"]);
  expect(sent.filter((e) => vi.mocked(e.preventDefault).mock.calls.length > 0)).toHaveLength(5); // none bears a 6
});
