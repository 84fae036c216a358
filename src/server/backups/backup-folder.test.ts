import { mkdir, mkdtemp, open, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { defaultTimeouts } from "../db/timeouts.ts";
import { createFileStorage } from "../storage/file-storage.ts";
import { contentHash } from "../storage/storage.ts";
import { backupName, backupsIn, newestIn, thinBackups } from "./backup-folder.ts";
import { openInFolder } from "./folder-target.ts";
import { makeBackup } from "./make-backup.ts";
import { readBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-folder-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An installation with a table for what was sent, and a folder for its backups. */
async function installation() {
  const dataDir = await temporaryFolder();
  const dir = join(dataDir, "many");
  const storage = await createFileStorage(join(dataDir, "storage"));
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const { db } = database;
  await sql`create table migrations (name text primary key, "doneAt" text)`.execute(db);
  await sql`insert into migrations values ('001-accounts', '')`.execute(db);
  await sql`create table assets (hash text)`.execute(db);
  await sql`create table "keptFiles" (hash text)`.execute(db);
  const source = {
    dataDir,
    databaseUrl: undefined,
    databaseTimeouts: defaultTimeouts,
    program: "0.1.0",
  };
  return {
    dir,
    storage,
    place: (hash: string) => join(dataDir, "storage", hash.slice(0, 2), hash.slice(2)),
    async store(text: string): Promise<string> {
      const bytes = Buffer.from(text);
      await storage.put(contentHash(bytes), bytes);
      return contentHash(bytes);
    },
    need: (hash: string) => sql`insert into assets values (${hash})`.execute(db),
    keep: (hash: string) => sql`insert into "keptFiles" values (${hash})`.execute(db),
    async make(
      at: number,
      {
        name = backupName(at),
        check,
        sleep = async () => undefined,
      }: {
        name?: string;
        check?: (path: string) => Promise<void>;
        sleep?: () => Promise<void>;
      } = {},
    ) {
      const target = await openInFolder(dir, name, () => at);
      return makeBackup({
        source,
        target,
        now: () => at,
        clock: { sleep },
        ...(check && { check }),
      });
    },
    names: async () => (await readdir(dir)).filter((name) => name !== "content").toSorted(),
    async shared(): Promise<string[]> {
      const all = await readdir(join(dir, "content"), { recursive: true, withFileTypes: true });
      const files = all.filter((entry) => entry.isFile());
      return files.map((entry) => entry.parentPath.slice(-2) + entry.name).toSorted();
    },
  };
}

const day = (number: number) => Date.UTC(2026, 0, number);

test("BACKUP-14: the newest are kept with what they need, and those that somebody named; the last one stays whatever is asked, and where one can’t be read no stored file goes", async () => {
  const { dir, make, store, storage, names, shared } = await installation();
  const hashes: string[] = [];
  async function makeOf(number: number, name?: string): Promise<void> {
    const hash = await store(`content of day ${number}`);
    hashes.push(hash);
    await make(day(number), name === undefined ? {} : { name });
    await storage.remove(hash);
  }
  await makeOf(1);
  await makeOf(2, "before the move.tar");
  await makeOf(3);
  await makeOf(4);
  await writeFile(join(dir, `${backupName(0)}.part`), "half");
  await writeFile(join(dir, "notes.txt"), "mine");
  await writeFile(join(dir, "photos.tar"), "of another program");
  const made = backupName(day(4));
  await thinBackups(dir, { keep: 2, made, isComplete: false });
  expect(await names()).toEqual([
    "before the move.tar",
    "notes.txt",
    "photos.tar",
    backupName(day(3)),
    made,
  ]);
  expect(await shared()).toHaveLength(4);
  await thinBackups(dir, { keep: 2, made, isComplete: true });
  expect(await shared()).toEqual(hashes.slice(1).toSorted());
  for (const name of ["before the move.tar", backupName(day(3)), made])
    await readBackup(join(dir, name));

  await truncate(join(dir, "before the move.tar"), 700);
  await expect(thinBackups(dir, { keep: 0, made, isComplete: true })).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringMatching(/before the move\.tar is damaged: remove it/),
  });
  expect((await backupsIn(dir)).map(({ name }) => name)).toEqual([made]);
  expect(await shared()).toHaveLength(3);
  await mkdir(join(dir, "empty"));
  await thinBackups(join(dir, "empty"), { keep: 1, made, isComplete: true });
});

test("BACKUP-17: names of moments to come never push out the one that was made, and tell nothing", async () => {
  const { dir, make, names } = await installation();
  for (const at of [day(1), Date.UTC(2037, 0), Date.UTC(2038, 0), day(2)]) await make(at);
  expect(await newestIn(dir, day(2))).toEqual({
    newest: day(2),
    ahead: [backupName(Date.UTC(2038, 0)), backupName(Date.UTC(2037, 0))],
  });
  // clocks may differ by five minutes
  expect((await newestIn(dir, day(2) - 300_000)).newest).toBe(day(2));
  expect((await newestIn(dir, day(2) - 300_001)).newest).toBe(day(1));
  const made = backupName(day(2));
  await thinBackups(dir, { keep: 3, made, isComplete: true });
  expect(await names()).toEqual([backupName(day(1)), made, backupName(Date.UTC(2038, 0))]);
  await thinBackups(dir, { keep: 1, made, isComplete: true });
  expect(await names()).toEqual([made]);
});

test("BACKUP-18: an archive that reads differently from what was written gets no name and doesn’t stay", async () => {
  const { dir, make, names } = await installation();
  const check = async (path: string) => {
    const file = await open(path, "r+");
    await file.write(Buffer.from("x"), 0, 1, 700);
    await file.close();
    await readBackup(path, { isFresh: true });
  };
  await expect(make(day(1), { check })).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringContaining("was written, and reads differently: check the disk"),
  });
  expect(await names()).toEqual([]);
  await make(day(1), { check: async (path) => void (await readBackup(path)) });
  expect(await backupsIn(dir)).toHaveLength(1);
});

test("BACKUP-19: what the disk has cut off, altered or lost comes from earlier backups, and outlives them; what none has is named", async () => {
  const { dir, make, store, need, place, storage, shared } = await installation();
  const cut = await store("an upload that is cut off");
  const gone = await store("an upload that is lost");
  const removed = await store("of a site that was deleted");
  await need(cut);
  await need(gone);
  await make(day(1));
  await truncate(place(cut), 0);
  await rm(place(gone));
  await storage.remove(removed);
  expect((await make(day(2))).damaged).toEqual([]);
  const made = backupName(day(2));
  await thinBackups(dir, { keep: 1, made, isComplete: true });
  expect(await shared()).toEqual([cut, gone].toSorted());
  const dataDir = await temporaryFolder();
  await restoreBackup({ path: join(dir, made), dataDir, databaseUrl: undefined });
  const restored = await createFileStorage(join(dataDir, "storage"));
  expect((await restored.get(cut))?.toString()).toBe("an upload that is cut off");
  expect((await restored.get(gone))?.toString()).toBe("an upload that is lost");

  await writeFile(join(dir, "content", gone.slice(0, 2), gone.slice(2)), "an upload that is rot!");
  const unknown = "0".repeat(64);
  await need(unknown);
  await need("no hash");
  expect((await make(day(3))).damaged).toEqual([gone, unknown].toSorted());
});

test("BACKUP-06: what the server has noted and is about to store is waited for; what never comes is named", async () => {
  const { make, store, keep, storage } = await installation();
  const words = ["a script", "a font"];
  const [script = "", font = ""] = words.map((text) => contentHash(Buffer.from(text)));
  await keep(script);
  await keep(font);
  await keep("no hash");
  let waits = 0;
  const summary = await make(day(1), {
    sleep: async () => {
      const text = words[waits];
      waits += 1;
      if (text !== undefined) await store(text);
    },
  });
  expect(summary).toMatchObject({ damaged: [], contents: { count: 2 } });
  expect(waits).toBe(2);
  const never = "0".repeat(64);
  await keep(never);
  waits = 0;
  const sleep = async () => void (waits += 1);
  expect((await make(day(2), { sleep })).damaged).toEqual([never]);
  expect(waits).toBe(59);
  // what an earlier backup has is waited for no more
  await storage.remove(script);
  await storage.remove(font);
  expect((await make(day(3))).damaged).toEqual([never]);
});
