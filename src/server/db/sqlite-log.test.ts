import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite } from "./sqlite.ts";
import { sqliteName } from "./sqlite-file.ts";
import { longestLog } from "./sqlite-log.ts";

test("I7: what a transaction that failed wrote is given back to the disk, and what was there before it stays", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sqlite-log-"));
  const { db, close } = await openSqlite(folder);
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  await sql`create table lamps (bytes blob)`.execute(db);
  await sql`insert into lamps values ('one')`.execute(db);
  const logSize = async () => (await stat(join(folder, `${sqliteName}-wal`))).size;
  let written = 0;
  const failed = db.transaction().execute(async (transaction) => {
    // SQLite writes into the log early what its cache has no room for
    await sql`insert into lamps values (zeroblob(${2 * longestLog}))`.execute(transaction);
    written = await logSize();
    throw new Error("No more");
  });
  await expect(failed).rejects.toThrow("No more");
  expect(written).toBeGreaterThan(longestLog);
  expect(await logSize()).toBeLessThanOrEqual(longestLog);
  const { rows } = await sql`select * from lamps`.execute(db);
  expect(rows).toEqual([{ bytes: "one" }]);
});
