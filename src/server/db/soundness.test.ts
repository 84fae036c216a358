import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "./open-database.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-sound-"));
  const { db, close } = await openDatabase({ dataDir });
  await sql`create table words (word text)`.execute(db);
  await sql`create index by_word on words (word)`.execute(db);
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
    insert into words select 'word number ' || i from n`.execute(db);
  await close();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Overwrites a page in the middle, of which nobody has read anything yet. */
async function damage(): Promise<void> {
  const file = await open(join(dataDir, "vitrine.sqlite"), "r+");
  const { size } = await file.stat();
  await file.write("damage".repeat(600), Math.floor(size / 2 / 4_096) * 4_096);
  await file.close();
}

describe("a database that is read for damage", () => {
  test("I8: is read beside everything else: what is asked meanwhile is answered first", async () => {
    const database = await openDatabase({ dataDir });
    const order: string[] = [];
    const reading = database.expectSound().then(() => order.push("read"));
    await sql`select count(*) from words where word like '%4%'`.execute(database.db);
    order.push("answered");
    await reading;
    expect(order).toEqual(["answered", "read"]);
    await database.close();
  });

  test("I8: is refused where a page of it is no longer what it was, with what to do", async () => {
    await damage();
    const database = await openDatabase({ dataDir });
    await expect(database.expectSound()).rejects.toThrow(
      /is damaged \(.+\): .*npm run restore-database FILE/,
    );
    await database.close();
  });
});
