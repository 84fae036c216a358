import { describe, expect, it } from "vitest";
import { MemoryCounter } from "../limits/memory-counter.ts";
import type { SharedCounts } from "../limits/shared-counts.ts";
import { type GateTries, createGateTries, gateTries } from "./gate-tries.ts";

const { limit, windowMs } = gateTries;
const key = "7  192.0.2.1";

function createTime() {
  const time = { now: 0 };
  const clock = {
    now: () => time.now,
    // nothing here waits but for what hangs
    sleep: async (milliseconds: number) => void (time.now += milliseconds),
  };
  return { time, clock };
}

/** What a database counts, for as many as share it. */
function createShared(): SharedCounts {
  const taken = new Map<string, number>();
  const change = (key: string, by: number) => {
    const n = (taken.get(key) ?? 0) + by;
    taken.set(key, n);
    return { n, until: windowMs };
  };
  return {
    add: async (keys) => keys.map((key) => change(key, 1)),
    giveBack: async (keys) => void keys.map((key) => change(key, -1)),
    forget: async (key) => void taken.delete(key),
  };
}

const failing: SharedCounts = {
  add: () => Promise.reject(new Error("Connection terminated")),
  giveBack: () => Promise.reject(new Error("Connection terminated")),
  forget: () => Promise.reject(new Error("Connection terminated")),
};

const hanging: SharedCounts = {
  add: () => new Promise(() => undefined),
  giveBack: () => new Promise(() => undefined),
  forget: () => new Promise(() => undefined),
};

/** Counts like others, but answers when it is told to. */
function createSlow(counts: SharedCounts) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow: SharedCounts = { ...counts, add: (keys) => promise.then(() => counts.add(keys)) };
  return { slow, answer: resolve };
}

/** How many of so many tries are let through. */
async function letThrough(all: readonly GateTries[], rounds: number): Promise<number> {
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const tries of all) waits.push((await tries.take(key)).wait);
  return waits.filter((wait) => wait === 0).length;
}

describe("tries of visitors’ passwords", () => {
  it("MANY-04: count for all processes together, and what one gives back all of them have", async () => {
    const { clock } = createTime();
    const shared = createShared();
    const [one, other] = [createGateTries(clock), createGateTries(clock)];
    for (const tries of [one, other]) tries.countIn(shared);
    const right = await one.take(key);
    await right.giveBack();
    expect(await letThrough([one, other], limit)).toBe(limit);
    expect((await other.take(key)).wait).toBeGreaterThan(0);
    expect((await other.take("7  192.0.2.2")).wait).toBe(0);
  });

  it.each([
    ["fails", failing],
    ["hangs", hanging],
  ])(
    "LOCK-12: count by process while the database %s, and nobody waits long",
    async (_, counts) => {
      const { time, clock } = createTime();
      const tries = createGateTries(clock);
      tries.countIn(counts);
      const right = await tries.take(key);
      await right.giveBack();
      expect(await letThrough([tries], 2 * limit)).toBe(limit);
      expect(time.now).toBeLessThanOrEqual((limit + 2) * 1_000);
    },
  );

  it("LOCK-05: count in memory where there is one process", async () => {
    const { time, clock } = createTime();
    const tries = createGateTries(clock);
    const counter = new MemoryCounter({ clock, limit, windowMs });
    tries.countIn(undefined);
    for (let number = 0; number < 2 * limit; number += 1) {
      expect((await tries.take(key)).before).toBe(counter.taken(key));
      counter.take(key);
    }
    time.now += windowMs;
    expect(await letThrough([tries], limit + 1)).toBe(limit);
  });

  it("MANY-04: a right entry isn’t a try for the others either where the database counted it late", async () => {
    const { clock } = createTime();
    const shared = createShared();
    const { slow, answer } = createSlow(shared);
    const [one, other] = [createGateTries(clock), createGateTries(clock)];
    one.countIn(slow);
    other.countIn(shared);
    for (let entry = 0; entry < limit; entry += 1) await (await one.take(key)).giveBack();
    answer();
    await new Promise(setImmediate);
    expect(await letThrough([other], limit)).toBe(limit);
  });
});
