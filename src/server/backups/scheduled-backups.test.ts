import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { openDatabase } from "../db/open-database.ts";
import { defaultTimeouts } from "../db/timeouts.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createMail } from "../mail/mail.ts";
import { createFileStorage } from "../storage/file-storage.ts";
import { contentHash } from "../storage/storage.ts";
import { backupName, backupsIn, thinBackups } from "./backup-folder.ts";
import { openInFolder } from "./folder-target.ts";
import { makeBackup } from "./make-backup.ts";
import { readBackup } from "./read-backup.ts";
import { createBackupThread } from "./run-in-thread.ts";
import { createScheduledBackups } from "./scheduled-backups.ts";
import type { ScheduledReply } from "./scheduled-reply.ts";

const hourMs = 3_600_000;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-scheduled-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describeDatabases("scheduled backups", (open) => {
  async function prepare(thread: { run: () => Promise<ScheduledReply> } | undefined) {
    const database = await open();
    onTestFinished(() => database.close());
    const { dataDir, databaseUrl, db } = database;
    const dir = join(await temporaryFolder(), "backups");
    let time = Date.UTC(2026, 10, 26);
    const clock = { now: () => time, sleep: async () => undefined };
    const figures = new Map<string, number>();
    const logged: unknown[] = [];
    const work = { database, clock, onError: (error: unknown) => logged.push(error) };
    const all = createJobs({ ...work, handlers: {} });
    const backups = createScheduledBackups({
      env: {
        appOrigin: "https://app.example.org",
        backups: { dir, everyMs: 24 * hourMs, kept: 2 },
        dataDir,
        databaseUrl,
        databaseTimeouts: defaultTimeouts,
      },
      database,
      clock,
      jobs: all,
      mail: createMail({ database, clock, jobs: all, delivers: false }),
      delivers: false,
      log: { error: (one: unknown) => logged.push(one), warn: (one: unknown) => logged.push(one) },
      metrics: {
        add: (name, amount = 1) => void figures.set(name, (figures.get(name) ?? 0) + amount),
        set: (name, value) => void figures.set(name, value),
      },
      program: "0.1.0",
      thread: thread ? { ...thread, end: async () => undefined } : createBackupThread(),
    });
    for (const [id, role] of [
      ["ann", "operator"],
      ["bob", "owner"],
    ])
      await sql`insert into users (id, email, name, "emailVerified", "createdAt", "updatedAt", role)
        values (${id}, ${`${id}@example.org`}, '', ${sql`true`}, '2026-01-01', '2026-01-01', ${role})`.execute(
        db,
      );
    const queue = createJobs({ ...work, handlers: backups.jobs });
    const planned = async () =>
      (await db.selectFrom("jobs").select(["kind", "runAt"]).execute()).map(
        ({ kind, runAt }) => `${kind} ${(Number(runAt) - time) / 60_000}`,
      );
    const pass = (milliseconds: number) => (time += milliseconds);
    const emails = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();
    return { dir, backups, queue, planned, pass, emails, figures, logged };
  }

  test("BACKUP-12: one is made a minute after the start, is whole, and the next one a day later; a start plans by the newest", async () => {
    const { dir, backups, queue, planned, pass, emails, figures, logged } =
      await prepare(undefined);
    await backups.plan();
    await backups.plan();
    expect(await planned()).toEqual(["backups.make 1"]);
    expect(await queue.runNext()).toBe(false);
    pass(60_000);
    expect(await queue.runNext()).toBe(true);
    expect(logged).toEqual([]);
    const [made] = await backupsIn(dir);
    await readBackup(join(dir, made?.name ?? ""));
    expect(await planned()).toEqual(["backups.make 1440"]);
    expect([...figures.keys()]).toEqual(["vitrine_backup_last_success_timestamp_seconds"]);
    expect(await emails()).toEqual([]);
  });

  test("BACKUP-13: operators are told of a failure once a day, in words without secrets, and it is tried again within the hour", async () => {
    const reason = "There isn’t enough room for /mnt/backups";
    const replies: ScheduledReply[] = [
      { state: "failed", reason, isExplained: true },
      { state: "failed", reason: "postgres://u:hunter2@host", isExplained: false },
      { state: "failed", reason: "postgres://u:hunter2@host", isExplained: false },
    ];
    const { backups, queue, planned, pass, emails, figures } = await prepare({
      run: async () => replies.shift() ?? { state: "made", damaged: 0, warning: undefined },
    });
    await backups.plan();
    pass(60_000);
    await queue.runNext();
    expect(await planned()).toEqual(["backups.make 60"]);
    expect(await emails()).toMatchObject([
      { recipient: "ann@example.org", subject: "The backup of app.example.org failed" },
    ]);
    expect((await emails())[0]?.text).toContain(reason);
    pass(hourMs);
    await queue.runNext();
    expect(await emails()).toHaveLength(1);
    pass(24 * hourMs);
    await queue.runNext();
    expect(await emails()).toHaveLength(2);
    expect(JSON.stringify(await emails())).not.toContain("hunter2");
    expect(figures.get("vitrine_backup_failures_total")).toBe(3);
    pass(hourMs);
    await queue.runNext();
    expect(await planned()).toEqual(["backups.make 1440"]);
  });
});

test("BACKUP-12: a server that ends gives up the backup that is under way, and that is no failure", async () => {
  const dataDir = await temporaryFolder();
  await (await openDatabase({ dataDir })).close();
  const thread = createBackupThread();
  const source = { dataDir, databaseUrl: undefined, databaseTimeouts: defaultTimeouts };
  const running = thread.run({
    dir: join(dataDir, "many"),
    kept: 1,
    source: { ...source, program: "0.1.0" },
  });
  await thread.end();
  expect(await running).toEqual({ state: "stopped" });
  expect(await backupsIn(join(dataDir, "many"))).toEqual([]);
});

test("BACKUP-14: the newest are kept with what they need, and those that somebody named; the last one stays whatever is asked, and where one can’t be read no stored file goes", async () => {
  const dataDir = await temporaryFolder();
  const dir = join(dataDir, "many");
  const storage = await createFileStorage(join(dataDir, "storage"));
  const database = await openDatabase({ dataDir });
  await sql`create table migrations (name text primary key, "doneAt" text)`.execute(database.db);
  await sql`insert into migrations values ('001-accounts', '')`.execute(database.db);
  const hashes: string[] = [];
  async function make(day: number, name?: string): Promise<void> {
    const bytes = Buffer.from(`content of day ${day}`);
    hashes.push(contentHash(bytes));
    await storage.put(contentHash(bytes), bytes);
    const at = Date.UTC(2026, 0, day);
    const target = await openInFolder(dir, name ?? backupName(at), () => at);
    const source = { dataDir, databaseUrl: undefined, databaseTimeouts: defaultTimeouts };
    await makeBackup({ source: { ...source, program: "0.1.0" }, target, now: () => at });
    await storage.remove(contentHash(bytes));
  }
  await make(1);
  await make(2, "before the move.tar");
  await make(3);
  await make(4);
  await writeFile(join(dir, `${backupName(0)}.part`), "half");
  await writeFile(join(dir, "notes.txt"), "mine");
  await thinBackups(dir, 2);
  const present = async () => (await readdir(dir)).filter((name) => name !== "content").toSorted();
  expect(await present()).toEqual([
    "before the move.tar",
    "notes.txt",
    backupName(Date.UTC(2026, 0, 3)),
    backupName(Date.UTC(2026, 0, 4)),
  ]);
  const shared = async () =>
    (await readdir(join(dir, "content"), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.parentPath.slice(-2) + entry.name);
  expect((await shared()).toSorted()).toEqual(hashes.slice(1).toSorted());
  for (const name of (await present()).filter((one) => one.endsWith(".tar")))
    await readBackup(join(dir, name));

  await truncate(join(dir, "before the move.tar"), 700);
  await expect(thinBackups(dir, 0)).rejects.toHaveProperty("name", "TarProblem");
  expect((await backupsIn(dir)).map(({ name }) => name)).toEqual([
    backupName(Date.UTC(2026, 0, 4)),
  ]);
  expect(await shared()).toHaveLength(3);
  await mkdir(join(dataDir, "empty"));
  await thinBackups(join(dataDir, "empty"), 1);
  await database.close();
});
