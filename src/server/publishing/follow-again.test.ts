import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFollowAgain } from "./follow-again.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sites that can't be shown as long as that is wanted, and what the log says of it. */
function prepare() {
  const state = { isDown: true, tried: 0 };
  const lines: Record<string, unknown>[] = [];
  const followAgain = createFollowAgain({
    async follow() {
      state.tried += 1;
      if (state.isDown) throw new Error("the database is away");
    },
    clock: { now: () => Date.now() },
    log: { warn: (about: object, words: string) => void lines.push({ ...about, words }) },
  });
  return { state, lines, followAgain };
}

test("PUB-51: the log says of a site why it isn't shown, some of the attempts, and after how many it is", async () => {
  const { state, lines, followAgain } = prepare();
  const lost = new Error("the connection is lost");
  followAgain(7, lost);
  followAgain(7, lost);
  expect(lines).toEqual([
    { siteId: 7, err: lost, words: "a site isn’t shown as it was saved; it is tried again" },
  ]);
  // half a second, one, two … up to a minute
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  const failed = lines.splice(0).slice(1);
  expect(state.tried).toBeGreaterThan(60);
  expect(failed.map(({ attempts }) => attempts)).toEqual([1, 2, 4, 8, 16, 32, 64]);
  expect(failed.every(({ siteId, err }) => siteId === 7 && err instanceof Error)).toBe(true);
  state.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toEqual([
    {
      siteId: 7,
      attempts: state.tried,
      ms: expect.any(Number),
      words: "a site is shown as it was saved",
    },
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(1);
  // whatever fails later is told again
  followAgain(7, lost);
  expect(lines).toHaveLength(2);
});

test("PUB-51: where all sites fail at once, 20 lines a minute are written, and how many were left out", async () => {
  const { state, lines, followAgain } = prepare();
  for (let siteId = 1; siteId <= 1_000; siteId += 1) followAgain(siteId, new Error("away"));
  expect(lines).toHaveLength(20);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(lines).toHaveLength(20);
  state.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.length).toBeLessThanOrEqual(2 * 20 + 1);
  const [told, leftOut] = [lines.length, lines.map((line) => Number(line["leftOut"] ?? 0))];
  expect(leftOut[20]).toBeGreaterThan(1_000);
  expect(lines.at(-1)?.["words"]).toBe("all sites are shown as they were saved");
  const sum = leftOut.reduce((all, count) => all + count, 0);
  // each site: once at first, for the 1st, 2nd and 4th attempt, and once it is shown
  expect(sum + told - 1).toBe(1_000 * 5);
});
