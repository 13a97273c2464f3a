import { render } from "svelte/server";
import { expect, it } from "vitest";
import middle from "../../board/fixtures/middle.json";
import Stack from "./Stack.svelte";
import { BOX } from "./tiles";

const times = (text: string, part: string): number => text.split(part).length - 1;

it("the stack shows its letters, volcanoes marked while they are ahead", () => {
  const { body } = render(Stack, { props: { stack: middle.stack } });
  expect(times(body, "<li")).toBe(7);
  const ahead = middle.stack.undrawn.filter((id) => BOX[id]!.terrain === "volcano").length;
  expect(times(body, "<i") - times(body, "cold")).toBe(ahead);
});
