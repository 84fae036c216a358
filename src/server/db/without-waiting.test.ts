import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { migrate } from "./migrate.ts";
import { withoutWaiting } from "./without-waiting.ts";

describeDatabases("work that need not wait for the disk", (open, dialect) => {
  async function prepare() {
    const database = await open();
    onTestFinished(() => database.close());
    await migrate(database);
    const synchronous = async () => {
      if (dialect === "postgres") return 2;
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.db);
      return rows[0]?.synchronous;
    };
    return { database, synchronous };
  }

  test("is written, and everything else waits as before", async () => {
    const { database, synchronous } = await prepare();
    await withoutWaiting(database, (connection) =>
      connection.insertInto("settings").values({ name: "a", value: "b" }).execute(),
    );
    expect(await database.db.selectFrom("settings").select("value").execute()).toEqual([
      { value: "b" },
    ]);
    expect(await synchronous()).toBe(2);
  });

  test("also where it fails", async () => {
    const { database, synchronous } = await prepare();
    const failing = withoutWaiting(database, async () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await synchronous()).toBe(2);
  });

  test("I1: what others write meanwhile waits for the disk", async () => {
    const { database, synchronous } = await prepare();
    const seen: unknown[] = [];
    await Promise.all([
      withoutWaiting(database, (connection) => sql`select 1`.execute(connection)),
      synchronous().then((value) => seen.push(value)),
      withoutWaiting(database, (connection) => sql`select 1`.execute(connection)),
      synchronous().then((value) => seen.push(value)),
    ]);
    expect(seen).toEqual([2, 2]);
  });
});
