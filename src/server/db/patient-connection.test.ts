import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection } from "kysely";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { PatientConnection } from "./patient-connection.ts";

let folder: string;
let database: Database;
let other: SqliteFile.Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-busy-"));
  database = await openDatabase({ dataDir: folder });
  await migrate(database);
  other = new SqliteFile(join(folder, "vitrine.sqlite"));
});
afterEach(async () => {
  other.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const insert = (name: string) =>
  database.db.insertInto("settings").values({ name, value: "x" }).execute();
const insertWithin = (name: string) =>
  database.db.transaction().execute(async (transaction) => {
    await transaction.insertInto("settings").values({ name, value: "x" }).execute();
  });

const aTurn = () => new Promise(setImmediate);

test.each([
  ["a statement", insert],
  ["a transaction", insertWithin],
])(
  "I9: %s that waits for another process stops nothing else, and is done after it",
  async (_, write) => {
    other.exec("begin immediate");
    const waiting = write("waited");
    // a thread that is stopped takes no turn, and who stopped it gives up before it takes one
    for (let turns = 0; turns < 3; turns += 1) await aTurn();
    other.exec("rollback");
    await waiting;
    const rows = await database.db.selectFrom("settings").select("name").execute();
    expect(rows).toContainEqual({ name: "waited" });
  },
);

/** A connection beside the database's own, whose time is counted in pauses. */
function patientConnection() {
  const file = new SqliteFile(join(folder, "vitrine.sqlite"), { timeout: 0 });
  onTestFinished(() => void file.close());
  const inner: DatabaseConnection = {
    async executeQuery({ sql }) {
      const { changes } = file.prepare(sql).run();
      return { rows: [], numAffectedRows: BigInt(changes) };
    },
    streamQuery: () => expect.unreachable(),
  };
  let pauses = 0;
  const patience = { now: () => pauses * 10, pause: async () => void (pauses += 1) };
  const connection = new PatientConnection(inner, file, patience);
  const write = () => connection.executeQuery(CompiledQuery.raw("update settings set value = 'y'"));
  return { write, pauses: () => pauses };
}

test("I9: where another process was waited for in vain, nobody waits again until it is done", async () => {
  await insert("kept");
  const { write, pauses } = patientConnection();
  other.exec("begin immediate");
  await expect(write()).rejects.toThrow("database is locked");
  const first = pauses();
  expect(first).toBe(501);
  for (let later = 0; later < 20; later += 1) await expect(write()).rejects.toThrow("locked");
  expect(pauses()).toBe(first);
  other.exec("rollback");
  await write();

  other.exec("begin immediate");
  const waiting = write();
  await Promise.resolve();
  other.exec("rollback");
  await waiting;
});
