import { expect, test } from "vitest";
import { createSilenceWatch } from "./silence-watch.ts";
import { StoreFault } from "./store-fault.ts";

function setUp() {
  const clock = { time: 1_000 };
  const watch = createSilenceWatch({ lasts: 5_000, rest: 3_000 }, () => clock.time);
  const isAsked = () => {
    try {
      watch.expectVoice();
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(StoreFault);
      return false;
    }
  };
  return { clock, watch, isAsked };
}

test("STORE-14 (F10): many calls that miss an answer at one moment are no silence that lasts", () => {
  const { clock, watch, isAsked } = setUp();
  for (let call = 0; call < 24; call += 1) watch.missed();
  expect(isAsked()).toBe(true);
  clock.time += 4_999;
  watch.missed();
  expect(isAsked()).toBe(true);
});

test("STORE-14 (F10): a store that was silent for long is asked by one call after each rest, and by all once it answers", () => {
  const { clock, watch, isAsked } = setUp();
  watch.missed();
  clock.time += 5_000;
  watch.missed();
  expect(isAsked()).toBe(false);
  clock.time += 3_000;
  expect([isAsked(), isAsked()]).toEqual([true, false]);
  watch.missed();
  clock.time += 2_999;
  expect(isAsked()).toBe(false);
  clock.time += 1;
  expect(isAsked()).toBe(true);
  watch.heard();
  expect([isAsked(), isAsked()]).toEqual([true, true]);
  watch.missed();
  expect(isAsked()).toBe(true);
});
