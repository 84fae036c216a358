import { expect, test } from "vitest";
import { systemClock } from "./clock.ts";
import { inTime } from "./in-time.ts";

test("what comes in time is answered, and what fails is nothing", async () => {
  expect(await inTime(systemClock, 60_000, async () => 1)).toBe(1);
  expect(await inTime(systemClock, 60_000, () => Promise.reject(new Error("no")))).toBeUndefined();
  const thrown = () => {
    throw new Error("no");
  };
  expect(await inTime(systemClock, 60_000, thrown)).toBeUndefined();
});

test("OPER-22: work that is late is told to end, and what becomes of it later disturbs nobody", async () => {
  const { promise, reject } = Promise.withResolvers<number>();
  let told: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    told = signal;
    expect(signal.aborted).toBe(false);
    return promise;
  };
  expect(await inTime({ sleep: async () => undefined }, 5_000, work)).toBeUndefined();
  expect(told?.aborted).toBe(true);
  reject(new Error("too late"));
  await expect(promise).rejects.toThrow("too late");
});

test("the wait ends with the work", async () => {
  let waited: AbortSignal | undefined;
  const sleep = (_: number, signal?: AbortSignal) => {
    waited = signal;
    return new Promise<void>(() => undefined);
  };
  expect(await inTime({ sleep }, 5_000, async () => "done")).toBe("done");
  expect(waited?.aborted).toBe(true);
});
