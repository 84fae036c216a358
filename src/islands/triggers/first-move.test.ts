// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { firstMove } from "./first-move.ts";

function watch(canHover = true) {
  vi.stubGlobal("matchMedia", () => ({ matches: canHover }));
  const came = vi.fn<() => void>();
  void firstMove().then(came);
  return async (event: Event): Promise<boolean> => {
    dispatchEvent(event);
    await Promise.resolve();
    return came.mock.calls.length > 0;
  };
}

function mouse(movementX: number, movementY: number): Event {
  return Object.defineProperties(new MouseEvent("mousemove"), {
    movementX: { value: movementX },
    movementY: { value: movementY },
  });
}

describe("a visitor's first move", () => {
  it.each([
    ["a mouse that goes sideways", () => mouse(3, 0)],
    ["a mouse that goes up", () => mouse(0, -1)],
    ["a touch that moves", () => new Event("touchmove")],
    ["a key", () => new KeyboardEvent("keydown", { key: "Tab" })],
  ])("COOKIE-06: is %s", async (_, event) => {
    expect(await watch()(event())).toBe(true);
  });

  it.each([
    ["a scroll", () => new Event("scroll")],
    ["a click", () => new MouseEvent("click")],
    ["a page that comes under a pointer at rest", () => mouse(0, 0)],
  ])("COOKIE-06: is not %s", async (_, event) => {
    expect(await watch()(event())).toBe(false);
  });

  it("COOKIE-06: is a tap, where nothing hovers", async () => {
    expect(await watch(false)(mouse(0, 0))).toBe(true);
  });

  it.each([
    [true, "is a tap"],
    [false, "is no page that scrolls under a pointer at rest"],
  ])("COOKIE-06: where nothing hovers and a finger's part is told (%s), %s", async (isFinger) => {
    const move = Object.defineProperties(mouse(0, 0), {
      sourceCapabilities: { value: { firesTouchEvents: isFinger } },
    });
    expect(await watch(false)(move)).toBe(isFinger);
  });

  it("COOKIE-06: after a pointer at rest it is still waited for", async () => {
    const is = watch();
    expect(await is(mouse(0, 0))).toBe(false);
    expect(await is(mouse(1, 1))).toBe(true);
  });
});
