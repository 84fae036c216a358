import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createBatches } from "./batches.ts";
import { migrate } from "./migrate.ts";

describeDatabases("writes that come at the same time", (open, dialect) => {
  async function prepare() {
    const database = await open();
    onTestFinished(() => database.close());
    await migrate(database);
    const write = createBatches(database);
    const put = (name: string, { fails = false } = {}) =>
      write(async (transaction) => {
        await transaction.insertInto("settings").values({ name, value: "x" }).execute();
        if (fails) throw new Error(`${name} failed`);
        return name;
      });
    const names = async () =>
      (await database.db.selectFrom("settings").select("name").orderBy("name").execute()).map(
        ({ name }) => name,
      );
    return { database, write, put, names };
  }

  test("are all there, in however many parts", async () => {
    const { put, names } = await prepare();
    const wanted = Array.from({ length: 250 }, (_, number) => `n${1_000 + number}`);
    expect(await Promise.all(wanted.map((name) => put(name)))).toEqual(wanted);
    expect(await names()).toEqual(wanted);
  });

  test("one that fails leaves nothing behind and takes none with it", async () => {
    const { put, names } = await prepare();
    const [a, b, c, again, d] = await Promise.allSettled([
      put("a"),
      put("b", { fails: true }),
      put("c"),
      put("a"),
      put("d"),
    ]);
    expect([c?.status, d?.status]).toEqual(["fulfilled", "fulfilled"]);
    expect(b).toMatchObject({ status: "rejected", reason: { message: "b failed" } });
    // each has a connection of its own on PostgreSQL, so either may come first
    expect([a?.status, again?.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await names()).toEqual(["a", "c", "d"]);
  });

  test("I1: nothing is called written before all of it is, and a lost transaction fails them all", async () => {
    const { write, put, names } = await prepare();
    if (dialect === "postgres") return;

    const results = await Promise.allSettled([
      put("a"),
      write(async (transaction) => {
        await sql`rollback`.execute(transaction);
        throw new Error("the disk is full");
      }),
      put("b"),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(results[0]).toMatchObject({ reason: { message: "the disk is full" } });
    expect(await names()).toEqual([]);
    expect(await put("later")).toBe("later");
    expect(await names()).toEqual(["later"]);
  });
});
