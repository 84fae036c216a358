import { expect, test, vi } from "vitest";
import type { HealthCheck, HealthReport } from "#/api/operator-health.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { createExamineApart } from "../doctor/examine-apart.ts";
import { checks } from "../doctor/registry.ts";

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
