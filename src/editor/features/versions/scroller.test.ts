// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { whenAtRest } from "./scroller.ts";

afterEach(() => vi.useRealTimers());

test("HIST-15: what takes long to draw waits until the timeline rests", () => {
  vi.useFakeTimers();
  const scroller = document.createElement("div");
  const act = vi.fn<() => void>();
  whenAtRest(scroller, act);
  for (let frame = 0; frame < 20; frame += 1) {
    vi.advanceTimersByTime(50);
    scroller.dispatchEvent(new Event("scroll"));
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledOnce();

  // once done, and once given up, scrolling no longer matters
  const givenUp = vi.fn<() => void>();
  whenAtRest(scroller, givenUp)();
  scroller.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledOnce();
  expect(givenUp).not.toHaveBeenCalled();
});
