import { expect, test, vi } from "vitest";
import type { HealthCheck, HealthReport } from "#/api/operator-health.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { systemClock } from "../clock.ts";
import { createExamineApart } from "../doctor/examine-apart.ts";
import { checks } from "../doctor/registry.ts";
import { createHealthReports } from "./health-reports.ts";

const fine = { state: "good", code: "workFine", values: {}, text: "Nothing is late." } as const;
const check: HealthCheck = { name: "work", findings: [fine] };

describeDatabases("the operators' health screen", (open) => {
  async function prepare() {
    const { promise: over, resolve: finish, reject: fail } = Promise.withResolvers<void>();
    const examineApart = vi.fn(
      async (tell: (found: HealthCheck) => void, signal: AbortSignal): Promise<void> => {
        tell(check);
        signal.addEventListener("abort", () => finish());
        await over;
      },
    );
    const prepared = await prepareOperators(await open(), { examineApart });
    const { ask, world } = prepared;
    const read = async (): Promise<HealthReport> =>
      (await ask("operator", ["GET", "operator/health"])).json();
    const begin = () => ask("operator", ["POST", "operator/health/check"]);
    return { ...prepared, db: world.database.db, examineApart, finish, fail, read, begin };
  }

  test("OPER-20: of several who ask at once one check is made; what it finds is there at once, and kept", async () => {
    const { examineApart, finish, read, begin } = await prepare();
    expect(await read()).toMatchObject({ state: "none", checks: [] });
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    await expect.poll(read).toMatchObject({ state: "running", endedAt: null, checks: [check] });
    expect((await begin()).json()).toMatchObject({ state: "running" });
    finish();
    await expect.poll(async () => (await read()).state).toBe("done");
    expect(examineApart).toHaveBeenCalledTimes(1);
    expect(await read()).toMatchObject({ host: expect.any(String), checks: [check] });
    await begin();
    await expect.poll(() => examineApart.mock.calls.length).toBe(2);
  });

  test("OPER-20: a check that another process makes isn’t made here, until that is silent for a minute", async () => {
    const { db, examineApart, read, begin } = await prepare();
    const now = Date.now();
    const row = { id: "latest", startedAt: 1, seenAt: now, endedAt: null, host: "a", checks: "[]" };
    await db.insertInto("healthReports").values(row).execute();
    expect((await begin()).json()).toMatchObject({ state: "running", host: "a" });
    expect(examineApart).not.toHaveBeenCalled();
    await db
      .updateTable("healthReports")
      .set({ seenAt: now - 60_000 })
      .execute();
    expect(await read()).toMatchObject({ state: "cut" });
    expect((await begin()).json()).toMatchObject({ state: "running" });
    expect(examineApart).toHaveBeenCalledTimes(1);
  });

  test("OPER-20: a check that the end of its server cuts off is kept as cut off, and another may begin at once", async () => {
    const { world, begin } = await prepare();
    await begin();
    const examineApart = vi.fn(
      (_tell: unknown, signal: AbortSignal) =>
        new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve())),
    );
    const reports = createHealthReports({
      database: world.database,
      clock: systemClock,
      source: {},
      examineApart,
      log: { error: vi.fn(), warn: vi.fn() },
    });
    expect(await reports.begin()).toMatchObject({ state: "running" });
    await world.app.close();
    expect(await reports.read()).toMatchObject({ state: "cut", endedAt: null, checks: [check] });
    expect(await reports.begin()).toMatchObject({ state: "running" });
    expect(examineApart).toHaveBeenCalledTimes(1);
    await reports.end();
    expect(await reports.read()).toMatchObject({ state: "cut", endedAt: null });
    // one that has ended begins none
    expect(await reports.begin()).toMatchObject({ state: "cut" });
    expect(examineApart).toHaveBeenCalledTimes(1);
  });

  test("OPER-20: a check that fails as a whole says so, and a report that can’t be read is none", async () => {
    const { db, fail, read, begin } = await prepare();
    await begin();
    fail(new Error("out of memory"));
    await expect.poll(async () => (await read()).state).toBe("done");
    expect((await read()).checks.at(-1)?.findings).toMatchObject([
      { state: "problem", code: "failed", values: { why: "out of memory" } },
    ]);
    for (const damaged of ["{", '[{"name":1}]']) {
      await db.updateTable("healthReports").set({ checks: damaged }).execute();
      expect(await read()).toMatchObject({ state: "none" });
    }
  });

  test("OPER-20: why a check failed as a whole is kept without secrets", async () => {
    const { world } = await prepare();
    const { database } = world;
    const log = { error: vi.fn(), warn: vi.fn() };
    const source = { DATABASE_URL: "postgres://u:hunter22@h/d" };
    const examineApart = () => Promise.reject(new Error("no answer from postgres://u:hunter22@h"));
    const reports = createHealthReports({
      database,
      clock: systemClock,
      log,
      examineApart,
      source,
    });
    await reports.begin();
    await expect.poll(async () => (await reports.read()).state).toBe("done");
    const text = "It couldn’t be checked (no answer from postgres://u:[secret]@h).";
    expect((await reports.read()).checks.at(-1)?.findings).toMatchObject([{ text }]);
    expect(JSON.stringify(await reports.read())).not.toContain("hunter22");
  });

  test("OPER-20: the thread makes every check of the doctor, and ends where it is told to", async () => {
    const database = await open();
    const { dataDir: DATA_DIR, databaseUrl } = database;
    const url = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
    const source = {
      DATA_DIR,
      PORT: "1",
      OWNER_EMAIL: "o@example.org",
      OWNER_PASSWORD: DATA_DIR,
      ...url,
    };
    const told: HealthCheck[] = [];
    const examine = createExamineApart(source);
    await examine((found) => told.push(found), new AbortController().signal);
    expect(told.map(({ name }) => name)).toEqual(checks.map(({ name }) => name));
    expect(JSON.stringify(told)).not.toContain(DATA_DIR);
    const ended = new AbortController();
    ended.abort();
    await expect(examine(() => undefined, ended.signal)).resolves.toBeUndefined();
    await database.close();
  });
});
