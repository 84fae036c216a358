import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createCutDatabase } from "../../../test/cut-database.ts";
import { createPostgresDatabase } from "../../../test/postgres.ts";
import { refusal } from "../../../test/refusal.ts";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/list.ts";
import { openDatabase } from "../db/open-database.ts";
import { sqliteName } from "../db/sqlite-file.ts";
import { defaultTimeouts } from "../db/timeouts.ts";
import { makeBackup } from "./make-backup.ts";
import { openOneFile } from "./one-file-target.ts";
import { type TableColumn, tablesOfPostgres } from "./postgres-tables.ts";
import { restoreBackup } from "./restore-backup.ts";
import { jsonOf } from "./row-json.ts";

const now = () => Date.UTC(2026, 10, 28, 3);

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-move-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A SQLite with the tables of so many steps; all of them where it isn’t said. */
async function sqliteFolder(steps = Object.keys(migrations).length): Promise<string> {
  const dataDir = await temporaryFolder();
  const database = await openDatabase({ dataDir });
  await migrate(database, {
    steps: Object.fromEntries(Object.entries(migrations).slice(0, steps)),
  });
  await database.close();
  return dataDir;
}

/** Works on the file of a folder, past all checks of the program. */
function change(dataDir: string, work: (file: SqliteFile.Database) => void): void {
  const file = new SqliteFile(join(dataDir, sqliteName));
  file.pragma("foreign_keys = OFF");
  file.unsafeMode();
  work(file);
  file.close();
}

async function backUp(dataDir: string, databaseUrl?: string): Promise<string> {
  const path = join(await temporaryFolder(), "one.tar");
  const source = {
    dataDir,
    databaseUrl,
    databaseTimeouts: defaultTimeouts,
    program: "0.1.0",
  };
  await makeBackup({ source, target: await openOneFile(path, now), now });
  return path;
}

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly database: Database;
}

/** An empty folder, and an empty PostgreSQL. */
async function emptyPlace(): Promise<Place> {
  const dataDir = await temporaryFolder();
  const { url: databaseUrl, drop } = await createPostgresDatabase();
  const database = await openDatabase({ dataDir, databaseUrl });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return { dataDir, databaseUrl, database };
}

function tablesOf({ db }: Database): Promise<Map<string, TableColumn[]>> {
  return db.transaction().execute(tablesOfPostgres);
}

const linkSchema = z.array(z.object({ from: z.string(), table: z.string(), to: z.string() }));

/** Has a row of every table, and another one with nothing but what it must have; each value another one. */
function fillAll(file: SqliteFile.Database, tables: ReadonlyMap<string, TableColumn[]>): void {
  const linksOf = (table: string) =>
    linkSchema.parse(file.prepare("select * from pragma_foreign_key_list(?)").all(table));

  function valueOf(table: string, { name, type, counts }: TableColumn, n: number): unknown {
    const link = linksOf(table).find(({ from }) => from === name);
    if (link) {
      const other = tables.get(link.table)?.find((column) => column.name === link.to);
      return other && valueOf(link.table, other, n);
    }
    if (counts) return 1_000n + BigInt(n);
    if (type === "bigint") return 9_007_199_254_740_993n + BigInt(n);
    if (type === "integer") return 2_000_000_000n + BigInt(n);
    if (type === "boolean") return BigInt(n % 2);
    if (type === "timestamp with time zone") return `2026-11-2${n}T03:04:05.06${n}Z`;
    return `${table} ${name} ${n} "\\" \u0001\n\\u0000 Ж 👋🏽 \uFFFD`;
  }

  for (const [table, columns] of tables) {
    if (table === "migrations") continue;
    const found = z
      .array(z.object({ name: z.string(), notnull: z.number(), pk: z.number() }))
      .parse(file.prepare("select * from pragma_table_info(?)").all(table));
    const mustBe = new Set(
      found.filter(({ notnull, pk }) => notnull + pk > 0).map(({ name }) => name),
    );
    const insert = file.prepare(
      `insert into "${table}" (${columns.map(({ name }) => `"${name}"`)}) values (${columns.map(() => "?")})`,
    );
    for (const n of [1, 2])
      insert.run(
        columns.map((column) =>
          n === 1 || mustBe.has(column.name) ? valueOf(table, column, n) : null,
        ),
      );
    const counted = columns.find(({ counts }) => counts);
    // the highest number was given out, and its row is gone
    if (counted) file.prepare("update sqlite_sequence set seq = 2000 where name = ?").run(table);
  }
}

/** Every row of every table in words that both dialects can say; SQLite’s types say nothing of times. */
async function wordsOf(
  rowsOf: (query: string) => Promise<unknown[]> | unknown[],
  tables: ReadonlyMap<string, readonly TableColumn[]>,
  words: (column: TableColumn) => string,
): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const [table, columns] of tables) {
    const list = columns.map((column) => `${words(column)} as "${column.name}"`).join(", ");
    const rows = await rowsOf(`select ${list} from "${table}"`);
    all[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return all;
}

function wordsOfSqlite(dataDir: string, tables: ReadonlyMap<string, readonly TableColumn[]>) {
  const file = new SqliteFile(join(dataDir, sqliteName), { readonly: true });
  onTestFinished(() => void file.close());
  const rowsOf = (query: string) => file.prepare(query).all();
  return wordsOf(rowsOf, tables, ({ name }) => `cast("${name}" as text)`);
}

function wordsOfPostgres({ db }: Database, tables: ReadonlyMap<string, readonly TableColumn[]>) {
  return wordsOf(
    async (query) => (await sql.raw(query).execute(db)).rows,
    tables,
    ({ name, type }) => {
      if (type === "timestamp with time zone")
        return `to_char("${name}" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
      return type === "boolean" ? `"${name}"::int::text` : `"${name}"::text`;
    },
  );
}

/** A SQLite with rows in every table and column, and what they are. */
async function filledFolder() {
  const { database } = await emptyPlace();
  await migrate(database);
  const tables = await tablesOf(database);
  const dataDir = await sqliteFolder();
  change(dataDir, (file) => fillAll(file, tables));
  return { dataDir, tables, before: await wordsOfSqlite(dataDir, tables) };
}

async function expectNothing({ dataDir, database }: Place): Promise<void> {
  expect(await readdir(dataDir)).toEqual([]);
  expect((await tablesOf(database)).size).toBe(0);
}

test("BACKUP-460: of SQLite has every table and column, value for value, in PostgreSQL, and numbers go on", async () => {
  const { dataDir, tables, before } = await filledFolder();
  expect(Object.values(before).filter((rows) => rows.length < 2)).toEqual([]);

  const place = await emptyPlace();
  const told: number[] = [];
  await restoreBackup({ path: await backUp(dataDir), ...place, onRows: (n) => void told.push(n) });
  expect(await tablesOf(place.database)).toEqual(tables);
  expect(await wordsOfPostgres(place.database, tables)).toEqual(before);
  expect(told.at(-1)).toBe(Object.values(before).flat().length);
  expect(await readdir(place.dataDir)).toEqual([]);

  const counted = [...tables].filter(([, columns]) => columns.some(({ counts }) => counts));
  expect(counted.length).toBeGreaterThan(3);
  for (const [table] of counted) {
    const { rows } = await sql<{ next: number }>`
      select nextval(pg_get_serial_sequence(quote_ident(${table}), 'id')) as next`.execute(
      place.database.db,
    );
    expect(rows, table).toEqual([{ next: 2_001 }]);
  }
  expect(await migrate(place.database)).toEqual([]);
  // references hold again
  await place.database.db.deleteFrom("sites").execute();
  expect(await place.database.db.selectFrom("operations").select("siteId").execute()).toEqual([]);
});

test("BACKUP-467: of PostgreSQL has every table and column, value for value, in SQLite, and numbers go on", async () => {
  const { dataDir, tables, before } = await filledFolder();
  const moved = await emptyPlace();
  await restoreBackup({ path: await backUp(dataDir), ...moved });

  const back = await temporaryFolder();
  const path = await backUp(moved.dataDir, moved.databaseUrl);
  await restoreBackup({ path, dataDir: back, databaseUrl: undefined });
  expect(await readdir(back)).toEqual(["vitrine.sqlite"]);
  expect((await stat(join(back, sqliteName))).mode & 0o777).toBe(0o600);
  expect(await wordsOfSqlite(back, tables)).toEqual(before);
  const database = await openDatabase({ dataDir: back });
  onTestFinished(() => database.close());
  const job = { kind: "next", payload: "", runAt: 0, createdAt: 0 };
  const { id } = await database.db
    .insertInto("jobs")
    .values(job)
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(id).toBe(2_001);
  expect(await migrate(database)).toEqual([]);
  await database.db.deleteFrom("sites").execute();
  expect(await database.db.selectFrom("operations").select("siteId").execute()).toEqual([]);
});

test("BACKUP-467: a time that only PostgreSQL knows is kept as it says it", async () => {
  const made = await emptyPlace();
  await migrate(made.database);
  await sql`insert into users (id, email, name, "emailVerified", "createdAt", "updatedAt", role)
    values ('u1', 'a', 'Ann', false, 'infinity', '2026-11-26 04:00:00.5+02', 'owner')`.execute(
    made.database.db,
  );
  const dataDir = await temporaryFolder();
  const path = await backUp(made.dataDir, made.databaseUrl);
  await restoreBackup({ path, dataDir, databaseUrl: undefined });
  const file = new SqliteFile(join(dataDir, sqliteName), { readonly: true });
  onTestFinished(() => void file.close());
  expect(file.prepare(`select "emailVerified", "createdAt", "updatedAt" from users`).all()).toEqual(
    [{ emailVerified: 0, createdAt: "infinity", updatedAt: "2026-11-26T02:00:00.500Z" }],
  );
});

test("BACKUP-460: a type that has no rules yet is never guessed at", () => {
  expect(() => jsonOf("x", "jsonb", () => undefined)).toThrow("type jsonb");
});

test("BACKUP-461: of an earlier version and SQLite comes to PostgreSQL as it was, for the next start to bring up", async () => {
  for (const steps of [1, 20, 45]) {
    const dataDir = await sqliteFolder(steps);
    change(dataDir, (file) => file.exec(`insert into settings values ('secret', 'x')`));
    const place = await emptyPlace();
    await restoreBackup({ path: await backUp(dataDir), ...place });
    const { database } = place;
    expect(await database.db.selectFrom("settings").selectAll().execute()).toEqual([
      { name: "secret", value: "x" },
    ]);
    expect(await migrate(database)).toEqual(Object.keys(migrations).slice(steps));
  }
});

test("BACKUP-462: jobs that a process of the SQLite had are nobody’s in PostgreSQL, but those that end processes", async () => {
  const dataDir = await sqliteFolder();
  change(dataDir, (file) =>
    file.exec(`insert into jobs (kind, payload, "runAt", attempts, "claimedUntil", "createdAt")
      values ('a', '{}', 0, 1, 5, 0), ('b', '{}', 0, 3, 5, 0)`),
  );
  const place = await emptyPlace();
  await restoreBackup({ path: await backUp(dataDir), ...place });
  expect(
    await place.database.db.selectFrom("jobs").select(["kind", "claimedUntil"]).execute(),
  ).toEqual(
    expect.arrayContaining([
      { kind: "a", claimedUntil: null },
      { kind: "b", claimedUntil: 5 },
    ]),
  );
});

const user = (email: string, verified = "1", createdAt = "'2026-11-26T02:00:00.123Z'") =>
  `insert into users (id, email, name, "emailVerified", "createdAt", "updatedAt", role)
    values ('u1', ${email}, 'Ann', ${verified}, ${createdAt}, '2026-11-26T02:00:00.123Z', 'owner')`;

test.each([
  [
    "the character NUL",
    user("'a' || char(0) || 'b'"),
    'users (id "u1"): email has the character NUL',
  ],
  [
    "what is no text",
    user("cast(x'61FF62' as text)"),
    'users (id "u1"): email has bytes that are no characters',
  ],
  [
    "half a pair",
    user("cast(x'EDA080' as text)"),
    'users (id "u1"): email has bytes that are no characters',
  ],
  ["bytes", user("x'6162'"), 'users (id "u1"): email isn’t a text'],
  ["another truth", user("'a'", "2"), 'users (id "u1"): emailVerified is neither 0 nor 1'],
  [
    "a time that PostgreSQL would make up",
    user("'a'", "1", "'now'"),
    'users (id "u1"): createdAt isn’t a time',
  ],
  [
    "a time that isn’t",
    user("'a'", "1", "'2026-13-45T02:00:00Z'"),
    'users (id "u1"): createdAt isn’t a time',
  ],
  [
    "a fraction",
    `insert into jobs (id, kind, payload, "runAt", "createdAt") values (7, 'a', '{}', 1.5, 0)`,
    "jobs (id 7): runAt isn’t a whole number",
  ],
  [
    "words for a number",
    `insert into jobs (id, kind, payload, "runAt", "createdAt") values (7, 'a', '{}', 'soon', 0)`,
    "jobs (id 7): runAt isn’t a whole number",
  ],
  [
    "more than a number of a column may be, among others",
    `insert into sites (id, slug, "siteHash", name, revision, "createdAt", "updatedAt")
      values (1, 'a', 'a', 'a', 0, 0, 0), (5000000000, 'b', 'b', 'b', 0, 0, 0), (3, 'c', 'c', 'c', 0, 0, 0);
    insert into "siteAddresses" (slug, "siteId", "createdAt") values ('x', 1, 0), ('y', 5000000000, 0), ('z', 3, 0)`,
    'siteAddresses (slug "y", siteId 5000000000, createdAt 0): value "5000000000" is out of range',
  ],
  [
    "a key whose digits JavaScript’s numbers don’t keep",
    `insert into sites (id, slug, "siteHash", name, revision, "createdAt", "updatedAt")
      values (9007199254740993, 'a', 'a', 'a', 0, 0, 0);
    insert into "siteAddresses" (slug, "siteId", "createdAt") values ('x', 9007199254740993, 0)`,
    'siteAddresses (slug "x", siteId 9007199254740993, createdAt 0): value "9007199254740993" is out of range',
  ],
  [
    "more than an index takes",
    // what repeats would be compressed
    `insert into settings values ('a', ''), ((with recursive n(i, t) as (values (0, '') union all
      select i + 1, t || hex(randomblob(64)) from n where i < 60) select t from n where i = 60), ''), ('c', '')`,
    'settings (name "',
  ],
  [
    "a row that belongs to none",
    `insert into records ("siteId", key, revision, body) values (9, 'site', 0, '{}')`,
    'records (siteId 9, key "site"): belongs to a row of sites that isn’t there.',
  ],
])(
  "BACKUP-463: %s in a SQLite is refused by table and row, and nothing of it is in PostgreSQL",
  async (_, statement, words) => {
    const dataDir = await sqliteFolder();
    change(dataDir, (file) => file.exec(statement));
    const place = await emptyPlace();
    const path = await backUp(dataDir);
    const message = await refusal(restoreBackup({ path, ...place }));
    expect(message).toContain(`PostgreSQL can’t hold a row of the backup: ${words}`);
    expect(message.length).toBeLessThan(1_000);
    await expectNothing(place);
  },
);

test.each([
  ["a table", "create table notes (text text)", "didn’t make (notes)"],
  ["a column", "alter table settings add column note text", "didn’t make (settings.note)"],
  ["a view", "create view mine as select * from settings", "didn’t make (mine)"],
  [
    "a trigger",
    "create trigger mine after insert on settings begin delete from settings; end",
    "didn’t make (mine)",
  ],
])(
  "BACKUP-464: %s of somebody else in a SQLite is refused, not left behind",
  async (_, statement, words) => {
    const dataDir = await sqliteFolder();
    change(dataDir, (file) => file.exec(statement));
    const place = await emptyPlace();
    expect(await refusal(restoreBackup({ path: await backUp(dataDir), ...place }))).toContain(
      words,
    );
    await expectNothing(place);
  },
);

test("BACKUP-464: a SQLite that lacks a table of its steps is refused", async () => {
  const dataDir = await sqliteFolder();
  change(dataDir, (file) => file.exec(`drop table "auditLog"`));
  const place = await emptyPlace();
  expect(await refusal(restoreBackup({ path: await backUp(dataDir), ...place }))).toContain(
    "isn’t whole (auditLog is missing)",
  );
  await expectNothing(place);
});

/** A backup of a PostgreSQL that somebody has changed. */
async function changedPostgres(statement: string): Promise<string> {
  const { dataDir, databaseUrl, database } = await emptyPlace();
  await migrate(database);
  await sql.raw(statement).execute(database.db);
  return backUp(dataDir, databaseUrl);
}

test.each([
  ["a table", "create table notes as select 1 as n", "didn’t make (notes)"],
  [
    "a column",
    `alter table settings add column note text; insert into settings values ('a', 'b', 'c')`,
    "didn’t make (settings.note)",
  ],
  [
    "a lack",
    `alter table settings drop column value; insert into settings values ('a')`,
    "isn’t whole (settings.value is missing)",
  ],
])(
  "BACKUP-464: %s of somebody else in a PostgreSQL is refused by SQLite",
  async (_, statement, words) => {
    const path = await changedPostgres(statement);
    const dataDir = await temporaryFolder();
    const message = await refusal(restoreBackup({ path, dataDir, databaseUrl: undefined }));
    expect(message).toContain(words);
    expect(await readdir(dataDir)).toEqual([]);
  },
);

test("BACKUP-464: a table of somebody else in a PostgreSQL is refused by PostgreSQL", async () => {
  const path = await changedPostgres("create table notes as select 1 as n");
  const place = await emptyPlace();
  const message = await refusal(restoreBackup({ path, ...place }));
  expect(message).toContain("didn’t make (notes)");
  expect(message).toContain("out of the PostgreSQL installation");
  await expectNothing(place);
});

test.each(["my-table", "заметки", "counters"])(
  "BACKUP-464: no backup is made of a PostgreSQL with a table that it couldn’t name (%s)",
  async (name) => {
    expect(await refusal(changedPostgres(`create table "${name}" (n int)`))).toContain(
      `didn’t make (${name})`,
    );
  },
);

test("BACKUP-08: a full disk of PostgreSQL isn’t told as that of DATA_DIR", async () => {
  const path = await backUp(await sqliteFolder());
  const { database, ...place } = await emptyPlace();
  await sql
    .raw(
      `create function no_room() returns event_trigger language plpgsql as $$
        begin raise exception 'no space left' using errcode = '53100'; end $$;
      create event trigger full_disk on ddl_command_end execute function no_room()`,
    )
    .execute(database.db);
  await expect(restoreBackup({ path, ...place })).rejects.toThrow(/^no space left$/);
});

test("BACKUP-04: a backup of SQLite that is cut off is refused before anything of it is in PostgreSQL", async () => {
  const path = await backUp(await sqliteFolder());
  await truncate(path, (await stat(path)).size - 2_000);
  const place = await emptyPlace();
  expect(await refusal(restoreBackup({ path, ...place }))).toContain("isn’t whole");
  await expectNothing(place);
});

test("BACKUP-02: a PostgreSQL that has a table is not written to by a backup of SQLite", async () => {
  const dataDir = await sqliteFolder();
  const place = await emptyPlace();
  await sql`create table mine (word text)`.execute(place.database.db);
  expect(await refusal(restoreBackup({ path: await backUp(dataDir), ...place }))).toContain(
    "has tables already",
  );
  expect([...(await tablesOf(place.database)).keys()]).toEqual(["mine"]);
  expect(existsSync(join(place.dataDir, "restoring"))).toBe(false);
});

test("BACKUP-468: a restore whose last answer is lost is whole, with its files", async () => {
  const path = await backUp(await sqliteFolder());
  const place = await createCutDatabase();
  onTestFinished(() => place.drop());
  place.loseAnswerTo("commit\0");
  const dataDir = await temporaryFolder();
  await restoreBackup({ path, dataDir, databaseUrl: place.url });
  expect(await readdir(dataDir)).not.toContain("restoring");
  const database = await openDatabase({ dataDir, databaseUrl: place.url });
  onTestFinished(() => database.close());
  expect((await tablesOf(database)).size).toBeGreaterThan(0);
});
