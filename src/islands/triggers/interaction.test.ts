// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { onInteraction } from "./interaction.ts";

function watch(): (event: Event) => boolean {
  const start = vi.fn<() => void>();
  onInteraction(start);
  return (event) => {
    dispatchEvent(event);
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
    ["a wheel", () => new Event("wheel")],
  ])("is %s", (_, event) => {
    expect(watch()(event())).toBe(true);
  });

  it("is no page that comes under a pointer at rest, which is waited for afterwards", () => {
    const has = watch();
    expect(has(pointer("mouse", 0))).toBe(false);
    expect(has(pointer("mouse", 1))).toBe(true);
  });
});
