import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sweepsVariable } from "./sweep.ts";

const all = ["a", "b", "c", "d", "e", "f", "g"];

async function sweeps(value: string | undefined) {
  vi.stubEnv(sweepsVariable, value);
  return import("./sweep.ts");
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

test("SWEEP-300: npm test takes a sample of a sweep, the same in each run, and turns that leave nothing out", async () => {
  const { isWholeSweep, sampleOf, turnOf } = await sweeps(undefined);
  expect(isWholeSweep).toBe(false);
  expect(sampleOf(all, 3)).toEqual(["a", "d", "g"]);
  const turns = [0, 1, 2].map((place) => turnOf(all, place, { of: 3 }));
  expect(turns).toEqual([
    ["a", "d", "g"],
    ["b", "e"],
    ["c", "f"],
  ]);
  expect(turns.flat().toSorted()).toEqual(all);
});

test("SWEEP-300: npm run sweeps tries everything", async () => {
  const { isWholeSweep, sampleOf, turnOf } = await sweeps("whole");
  expect(isWholeSweep).toBe(true);
  expect(sampleOf(all, 3)).toEqual(all);
  expect(turnOf(all, 1, { of: 3 })).toEqual(all);
});
