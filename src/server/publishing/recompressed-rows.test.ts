import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { addRecompressed, recompressedOf } from "./recompressed-rows.ts";

describeDatabases("where recompressed files are", (open) => {
  async function prepare() {
    const database = await open();
    onTestFinished(() => database.close());
    const { db } = database;
    const site = { slug: "a", siteHash: "h", name: "", revision: 0, createdAt: 0, updatedAt: 0 };
    await db.insertInto("sites").values(site).execute();
    const publish = async (number: number, manifestHash: string) => {
      const about = { siteId: 1, number, revision: 0, pageCount: 1, note: "", authorId: "a" };
      const { id } = await db
        .insertInto("releases")
        .values({ ...about, manifestHash, createdAt: 0 })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.updateTable("sites").set({ liveReleaseId: id }).execute();
    };
    const add = (manifest: string, index: string) =>
      db
        .transaction()
        .execute((transaction) => addRecompressed(transaction, { siteId: 1, manifest, index }));
    return { db, publish, add };
  }

  test("I2: files compressed anew belong to the release that is live, and not to the one after or before", async () => {
    const { db, publish, add } = await prepare();
    expect(await add("one", "early"), "nothing is live").toBe(false);
    expect(await recompressedOf(db, 1)).toBeUndefined();
    await publish(1, "one");
    expect(await Promise.all([add("one", "a"), add("one", "b")])).toEqual([true, true]);
    expect((await recompressedOf(db, 1, "one"))?.toSorted()).toEqual(["a", "b"]);
    await publish(2, "two");
    expect(await add("one", "late")).toBe(false);
    expect(await recompressedOf(db, 1, "two")).toEqual([]);
    expect(await add("two", "c")).toBe(true);
    expect(await recompressedOf(db, 1, "two")).toEqual(["c"]);
    expect(await recompressedOf(db, 1, "one")).toEqual([]);
    await db.updateTable("sites").set({ trashedAt: 1 }).execute();
    expect(await add("two", "d"), "in the trash").toBe(false);
  });
});
