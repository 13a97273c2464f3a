import { expect, it } from "vitest";
import { isLoopback } from "./loopback";

it("knows the addresses that friends cannot reach", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "::1", "tikal.localhost"]) expect(isLoopback(host)).toBe(true);
  for (const host of ["192.168.0.7", "tikal.example", "my-laptop.local", "127.example", "10.0.0.1"]) expect(isLoopback(host)).toBe(false);
});
