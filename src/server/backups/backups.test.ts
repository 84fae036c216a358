import {
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { type TestDatabase, describeDatabases } from "../../../test/databases.ts";
import { refusal } from "../../../test/refusal.ts";
import { trySmallDisk } from "../../../test/small-disk.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/list.ts";
import { openDatabase } from "../db/open-database.ts";
import { sqliteName } from "../db/sqlite-file.ts";
import { defaultTimeouts } from "../db/timeouts.ts";
import { createFileStorage } from "../storage/file-storage.ts";
import { contentHash } from "../storage/storage.ts";
import { backupName } from "./backup-folder.ts";
import { checksumName, countContents, summaryName } from "./backup-format.ts";
import type { BackupTarget } from "./backup-target.ts";
import { openInFolder } from "./folder-target.ts";
import { isBackup } from "./is-backup.ts";
import { makeBackup } from "./make-backup.ts";
import { namedPath } from "./named-path.ts";
import { openOneFile } from "./one-file-target.ts";
import { readBackup } from "./read-backup.ts";
import { replaceDatabase, setAside } from "./replace-database.ts";
import { restoreBackup, roomFor } from "./restore-backup.ts";
import { refuseHalfLoaded, refuseHalfRestored } from "./staging.ts";
import { createTarWriter } from "./tar-writer.ts";

const moment = Date.UTC(2026, 10, 26, 3);
const now = () => moment;
const words = ["a page", "a picture".repeat(90_000), "", "Привет"];

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-backups-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function store(dataDir: string, contents: readonly (string | Buffer)[]): Promise<string[]> {
  const storage = await createFileStorage(join(dataDir, "storage"));
  const hashes: string[] = [];
  for (const content of contents) {
    const bytes = Buffer.from(content);
    await storage.put(contentHash(bytes), bytes);
    hashes.push(contentHash(bytes));
  }
  return hashes;
}

async function fill({ db, dataDir }: TestDatabase): Promise<void> {
  await store(dataDir, words);
  await mkdir(join(dataDir, "sites"));
  await writeFile(join(dataDir, "sites", "7.json"), '{"site":7}');
  const createdAt = "2026-11-26T02:00:00.123Z";
  for (const id of ["u1", "u2"])
    await sql`insert into users (id, email, name, "emailVerified", "createdAt", "updatedAt", role)
      values (${id}, ${`${id}@example.org`}, ${`O'Neil "\\" \n Ж ${id}`}, ${id === "u1" ? sql`true` : sql`false`}, ${createdAt}, ${createdAt}, 'owner')`.execute(
      db,
    );
  await db.insertInto("settings").values({ name: "visitorSecret", value: "s3cret" }).execute();
  const job = { kind: "mail.send", payload: "{}", runAt: 9_007_199_254_740_991, createdAt: 1 };
  await db.insertInto("jobs").values([job, job, job]).execute();
  // the last number was given out, and its row is gone
  await sql`delete from jobs where id = 3`.execute(db);
}

/** Every row of every table, as the database shows it. */
async function rowsOf({ db }: Pick<TestDatabase, "db">): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables();
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    rows[name] = found.rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return rows;
}

async function backUp(database: TestDatabase, target: BackupTarget) {
  const { dataDir, databaseUrl } = database;
  const source = { dataDir, databaseUrl, databaseTimeouts: defaultTimeouts, program: "0.1.0" };
  return makeBackup({ source, target, now });
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

describeDatabases("a backup", (open, dialect) => {
  async function filled(): Promise<TestDatabase> {
    const database = await open();
    onTestFinished(() => database.close());
    await fill(database);
    return database;
  }

  /** An empty place of the same kind. */
  async function emptyPlace(): Promise<{ dataDir: string; databaseUrl: string | undefined }> {
    const dataDir = await temporaryFolder();
    if (dialect === "sqlite") return { dataDir, databaseUrl: undefined };
    const { databaseUrl, close } = await open("empty");
    onTestFinished(close);
    return { dataDir, databaseUrl };
  }

  const places = dialect === "sqlite" ? (["inside", "beside"] as const) : (["inside"] as const);
  test.each(places)(
    "BACKUP-01: with stored files %s gives back the same rows and files, which only their owner reads",
    async (where) => {
      const database = await filled();
      const folder = await temporaryFolder();
      const path = join(folder, where === "inside" ? "one.tar" : backupName(moment));
      const target =
        where === "inside"
          ? await openOneFile(path, now)
          : await openInFolder(folder, backupName(moment), now);
      await backUp(database, target);
      const modes = await Promise.all(
        (await filesBelow(folder)).map(async (name) => (await stat(join(folder, name))).mode),
      );
      expect(new Set(modes.map((mode) => mode & 0o777))).toEqual(new Set([0o600]));
      expect((await filesBelow(folder)).filter((name) => /part|sqlite/.test(name))).toEqual([]);

      const place = await emptyPlace();
      await restoreBackup({ path, ...place });
      const restored = await openDatabase(place);
      expect(await rowsOf(restored)).toEqual(await rowsOf(database));
      await restored.db
        .insertInto("jobs")
        .values({ kind: "a", payload: "", runAt: 0, createdAt: 0 })
        .execute();
      const { id } = await restored.db
        .selectFrom("jobs")
        .select("id")
        .where("kind", "=", "a")
        .executeTakeFirstOrThrow();
      expect(id, "numbers go on").toBe(4);
      await restored.close();
      const stored = (name: string) => /^(?:storage|sites)\//.test(name);
      const files = (await filesBelow(place.dataDir)).filter(stored);
      expect(files).toEqual((await filesBelow(database.dataDir)).filter(stored));
      for (const name of files)
        expect(await readFile(join(place.dataDir, name))).toEqual(
          await readFile(join(database.dataDir, name)),
        );
    },
  );

  test("BACKUP-02: nothing is overwritten: neither a file, nor a folder, nor a database", async () => {
    const database = await filled();
    const folder = await temporaryFolder();
    const path = join(folder, "one.tar");
    await backUp(database, await openOneFile(path, now));
    const before = await readFile(path);
    expect(await refusal(openOneFile(path, now))).toContain("exists already");
    expect(await readFile(path)).toEqual(before);

    const { dataDir, databaseUrl } = database;
    const rows = await rowsOf(database);
    expect(await refusal(restoreBackup({ path, dataDir, databaseUrl }))).toContain(
      "nothing is overwritten",
    );
    if (databaseUrl !== undefined) {
      const elsewhere = { dataDir: await temporaryFolder(), databaseUrl };
      expect(await refusal(restoreBackup({ path, ...elsewhere }))).toContain("has tables already");
    }
    expect(await rowsOf(database)).toEqual(rows);
  });

  test("BACKUP-10: of an earlier version comes back as it was, for the next start to bring up", async () => {
    const old = await open("empty");
    onTestFinished(() => old.close());
    const steps = Object.fromEntries(Object.entries(migrations).slice(0, 20));
    await migrate(old, { steps });
    await old.db.insertInto("settings").values({ name: "secret", value: "x" }).execute();
    const path = join(await temporaryFolder(), "old.tar");
    await backUp(old, await openOneFile(path, now));
    const place = await emptyPlace();
    await restoreBackup({ path, ...place });
    const restored = await openDatabase(place);
    const rows = await rowsOf(restored);
    expect(rows).toEqual(await rowsOf(old));
    expect(await migrate(restored)).toEqual(Object.keys(migrations).slice(20));
    await restored.close();
  });

  test("BACKUP-21: one whose restore was cut short is refused until its database is there, which needs nothing else", async () => {
    const empty = await open("empty");
    onTestFinished(() => empty.close());
    const staging = join(empty.dataDir, "restoring");
    await mkdir(staging);
    await writeFile(join(staging, "rows.json"), "[]");
    if (dialect === "sqlite") {
      await rm(join(empty.dataDir, "vitrine.sqlite"), { force: true });
      expect(() => refuseHalfRestored(empty.dataDir)).toThrow(/was interrupted/);
      await writeFile(join(empty.dataDir, "vitrine.sqlite"), "");
      expect(() => refuseHalfRestored(empty.dataDir)).not.toThrow();
      return;
    }
    expect(await refusal(refuseHalfLoaded(empty.dataDir, empty))).toContain("was interrupted");
    await sql`create table migrations (name text)`.execute(empty.db);
    await refuseHalfLoaded(empty.dataDir, empty);
    expect(existsSync(staging)).toBe(false);
  });

  test("BACKUP-03: of a newer version is refused in words", async () => {
    const database = await filled();
    const folder = await temporaryFolder();
    const path = join(folder, "one.tar");
    await database.db
      .insertInto("migrations" as "settings")
      .values({ name: "999-later", doneAt: "2027" } as never)
      .execute();
    await backUp(database, await openOneFile(path, now));
    const place = await emptyPlace();
    expect(await refusal(restoreBackup({ path, ...place }))).toContain("newer version");
    expect(await readdir(place.dataDir)).toEqual([]);
  });
});

describe("a backup that is not what it was", () => {
  async function aBackup() {
    const folder = await temporaryFolder();
    const dataDir = await temporaryFolder();
    const database = await openDatabase({ dataDir });
    await sql`create table migrations (name text primary key, "doneAt" text not null)`.execute(
      database.db,
    );
    await database.close();
    await store(dataDir, ["a page", "another".repeat(300)]);
    const path = join(folder, "one.tar");
    const source = {
      dataDir,
      databaseUrl: undefined,
      databaseTimeouts: defaultTimeouts,
      program: "0.1.0",
    };
    await sqlite(dataDir, `insert into migrations values ('001-accounts', '')`);
    await makeBackup({ source, target: await openOneFile(path, now), now });
    return { path, folder, source };
  }

  async function sqlite(dataDir: string, statement: string): Promise<void> {
    const database = await openDatabase({ dataDir });
    await sql.raw(statement).execute(database.db);
    await database.close();
  }

  /** A backup of nothing but a database that somebody changed, whose checksums are right. */
  async function crafted(statements: string, spoil = (bytes: Buffer) => bytes): Promise<string> {
    const folder = await temporaryFolder();
    const file = new SqliteFile(join(folder, sqliteName));
    file.exec(`create table migrations (name text primary key, "doneAt" text not null);
      insert into migrations values ('001-accounts', '');
      create table homes (id integer primary key);
      create table guests (home integer not null references homes (id), words text);
      insert into homes values (1);
      insert into guests select 1, hex(randomblob(500)) from json_each('[1,2,3,4,5,6,7,8,9]');
      pragma foreign_keys = off; ${statements}`);
    file.close();
    const bytes = spoil(await readFile(join(folder, sqliteName)));
    const digest = (content: Buffer) => createHash("sha256").update(content).digest("hex");
    const summary = Buffer.from(
      JSON.stringify({
        format: 1,
        madeAt: new Date(moment).toISOString(),
        program: "0.1.0",
        dialect: "sqlite",
        migrations: ["001-accounts"],
        files: [{ name: sqliteName, bytes: bytes.length, hash: digest(bytes) }],
        contents: { where: "inside", ...countContents().total() },
        damaged: [],
      }),
    );
    const path = join(folder, "one.tar");
    const archive = await open(path, "w");
    const writer = createTarWriter(archive, 0, now);
    for (const [name, content] of [
      [sqliteName, bytes],
      [summaryName, summary],
      [checksumName, Buffer.from(`${digest(summary)}  ${summaryName}\n`)],
    ] as const)
      await writer.add({ name, bytes: content.length }, [content]);
    await writer.end();
    await archive.close();
    return path;
  }

  test.each([
    [
      "is malformed",
      "",
      (bytes: Buffer) => bytes.fill(0x41, 4_096),
      /is damaged \(.+\): use another/,
    ],
    ["is cut in half", "", (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1), /is damaged/],
    ["is none", "", () => Buffer.from("x".repeat(9_000)), /is damaged \(file is not a database\)/],
    [
      "has a trigger",
      "create trigger evil after insert on homes begin delete from guests; end",
      undefined,
      /didn’t make \(evil\)/,
    ],
    ["has a view", "create view evil as select 1", undefined, /didn’t make \(evil\)/],
    ["has a row of none", "delete from homes", undefined, /a row of guests belongs to one that/],
  ] as const)(
    "BACKUP-570: one whose checksums are right and whose SQLite %s is refused, and nothing is put in place or replaced",
    async (_, statements, spoil, told) => {
      const path = await crafted(statements, spoil);
      await readBackup(path);
      const dataDir = await temporaryFolder();
      expect(await refusal(restoreBackup({ path, dataDir, databaseUrl: undefined }))).toMatch(told);
      expect(await readdir(dataDir)).toEqual([]);
      await writeFile(join(dataDir, sqliteName), "the one that is there");
      expect(await refusal(replaceDatabase({ path, isBackup: true, dataDir }))).toMatch(told);
      expect(await filesBelow(dataDir)).toEqual([sqliteName]);
      expect(await readFile(join(dataDir, sqliteName), "utf8")).toBe("the one that is there");
    },
  );

  test("BACKUP-570: one that nobody changed so is restored", async () => {
    const dataDir = await temporaryFolder();
    await restoreBackup({ path: await crafted(""), dataDir, databaseUrl: undefined });
    expect(await readdir(dataDir)).toEqual([sqliteName]);
  });

  test("BACKUP-04: is refused wherever it is cut off, and nothing of it is restored", async () => {
    const { path } = await aBackup();
    await readBackup(path);
    const { size } = await stat(path);
    const dataDir = await temporaryFolder();
    const lengths = [size - 1, size - 1_024, size - 2_048, size >> 1, 700, 512, 100, 0];
    for (const length of lengths) {
      await truncate(path, length);
      expect(await refusal(readBackup(path)), `${length}`).toMatch(
        /isn’t whole|isn’t a Vitrine backup/,
      );
      await refusal(restoreBackup({ path, dataDir, databaseUrl: undefined }));
      expect(await readdir(dataDir)).toEqual([]);
    }
  });

  test("BACKUP-04: is refused whichever of its bytes is another one", async () => {
    const { path } = await aBackup();
    const bytes = await readFile(path);
    for (let place = 0; place < bytes.length; place += 397) {
      const spoilt = Buffer.from(bytes);
      spoilt[place] = (spoilt[place] ?? 0) ^ 0x21;
      await writeFile(path, spoilt);
      const isPadding = await readBackup(path).then(
        () => true,
        (error: unknown) => {
          expect(error).toHaveProperty("name", "StartError");
          return false;
        },
      );
      // what fills up blocks is nobody's
      if (isPadding) expect(bytes[place], `byte ${place}`).toBe(0);
    }
  });

  test("BACKUP-04: is refused where a stored file, or the end, was cut out of it", async () => {
    const { path } = await aBackup();
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(1_024));
    expect(await refusal(readBackup(path))).toMatch(
      /stored files are missing|isn’t a Vitrine backup/,
    );
  });

  test.each([
    ["a text", Buffer.from("x".repeat(5_000))],
    ["nothing", Buffer.alloc(0)],
    ["an empty archive", Buffer.alloc(10_240)],
  ])("BACKUP-04: %s is no backup", async (_, bytes) => {
    const path = join(await temporaryFolder(), "other.tar");
    await writeFile(path, bytes);
    expect(await refusal(readBackup(path))).toMatch(
      /isn’t a Vitrine backup|isn’t whole|is damaged/,
    );
  });

  test("BACKUP-04: names that climb out of the folder are no part of a backup", async () => {
    const { path, folder } = await aBackup();
    const file = await open(path, "w");
    const writer = createTarWriter(file, 0, now);
    await writer.add({ name: "sites/../../evil.json", bytes: 1 }, [Buffer.from("x")]);
    await writer.end();
    await file.close();
    expect(await refusal(readBackup(path, { into: join(folder, "into") }))).toContain(
      "isn’t a Vitrine backup",
    );
    expect(existsSync(join(folder, "evil.json"))).toBe(false);
  });

  test("BACKUP-05: one that was killed goes on with the stored files that it has, and trusts none that is damaged", async () => {
    const { path, source } = await aBackup();
    const bytes = await readFile(path);
    await rm(path);
    const part = `${path}.part`;
    await writeFile(part, bytes.subarray(0, 1_500));
    expect(await refusal(readBackup(part))).toContain("was never finished");
    const target = await openOneFile(path, now);
    expect(target.resumed.size).toBe(1);
    await makeBackup({ source, target, now });
    expect(existsSync(part)).toBe(false);
    expect((await readBackup(path)).contents.count).toBe(2);

    await rm(path);
    const spoilt = Buffer.from(bytes.subarray(0, 1_500));
    spoilt[513] = 0;
    await writeFile(part, spoilt);
    const again = await openOneFile(path, now);
    expect(again.resumed.size).toBe(0);
    await again.close();
    await writeFile(part, "somebody’s notes".repeat(100));
    expect(await refusal(openOneFile(path, now))).toContain("isn’t an unfinished backup");
  });

  test("BACKUP-06: a stored file that its disk has damaged is left out and named", async () => {
    const { path, source } = await aBackup();
    await rm(path);
    const [hash = ""] = await store(source.dataDir, ["a page"]);
    await writeFile(join(source.dataDir, "storage", hash.slice(0, 2), hash.slice(2)), "a pagE");
    await makeBackup({ source, target: await openOneFile(path, now), now });
    expect(await readBackup(path)).toMatchObject({ damaged: [hash], contents: { count: 1 } });
  });

  test("BACKUP-07: one of a folder copies only what those before it don’t have, and needs room for all of it", async () => {
    const { folder, source } = await aBackup();
    const shared = join(folder, "many");
    await makeBackup({ source, target: await openInFolder(shared, "1.tar", now), now });
    const first = await filesBelow(join(shared, "content"));
    const times = async () =>
      Promise.all(first.map(async (name) => (await stat(join(shared, "content", name))).ctimeMs));
    const before = await times();
    const [fresh = ""] = await store(source.dataDir, ["a new one"]);
    await makeBackup({ source, target: await openInFolder(shared, "2.tar", now), now });
    expect(await times()).toEqual(before);
    const all = await filesBelow(join(shared, "content"));
    expect(all).toHaveLength(first.length + 1);
    const second = await readBackup(join(shared, "2.tar"));
    expect(second.contents.count).toBe(3);
    const { size } = await stat(join(shared, "2.tar"));
    expect(await roomFor(join(shared, "2.tar"))).toBe(size + second.contents.bytes);
    expect(await roomFor(shared)).toBeLessThanOrEqual((await stat(shared)).size);
    expect(await roomFor(join(shared, "3.tar"))).toBe(0);
    await rm(join(shared, "content", fresh.slice(0, 2), fresh.slice(2)));
    expect(await refusal(readBackup(join(shared, "2.tar")))).toContain("is missing");
    await readBackup(join(shared, "1.tar"));
  });

  test("BACKUP-15: the database of a backup takes the place of another one, which is kept, with the stored files that are gone by now", async () => {
    const { path, source } = await aBackup();
    const { dataDir } = source;
    const [lost = "", kept = ""] = await store(dataDir, ["a page", "stored since"]);
    const stored = (hash: string) => join(dataDir, "storage", hash.slice(0, 2), hash.slice(2));
    await rm(stored(lost));
    await sqlite(dataDir, `insert into migrations values ('002-work', '')`);
    expect(await isBackup(path)).toBe(true);
    const aside = await replaceDatabase({ path, isBackup: true, dataDir });
    const names = async (folder: string) => {
      const database = await openDatabase({ dataDir: folder });
      const { rows } = await sql`select name from migrations order by name`.execute(database.db);
      await database.close();
      return rows;
    };
    expect(await names(dataDir)).toEqual([{ name: "001-accounts" }]);
    expect(await names(aside)).toEqual([{ name: "001-accounts" }, { name: "002-work" }]);
    expect(await readFile(stored(lost), "utf8")).toBe("a page");
    expect(await readFile(stored(kept), "utf8")).toBe("stored since");
    expect((await stat(join(dataDir, "vitrine.sqlite"))).mode & 0o777).toBe(0o600);

    await truncate(path, 3_000);
    expect(await refusal(replaceDatabase({ path, isBackup: true, dataDir }))).toContain("whole");
    expect(await names(dataDir)).toEqual([{ name: "001-accounts" }]);
    expect(await isBackup(join(dataDir, "vitrine.sqlite"))).toBe(false);
    expect(await isBackup(dataDir)).toBe(false);
  });

  test("BACKUP-20: a database that is set aside goes before its log, so that none is opened that lost its log", async () => {
    const folder = await temporaryFolder();
    const path = join(folder, "vitrine.sqlite");
    for (const end of ["", "-wal", "-shm"]) await writeFile(path + end, "x");
    const aside = join(folder, "aside");
    await mkdir(aside);
    let moves = 0;
    const killed = setAside(path, aside, async (from, to) => {
      if ((moves += 1) > 1) throw new Error("killed");
      await rename(from, to);
    });
    await expect(killed).rejects.toThrow("killed");
    expect(existsSync(path)).toBe(false);
    await setAside(path, aside);
    expect(await readdir(aside)).toHaveLength(3);
  });

  const disk = trySmallDisk();
  test.runIf(disk)(
    "BACKUP-08: a full disk leaves no file that passes for whole, and the next try goes on",
    async () => {
      if (!disk) return;
      onTestFinished(() => disk.remove());
      const { source } = await aBackup();
      await store(
        source.dataDir,
        Array.from({ length: 12 }, (_, number) => Buffer.alloc(1_048_576, number + 1)),
      );
      const path = join(disk.folder, "one.tar");
      await writeFile(join(disk.folder, "other"), Buffer.alloc(16 * 1_048_576));
      const failing = makeBackup({ source, target: await openOneFile(path, now), now });
      expect(await refusal(failing)).toMatch(/isn’t enough room for .*one\.tar: free up space/);
      expect(existsSync(path)).toBe(false);
      await refusal(readBackup(`${path}.part`));
      await rm(join(disk.folder, "other"));
      const target = await openOneFile(path, now);
      expect(target.resumed.size).toBeGreaterThan(2);
      await makeBackup({ source, target, now });
      expect((await readBackup(path)).contents.count).toBe(14);

      const small = join(disk.folder, "data");
      await mkdir(small);
      expect(
        await refusal(restoreBackup({ path, dataDir: small, databaseUrl: undefined })),
      ).toContain("isn’t enough room in");
      expect(await readdir(small)).toEqual([]);
    },
  );

  test.each(["s3://bucket/one.tar", "https://example.org/one.tar", "S3://bucket"])(
    "BACKUP-09: %s is refused in words",
    (name) => {
      expect(() => namedPath(name, {})).toThrow(/addresses can’t be used here/);
    },
  );
});
