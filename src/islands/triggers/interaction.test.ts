// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { firstInteraction } from "./interaction.ts";

function watch(): (event: Event) => Promise<boolean> {
  const start = vi.fn<() => void>();
  void firstInteraction().then(start);
  return async (event) => {
    dispatchEvent(event);
    await Promise.resolve();
    return start.mock.calls.length > 0;
  };
}

function pointer(pointerType: string, movementX: number): Event {
  return Object.defineProperties(new PointerEvent("pointermove", { pointerType }), {
    movementX: { value: movementX },
    movementY: { value: 0 },
  });
}

describe("a visitor's first interaction", () => {
  it.each([
    ["a mouse that moves", () => pointer("mouse", 2)],
    ["a finger", () => pointer("touch", 0)],
    ["a key", () => new KeyboardEvent("keydown", { key: "Tab" })],
    ["a press that an aid makes", () => new MouseEvent("click")],
    ["a wheel", () => new Event("wheel")],
  ])("is %s", async (_, event) => {
    expect(await watch()(event())).toBe(true);
  });

  it("is no page that comes under a pointer at rest, which is waited for afterwards", async () => {
    const has = watch();
    expect(await has(pointer("mouse", 0))).toBe(false);
    expect(await has(pointer("mouse", 1))).toBe(true);
  });
});
