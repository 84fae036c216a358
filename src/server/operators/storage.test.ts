import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { StorageReport } from "#/api/operator-storage.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { backupName } from "../backups/backup-folder.ts";
import { backupJob } from "../backups/backup-plan.ts";
import { noteBackupRun } from "../backups/backup-runs.ts";

const moment = Date.UTC(2026, 10, 26);

describeDatabases("the operators' storage screen", (open) => {
  async function prepare(hasBackups = true) {
    const dir = await mkdtemp(join(tmpdir(), "vitrine-storage-screen-"));
    onTestFinished(() => rm(dir, { recursive: true, force: true }));
    const env: Record<string, string> = hasBackups ? { BACKUP_DIR: dir } : {};
    const prepared = await prepareOperators(await open(), { env });
    const { ask, world } = prepared;
    const read = async (): Promise<StorageReport> =>
      (await ask("operator", ["GET", "operator/storage"])).json();
    const begin = () => ask("operator", ["POST", "operator/backups"]);
    const start = async () => (await begin()).statusCode;
    const { db } = world.database;
    const plans = () =>
      db.selectFrom("jobs").select("runAt").where("kind", "=", backupJob).execute();
    const plan = (values: { runAt: number; claimedUntil?: number }) =>
      db
        .insertInto("jobs")
        .values({ kind: backupJob, payload: "{}", createdAt: 1, ...values })
        .execute();
    return { ...prepared, db, dir, read, begin, start, plan, plans };
  }

  test("OPER-22: says what takes room by kind, each content once, and the heaviest sites", async () => {
    const { db, makeSite, read } = await prepare(false);
    const siteId = await makeSite("Heavy");
    await makeSite("Empty");
    const asset = { siteId, mime: "image/png", info: "{}", createdAt: 0, trashedAt: null };
    await db
      .insertInto("assets")
      .values([
        { ...asset, id: "a", hash: "h1", bytes: 700, sentHash: null },
        { ...asset, id: "b", hash: "h1", bytes: 700, sentHash: null },
      ])
      .execute();
    const report = await read();
    expect(report).toMatchObject({
      pictures: 700,
      files: 0,
      stored: expect.any(Number),
      disk: { free: expect.any(Number), total: expect.any(Number) },
      largest: [{ name: "Heavy", bytes: 700, owners: ["owner@example.org"] }],
      backups: { schedule: null, there: null, isRunning: false, nextAt: null, runs: [] },
    });
    expect(report.database).toBeGreaterThan(0);
    expect(report.largest).toHaveLength(1);
  });

  test("OPER-23: says where backups are, the newest with their sizes, the next one, and why older ones stay or none was made", async () => {
    const { db, dir, world, read, plan } = await prepare();
    expect(await read()).toMatchObject({ backups: { there: [], schedule: { place: dir } } });
    for (let day = 0; day < 21; day += 1)
      await writeFile(join(dir, backupName(moment + day * 86_400_000)), "archive");
    await writeFile(join(dir, "notes.tar"), "");
    await plan({ runAt: moment });
    const now = { database: world.database, clock: { now: () => moment } };
    const made = { state: "made", damaged: 2, warning: "Older backups stay: EACCES" } as const;
    await noteBackupRun(now, made);
    await noteBackupRun(now, { state: "failed", reason: "No room", isExplained: true });
    await noteBackupRun(now, {
      state: "failed",
      reason: "postgres://u:hunter2@h",
      isExplained: false,
    });
    await noteBackupRun(now, { state: "busy" });
    const { backups } = await read();
    expect(backups.there).toHaveLength(20);
    expect(backups.there?.[0]).toMatchObject({
      name: backupName(moment + 20 * 86_400_000),
      bytes: 7,
    });
    expect(backups.nextAt).toBe(new Date(moment).toISOString());
    expect(backups.runs).toMatchObject([
      { state: "failed", reason: null },
      { state: "failed", reason: "No room" },
      { state: "made", damaged: 2, warning: "Older backups stay: EACCES" },
    ]);
    for (let run = 3; run < 10; run += 1) await noteBackupRun(now, made);
    expect((await read()).backups.runs.map(({ state }) => state).lastIndexOf("failed")).toBe(8);
    await noteBackupRun(now, made);
    expect((await read()).backups.runs).toHaveLength(10);
    for (let run = 0; run < 60; run += 1) await noteBackupRun(now, made);
    const kept = await db.selectFrom("backupRuns").select("id").execute();
    expect(kept).toHaveLength(50);
  });

  test("OPER-23: a place of backups that can’t be read leaves the rest of the screen", async () => {
    const { dir, read } = await prepare();
    await rm(dir, { recursive: true });
    await writeFile(dir, "no folder");
    expect(await read()).toMatchObject({ pictures: 0, backups: { there: null } });
    await rm(dir);
    await mkdir(dir);
    expect(await read()).toMatchObject({ backups: { there: [] } });
  });

  test("OPER-24: a backup is made at once by the one that is planned, also where none is, not while one is made, and not without a place for it", async () => {
    const { db, begin, start, plan, plans, audit, read } = await prepare();
    const before = Date.now();
    expect(await Promise.all([start(), start()])).toEqual([202, 202]);
    expect(await plans()).toHaveLength(1);
    expect((await audit())[0]).toMatchObject({ action: "backup.start" });
    await db.deleteFrom("jobs").where("kind", "=", backupJob).execute();
    await plan({ runAt: before + 86_400_000 });
    expect(await read()).toMatchObject({ backups: { isDue: false } });
    expect(await start()).toBe(202);
    expect(await read()).toMatchObject({ backups: { isRunning: false, isDue: true } });
    const [planned] = await plans();
    expect(planned?.runAt).toBeLessThanOrEqual(Date.now());
    await db
      .updateTable("jobs")
      .set({ claimedUntil: Date.now() + 60_000 })
      .execute();
    expect((await begin()).json()).toMatchObject({ status: 409, code: "backup-running" });
    expect(await read()).toMatchObject({
      backups: { isRunning: true, isDue: false, nextAt: null },
    });
    const without = await prepare(false);
    expect((await without.begin()).json()).toMatchObject({ status: 409, code: "backups-off" });
    expect(await without.plans()).toEqual([]);
  });
});
