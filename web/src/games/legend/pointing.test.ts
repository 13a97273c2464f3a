import { expect, it } from "vitest";
import { pointing } from "./pointing";

it("who was told that a thing is pointed at is told that it is left, though the thing is gone by then", () => {
  const heard: string[] = [];
  let teller: string | null = "card";
  const { enter, leave } = pointing(() => {
    if (!teller) throw new Error("it is gone");
    const name = teller;
    return (on) => void heard.push(`${name} ${on}`);
  });
  leave();
  enter();
  teller = null;
  leave();
  leave();
  expect(heard).toEqual(["card true", "card false"]);
});
