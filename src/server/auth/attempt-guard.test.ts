import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type TestDatabase, describeDatabases } from "../../../test/databases.ts";
import type { Clock } from "../clock.ts";
import { migrate } from "../db/migrate.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import { AttemptGuard, attemptWindowMs } from "./attempt-guard.ts";
import { networkOf } from "../limits/network.ts";

function movableClock() {
  let time = 1_000_000;
  return {
    now: () => time,
    async sleep(milliseconds: number) {
      time += milliseconds;
    },
  };
}

/** A clock whose sleepers never wake: what waits stays in the lane. */
function frozenClock() {
  return { now: () => 1_000_000, sleep: () => new Promise<void>(() => undefined) };
}

const account = "owner@example.org";

async function fail(guard: AttemptGuard, network: string): Promise<void> {
  await guard.enter({ account, network, familiar: false });
}

async function succeed(guard: AttemptGuard, network: string): Promise<void> {
  await (await guard.enter({ account, network, familiar: false })).succeeded();
}

describeDatabases("AttemptGuard", (open) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
    await migrate(database);
  });
  afterEach(() => database.close());

  function guardOf(clock: Clock, random = Math.random): AttemptGuard {
    const shared = createSharedCounts({ database, clock, windowMs: attemptWindowMs });
    return new AttemptGuard({ clock, shared, random });
  }

  test("one address gets ten tries at an account, and again after a quarter of an hour", async () => {
    const clock = movableClock();
    const guard = guardOf(clock);
    for (let count = 0; count < 10; count++) await fail(guard, "1.1.1.1");
    await expect(fail(guard, "1.1.1.1")).rejects.toMatchObject({
      code: "too-many-requests",
      retryAfter: 900,
    });
    await clock.sleep(15 * 60_000);
    await fail(guard, "1.1.1.1");
  });

  test("a success forgives the failures of its own address", async () => {
    const guard = guardOf(movableClock());
    for (let count = 0; count < 9; count++) await fail(guard, "1.1.1.1");
    await succeed(guard, "1.1.1.1");
    for (let count = 0; count < 10; count++) await fail(guard, "1.1.1.1");
  });

  test("signing in rightly uses nothing up", async () => {
    const clock = movableClock();
    const guard = guardOf(clock);
    const before = clock.now();
    for (let count = 0; count < 120; count++) await succeed(guard, "1.1.1.1");
    expect(clock.now()).toBe(before);
  });

  test("SEC-16: rotating addresses end in a slow lane that takes five", async () => {
    const lastInLine = 0.999;
    const guard = guardOf(frozenClock(), () => lastInLine);
    for (let count = 0; count < 20; count++) await fail(guard, `1.1.1.${count}`);
    const waiting = Array.from({ length: 5 }, (_, index) => fail(guard, `2.2.${index}.2`));
    await expect(fail(guard, "3.3.3.3")).rejects.toMatchObject({ code: "too-many-requests" });
    const states = await Promise.race([Promise.all(waiting), Promise.resolve("still waiting")]);
    expect(states).toBe("still waiting");
  });

  test("SEC-16: the owner gets in during an attack: from a known network at once, elsewhere in turn", async () => {
    const clock = movableClock();
    const guard = guardOf(clock);
    for (let count = 0; count < 40; count++) await fail(guard, `1.1.1.${count}`);
    const before = clock.now();
    await guard.enter({ account, network: "9.9.9.9", familiar: true });
    expect(clock.now()).toBe(before);
    await guard.enter({ account, network: "8.8.8.8", familiar: false });
    expect(clock.now() - before).toBeLessThanOrEqual(5_000);
  });

  test("SEC-28: strangers who keep an account's lane full make room for an owner who comes from somewhere new", async () => {
    let now = 1_000_000;
    let wakers: (() => void)[] = [];
    const sleep = () => new Promise<void>((resolve) => void wakers.push(resolve));
    const guard = guardOf({ now: () => now, sleep });
    const botnet = Array.from({ length: 40 }, (_, index) => `2.2.${index}.1`);
    const wave = () => Promise.allSettled(botnet.map((network) => fail(guard, network)));
    const wake = () => wakers.forEach((resolve) => resolve());
    const checked = (outcomes: PromiseSettledResult<void>[]) =>
      outcomes.filter(({ status }) => status === "fulfilled").length;

    for (let count = 0; count < 20; count++) await fail(guard, `1.1.1.${count}`);
    const first = wave();
    wake();
    expect(checked(await first)).toBe(5);
    now += 10_000;
    wakers = [];
    const second = wave();
    const owner = guard.enter({ account, network: "8.8.8.8", familiar: false });
    wakers[0]?.();
    await (await owner).succeeded();
    wake();
    expect(checked(await second)).toBe(4);
  });

  test("SEC-28: an attempt whose password was not looked at uses nothing up", async () => {
    const guard = guardOf(movableClock());
    for (let count = 0; count < 30; count++) {
      const entry = await guard.enter({ account, network: "1.1.1.1", familiar: false });
      await entry.unchecked();
    }
    for (let count = 0; count < 10; count++) await fail(guard, "1.1.1.1");
    await expect(fail(guard, "1.1.1.1")).rejects.toMatchObject({ code: "too-many-requests" });
  });

  test("one address is stopped after a hundred failures over many accounts", async () => {
    const guard = guardOf(movableClock());
    for (let count = 0; count < 100; count++) {
      await guard.enter({ account: `${count}@example.org`, network: "1.1.1.1", familiar: false });
    }
    await expect(
      guard.enter({ account: "new@example.org", network: "1.1.1.1", familiar: false }),
    ).rejects.toMatchObject({ code: "too-many-requests" });
  });

  test("SEC-16: attempts at the same moment, to two processes, share one budget", async () => {
    const clock = frozenClock();
    const processes = [guardOf(clock), guardOf(clock)];
    const attempts = Array.from({ length: 400 }, async (_, index) => {
      const guard = processes[index % 2];
      return guard?.enter({ account, network: "1.1.1.1", familiar: false });
    });
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    const others = guardOf(clock);
    await others.enter({ account, network: "2.2.2.2", familiar: false });
  });

  test("SEC-16: a restart forgets no attempt, and the table holds neither addresses nor names", async () => {
    const clock = frozenClock();
    const before = guardOf(clock);
    for (let count = 0; count < 10; count++) await fail(before, "1.1.1.1");
    await expect(fail(guardOf(clock), "1.1.1.1")).rejects.toMatchObject({
      code: "too-many-requests",
    });
    const stored = JSON.stringify(await database.db.selectFrom("limits").selectAll().execute());
    expect(stored).not.toContain("1.1.1.1");
    expect(stored).not.toContain("example");
  });
});

describe("networkOf", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["192.0.2.7:51234", "192.0.2.7"],
    ["[2001:db8:1:2::9]:51234", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
    ["nonsense", "unknown"],
  ])("%s counts as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
