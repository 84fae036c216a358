import { describe, expect, test } from "vitest";
import { AttemptGuard } from "./attempt-guard.ts";
import { networkOf } from "./network.ts";

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
  const attempt = { account, network, familiar: false };
  await guard.enter(attempt);
  guard.failed(attempt);
}

describe("AttemptGuard", () => {
  test("one address gets ten tries at an account, and again after a quarter of an hour", async () => {
    const clock = movableClock();
    const guard = new AttemptGuard(clock);
    for (let count = 0; count < 10; count++) await fail(guard, "1.1.1.1");
    await expect(fail(guard, "1.1.1.1")).rejects.toMatchObject({
      code: "too-many-requests",
      retryAfter: 900,
    });
    await clock.sleep(15 * 60_000);
    await fail(guard, "1.1.1.1");
  });

  test("a success forgives the failures of its own address", async () => {
    const guard = new AttemptGuard(movableClock());
    for (let count = 0; count < 9; count++) await fail(guard, "1.1.1.1");
    guard.succeeded({ account, network: "1.1.1.1", familiar: false });
    for (let count = 0; count < 10; count++) await fail(guard, "1.1.1.1");
  });

  test("SEC-16: rotating addresses end in a slow lane that takes five", async () => {
    const guard = new AttemptGuard(frozenClock());
    for (let count = 0; count < 20; count++) await fail(guard, `1.1.1.${count}`);
    const waiting = Array.from({ length: 5 }, (_, index) => fail(guard, `2.2.2.${index}`));
    await expect(fail(guard, "3.3.3.3")).rejects.toMatchObject({ code: "too-many-requests" });
    const states = await Promise.race([Promise.all(waiting), Promise.resolve("still waiting")]);
    expect(states).toBe("still waiting");
  });

  test("SEC-16: the owner gets in during an attack: from a known network at once, elsewhere in turn", async () => {
    const clock = movableClock();
    const guard = new AttemptGuard(clock);
    for (let count = 0; count < 40; count++) await fail(guard, `1.1.1.${count}`);
    const before = clock.now();
    await guard.enter({ account, network: "9.9.9.9", familiar: true });
    expect(clock.now()).toBe(before);
    await guard.enter({ account, network: "8.8.8.8", familiar: false });
    expect(clock.now() - before).toBeLessThanOrEqual(5_000);
  });

  test("one address is stopped after a hundred failures over many accounts", async () => {
    const guard = new AttemptGuard(movableClock());
    for (let count = 0; count < 100; count++) {
      const attempt = { account: `${count}@example.org`, network: "1.1.1.1", familiar: false };
      await guard.enter(attempt);
      guard.failed(attempt);
    }
    await expect(
      guard.enter({ account: "new@example.org", network: "1.1.1.1", familiar: false }),
    ).rejects.toMatchObject({ code: "too-many-requests" });
  });
});

describe("networkOf", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["nonsense", "unknown"],
  ])("%s counts as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
