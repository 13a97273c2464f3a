import { expect, test } from "vitest";
import { initialOf, toneOf } from "./person";

test("a sign shows the first letter as people see it", () => {
  expect(initialOf("mira")).toBe("M");
  expect(initialOf("  Ángel")).toBe("Á");
  expect(initialOf("👩‍🚀 Vera")).toBe("👩‍🚀");
  expect(initialOf("")).toBe("?");
});

test("a name always has the same tone, and names have several", () => {
  expect(toneOf("Mira")).toBe(toneOf("mira "));
  const tones = new Set(["Mira", "Jonas", "Ana", "Kenji", "Olu", "Lena", "Bea", "Rosa", "Tomás", "Inés"].map(toneOf));
  expect(tones.size).toBeGreaterThan(3);
  expect(Math.max(...tones)).toBeLessThan(6);
});
