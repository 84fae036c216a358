import { expect, onTestFinished, test, vi } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { migrate } from "../db/migrate.ts";
import { freeClaims } from "./free-claims.ts";
import { type JobHandlers, createJobs } from "./jobs.ts";

describeDatabases("jobs", (open) => {
  async function prepare(handlers: JobHandlers) {
    const database = await open();
    onTestFinished(() => database.close());
    await migrate(database);
    let time = 1_000;
    const errors: string[] = [];
    const jobs = createJobs({
      database,
      clock: { now: () => time, sleep: async () => undefined },
      handlers,
      onError: (_error, kind) => errors.push(kind),
    });
    return { database, jobs, errors, pass: (milliseconds: number) => (time += milliseconds) };
  }

  test("a job runs once, when it is due", async () => {
    const seen: unknown[] = [];
    const { jobs, pass } = await prepare({ greet: async (payload) => void seen.push(payload) });
    await jobs.add({ kind: "greet", payload: { to: "Фары" }, runAt: 5_000 });
    expect(await jobs.runNext()).toBe(false);
    pass(4_000);
    expect(await jobs.runNext()).toBe(true);
    expect(await jobs.runNext()).toBe(false);
    expect(seen).toEqual([{ to: "Фары" }]);
  });

  test("many workers never take the same job", async () => {
    const seen: unknown[] = [];
    const { jobs } = await prepare({ count: async (payload) => void seen.push(payload) });
    for (let number = 0; number < 20; number++) await jobs.add({ kind: "count", payload: number });
    const worker = async () => {
      while (await jobs.runNext());
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    for (;;) if (!(await jobs.runNext())) break;
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual([...Array(20).keys()]);
  });

  test("a failing job comes again later and is given up after ten attempts", async () => {
    const { jobs, errors, pass, database } = await prepare({
      fail: async () => {
        throw new Error("no");
      },
    });
    await jobs.add({ kind: "fail", payload: null });
    expect(await jobs.runNext()).toBe(true);
    expect(await jobs.runNext()).toBe(false);
    for (let attempt = 1; attempt < 10; attempt++) {
      pass(6 * 3_600_000);
      expect(await jobs.runNext()).toBe(true);
    }
    pass(6 * 3_600_000);
    expect(await jobs.runNext()).toBe(false);
    expect(errors).toHaveLength(10);
    const row = await database.db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 10, lastError: "no" });
    expect(row.failedAt).not.toBeNull();
  });

  test("a job of a worker that died is taken over", async () => {
    let runs = 0;
    const { jobs, database, pass } = await prepare({ x: async () => void (runs += 1) });
    await jobs.add({ kind: "x", payload: null });
    await database.db.updateTable("jobs").set({ claimedUntil: 2_000 }).execute();
    expect(await jobs.runNext()).toBe(false);
    pass(1_000);
    expect(await jobs.runNext()).toBe(true);
    expect(runs).toBe(1);
  });

  test("OPER-110: what a killed process had in hand is done once the next one starts, where a database has one process; not again at once where it ended several", async () => {
    const { jobs, database } = await prepare({ x: async () => undefined });
    for (const attempts of [1, 3]) {
      await jobs.add({ kind: "x", payload: attempts });
      const claim = { claimedUntil: 300_000, attempts };
      await database.db.updateTable("jobs").set(claim).where("attempts", "=", 0).execute();
    }
    await freeClaims(database);
    expect(await jobs.runNext()).toBe(database.dialect === "sqlite");
    expect(await jobs.runNext()).toBe(false);
  });

  test("PLAN-130: of the same work that is wanted many times one waits, besides one that is in hand", async () => {
    const seen: unknown[] = [];
    const { database, jobs } = await prepare({
      render: async (payload) => {
        if (seen.push(payload) === 1) await replaceAll([1, 1, 2]);
      },
    });
    const replaceAll = async (sites: number[]) => {
      for (const siteId of sites)
        await database.db
          .transaction()
          .execute((transaction) =>
            jobs.replaceWaiting({ kind: "render", payload: siteId }, transaction),
          );
    };
    await replaceAll([1, 1, 1]);
    for (;;) if (!(await jobs.runNext())) break;
    expect(seen).toEqual([1, 1, 2]);
  });

  test("OPER-130: a claim holds for a minute, and for five while its worker lives", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const work = Promise.withResolvers<void>();
    let runs = 0;
    const { database, jobs, pass } = await prepare({
      long: async () => {
        runs += 1;
        if (runs === 1) await work.promise;
      },
    });
    await jobs.add({ kind: "long", payload: null });
    const claim = async () =>
      (await database.db.selectFrom("jobs").select("claimedUntil").executeTakeFirst())
        ?.claimedUntil;
    const first = jobs.runNext();
    await expect.poll(() => runs).toBe(1);
    expect(await claim()).toBe(61_000);
    for (const until of [111_000, 161_000, 211_000, 261_000, 301_000]) {
      pass(50_000);
      vi.advanceTimersByTime(20_000);
      await expect.poll(claim).toBe(until);
      expect(await jobs.runNext()).toBe(false);
    }
    pass(50_000);
    expect(await jobs.runNext()).toBe(true);
    expect(runs).toBe(2);
    work.resolve();
    expect(await first).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("OPER-130: a worker whose job was taken over meanwhile neither ends it nor puts it off", async () => {
    let isFailing = false;
    const { database, jobs } = await prepare({
      slow: async () => {
        await database.db
          .updateTable("jobs")
          .set((row) => ({ attempts: row("attempts", "+", 1) }))
          .execute();
        if (isFailing) throw new Error("too late");
      },
    });
    await jobs.add({ kind: "slow", payload: {} });
    const claim = () =>
      database.db.selectFrom("jobs").select("claimedUntil").executeTakeFirstOrThrow();
    await jobs.runNext();
    expect((await claim()).claimedUntil).not.toBeNull();
    isFailing = true;
    await database.db.updateTable("jobs").set({ claimedUntil: null }).execute();
    await jobs.runNext();
    expect((await claim()).claimedUntil).not.toBeNull();
  });

  test("a job of a transaction that fails was never there", async () => {
    const { jobs, database } = await prepare({ x: async () => undefined });
    const work = database.db.transaction().execute(async (transaction) => {
      await jobs.add({ kind: "x", payload: null }, transaction);
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await jobs.runNext()).toBe(false);
  });
});
