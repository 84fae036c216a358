import { expect, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createSharedCounts } from "./shared-counts.ts";
import { createTurnsOfAll } from "./turns-of-all.ts";

describeDatabases("turns of all processes", (open) => {
  /** Two processes on one database, whose clock moves where somebody sleeps. */
  async function twoProcesses(moves = 1) {
    const database = await open();
    let time = 1_000_000;
    const clock = {
      now: () => time,
      async sleep(milliseconds: number) {
        time += milliseconds * moves;
      },
    };
    const start = () => {
      const counts = createSharedCounts({ database, clock, windowMs: 1_000 });
      return createTurnsOfAll({ clock, counts });
    };
    return { one: start(), two: start(), clock, close: () => database.close() };
  }

  test("SEC-16: all processes together give one turn a second to a key, and others have their own", async () => {
    const { one, two, clock, close } = await twoProcesses();
    const since = clock.now();
    expect(await one.take("a")).toBe(true);
    expect(clock.now() - since).toBe(0);
    expect(await two.take("b")).toBe(true);
    expect(clock.now() - since).toBe(0);
    expect(await two.take("a")).toBe(true);
    expect(clock.now() - since).toBe(1_000);
    expect(await one.take("a")).toBe(true);
    expect(clock.now() - since).toBe(2_000);
    await close();
  });

  test("SEC-16: of many who come at once one has the turn, and the others don't wait for ever", async () => {
    const { one, two, close } = await twoProcesses(0);
    const all = [one, two, one, two, one, two].map((turns) => turns.take("a"));
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
    await close();
  });
});

test("SEC-16: a process that is alone on its database asks nobody", async () => {
  const clock = { now: () => 0, sleep: () => Promise.reject(new Error("It waits")) };
  const turns = createTurnsOfAll({ clock, counts: undefined });
  expect([await turns.take("a"), await turns.take("a")]).toEqual([true, true]);
});

test("SEC-16: whose window has ended while the database answered tries again at once", async () => {
  const slept: number[] = [];
  const clock = { now: () => 2_000, sleep: async (time: number) => void slept.push(time) };
  const answers = [
    { n: 2, until: 1_990 },
    { n: 1, until: 3_000 },
  ];
  const counts = {
    add: async () => answers.splice(0, 1),
    giveBack: async () => undefined,
    forget: async () => undefined,
  };
  expect(await createTurnsOfAll({ clock, counts }).take("a")).toBe(true);
  expect(slept).toEqual([0]);
});
