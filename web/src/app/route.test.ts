import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("history", { state: null });
vi.stubGlobal("addEventListener", () => undefined);
const { playerPath, screenOf } = await import("./route.svelte");

describe("the address bar", () => {
  it("names the screens", () => {
    expect(screenOf("/")).toEqual({ name: "home" });
    expect(screenOf("/new")).toEqual({ name: "new" });
    expect(screenOf("/table/ab_C-1")).toEqual({ name: "table", id: "ab_C-1" });
    expect(screenOf("/replay/a")).toEqual({ name: "replay", id: "a", number: null });
    expect(screenOf("/replay/a/0")).toEqual({ name: "replay", id: "a", number: 0 });
    expect(screenOf("/replay/a/123")).toEqual({ name: "replay", id: "a", number: 123 });
    expect(screenOf("/join/x/")).toEqual({ name: "join", token: "x" });
    expect(screenOf("/players")).toEqual({ name: "players" });
    expect(screenOf("/player/Zo%C3%AB%20B")).toEqual({ name: "player", player: "Zoë B" });
    expect(screenOf("/player/100%")).toEqual({ name: "player", player: "100%" });
    expect(screenOf(playerPath("a/b?"))).toEqual({ name: "player", player: "a/b?" });
  });

  it("knows what is no address", () => {
    expect(screenOf("/table/a/b")).toEqual({ name: "lost" });
    expect(screenOf("/replay/a/b")).toEqual({ name: "lost" });
    expect(screenOf("/table/<script>")).toEqual({ name: "lost" });
    expect(screenOf("/tabel/a")).toEqual({ name: "lost" });
  });
});
