import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { type TestDatabase, describeDatabases } from "../../../test/databases.ts";
import { openDatabase } from "../db/open-database.ts";
import { defaultTimeouts } from "../db/timeouts.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createMail } from "../mail/mail.ts";
import { createFileStorage } from "../storage/file-storage.ts";
import { contentHash } from "../storage/storage.ts";
import { backupName, backupsIn } from "./backup-folder.ts";
import { readBackup } from "./read-backup.ts";
import { createBackupThread } from "./run-in-thread.ts";
import { createScheduledBackups } from "./scheduled-backups.ts";
import type { ScheduledReply } from "./scheduled-reply.ts";

const longestMs = 60_000;
const hourMs = 3_600_000;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-scheduled-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describeDatabases("scheduled backups", (open) => {
  async function prepare(
    thread: { run: () => Promise<ScheduledReply> } | undefined,
    change: { database?: TestDatabase; backups?: undefined } = {},
  ) {
    const database = change.database ?? (await open());
    if (!change.database) onTestFinished(() => database.close());
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
        backups: "backups" in change ? undefined : { dir, everyMs: 24 * hourMs, kept: 2 },
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
      thread: thread
        ? { ...thread, end: async () => undefined }
        : createBackupThread({ longestMs }),
    });
    for (const [id, role] of change.database
      ? []
      : [
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
    return { database, dir, backups, queue, planned, pass, emails, figures, logged };
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

  test("BACKUP-13: operators who can’t be told, a plan that can’t be written at once, or a thread that breaks end no backups", async () => {
    let refusals = 0;
    const { backups, queue, planned, pass, database, logged } = await prepare({
      async run() {
        if (refusals > 0) throw new Error("no threads");
        refusals = 3;
        return { state: "failed", reason: "full", isExplained: true };
      },
    });
    const { db } = database;
    const { transaction } = db;
    onTestFinished(() => void (db.transaction = transaction));
    db.transaction = () => {
      if (refusals < 2) return transaction.call(db);
      refusals -= 1;
      throw new Error("disk full");
    };
    await backups.plan();
    pass(60_000);
    await queue.runNext();
    expect(await planned()).toEqual(["backups.make 60"]);
    // the failure, the email, the first plan
    expect(logged).toHaveLength(3);
    pass(hourMs);
    await queue.runNext();
    expect(await planned()).toEqual(["backups.make 60"]);
    expect(logged).toHaveLength(4);
  });

  test("BACKUP-13: operators are told where a backup lacks stored files; another one at work is no failure, unless it never ends", async () => {
    const replies: ScheduledReply[] = [{ state: "made", damaged: 3, warning: undefined }];
    const { backups, queue, planned, pass, emails, figures } = await prepare({
      run: async () => replies.shift() ?? { state: "busy" },
    });
    await backups.plan();
    pass(60_000);
    await queue.runNext();
    expect(await emails()).toMatchObject([
      {
        subject: "The backup of app.example.org lacks files",
        text: expect.stringContaining("(3)"),
      },
    ]);
    pass(24 * hourMs);
    await queue.runNext();
    expect(await planned()).toEqual(["backups.make 5"]);
    expect(figures.has("vitrine_backup_failures_total")).toBe(false);
    pass(12 * hourMs);
    await queue.runNext();
    expect(figures.get("vitrine_backup_failures_total")).toBe(1);
    expect(await emails()).toHaveLength(2);
  });

  test("BACKUP-12: a name of a moment to come plans nothing", async () => {
    const { backups, dir, planned } = await prepare(undefined);
    await mkdir(dir);
    await writeFile(join(dir, backupName(Date.UTC(2037, 0))), "");
    await backups.plan();
    expect(await planned()).toEqual(["backups.make 1"]);
  });

  test("BACKUP-16: a start leaves the plan of other processes, and the backup that one of them is making", async () => {
    const done = Promise.withResolvers<ScheduledReply>();
    const first = await prepare({ run: () => done.promise });
    const { database } = first;
    await first.backups.plan();
    const without = await prepare(undefined, { database, backups: undefined });
    await without.backups.plan();
    // of a SQLite there is one process, which followed the plan until its settings changed
    expect(await first.planned()).toEqual(database.dialect === "sqlite" ? [] : ["backups.make 1"]);
    if (database.dialect === "sqlite") return;
    first.pass(60_000);
    const running = first.queue.runNext();
    await expect
      .poll(() => database.db.selectFrom("jobs").select("claimedUntil").executeTakeFirst())
      .toMatchObject({ claimedUntil: expect.any(Number) });
    const second = await prepare(undefined, { database });
    await second.backups.plan();
    expect(await first.planned()).toEqual(["backups.make 0"]);
    done.resolve({ state: "made", damaged: 0, warning: undefined });
    await running;
    expect(await first.planned()).toEqual(["backups.make 1440"]);
    without.pass(37 * hourMs);
    await without.backups.plan();
    expect(await first.planned()).toEqual([]);
  });
});

test("BACKUP-13: a backup that hangs is given up, and told of", async () => {
  const dataDir = await temporaryFolder();
  await (await openDatabase({ dataDir })).close();
  const source = { dataDir, databaseUrl: undefined, databaseTimeouts: defaultTimeouts };
  const work = { dir: join(dataDir, "many"), kept: 1, source: { ...source, program: "0.1.0" } };
  expect(await createBackupThread({ longestMs: 1 }).run(work)).toMatchObject({
    state: "failed",
    reason: expect.stringContaining("took longer than"),
  });
});

test("BACKUP-12: a server that ends gives up the backup that is under way, and that is no failure; the next one begins anew", async () => {
  const dataDir = await temporaryFolder();
  const database = await openDatabase({ dataDir });
  await sql`create table migrations (name text primary key)`.execute(database.db);
  await sql`insert into migrations values ('001-accounts')`.execute(database.db);
  await database.close();
  const storage = await createFileStorage(join(dataDir, "storage"));
  for (let number = 0; number < 200; number += 1) {
    const bytes = Buffer.from(`file ${number}`);
    await storage.put(contentHash(bytes), bytes);
  }
  const thread = createBackupThread({ longestMs });
  const source = { dataDir, databaseUrl: undefined, databaseTimeouts: defaultTimeouts };
  const dir = join(dataDir, "many");
  const work = { dir, kept: 1, source: { ...source, program: "0.1.0" } };
  const names = async () => (await readdir(dir).catch(() => [])).join(" ");
  const running = thread.run(work);
  await expect.poll(names, { interval: 2, timeout: 30_000 }).toContain(".tar.part");
  await thread.end();
  expect(await running).toEqual({ state: "stopped" });
  expect(await backupsIn(dir)).toEqual([]);
  const next = await createBackupThread({ longestMs }).run(work);
  expect(next).toEqual({ state: "made", damaged: 0, warning: undefined });
  expect(await backupsIn(dir)).toHaveLength(1);
  expect(await names()).not.toContain(".part");
});
