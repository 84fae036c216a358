import { expect, onTestFinished, test, vi } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { erasing } from "../inbox/erase.ts";
import { eraseInParts } from "./erase-in-parts.ts";
import { createEraseSites } from "./erase-sites.ts";

describeDatabases("erasing sites", (open) => {
  /** A site with a log of 2,599 steps, and another. */
  async function prepare() {
    const database = await open();
    onTestFinished(() => database.close());
    const { db } = database;
    const site = { name: "", revision: 2_600, createdAt: 0, updatedAt: 0 };
    const slugs = ["long", "kept"];
    await db
      .insertInto("sites")
      .values(slugs.map((slug) => ({ ...site, slug, siteHash: slug })))
      .execute();
    const log = Array.from({ length: 2_600 }, (_, index) => ({
      siteId: index === 0 ? 2 : 1,
      revision: index + 1,
      operationId: `operation${index}`,
      authorId: "owner",
      name: "text.set",
      args: "{}",
      via: "editor",
      createdAt: 0,
    }));
    for (let start = 0; start < log.length; start += 1_300)
      await db
        .insertInto("operations")
        .values(log.slice(start, start + 1_300))
        .execute();
    const nothing = async () => undefined;
    const error = vi.fn();
    const eraseSites = createEraseSites({
      database,
      jobs: { add: nothing },
      clock: { now: () => 0, sleep: nothing },
      log: { error },
      noteRecompressed: nothing,
    });
    await erasing(database, (transaction) => eraseSites.bury(transaction, [1]));
    return { database, db, eraseSites, error };
  }

  test("NEW-10: visitors of others are answered, and others write, while a site with a long log is deleted", async () => {
    const { db, eraseSites } = await prepare();
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    let writes = 0;
    const write = async (): Promise<void> => {
      await db.updateTable("sites").set({ updatedAt: writes }).where("id", "=", 2).execute();
      writes += 1;
      await new Promise(setImmediate);
      if (!isDone) await write();
    };
    setImmediate(count);
    const writing = write();
    await eraseSites.erase(1);
    isDone = true;
    await writing;
    expect(turns).toBeGreaterThan(3);
    expect(writes, "between its parts").toBeGreaterThan(3);
    expect(await db.selectFrom("operations").select("siteId").execute()).toEqual([{ siteId: 2 }]);
    expect(await db.selectFrom("sites").select("id").execute()).toEqual([{ id: 2 }]);
  });

  test("NEW-10: a site whose deletion is interrupted is nobody’s, and goes on where it stopped", async () => {
    const { db, eraseSites } = await prepare();
    const site = await db.selectFrom("sites").selectAll().where("id", "=", 1).executeTakeFirst();
    expect(site).toMatchObject({ name: "", slug: "~1", erasedAt: 0, trashedAt: 0 });
    await db
      .deleteFrom("operations")
      .where("siteId", "=", 1)
      .where("revision", "<=", 700)
      .execute();
    // the request that went on and the job
    await Promise.all([eraseSites.erase(1), eraseSites.erase(1)]);
    await eraseSites.erase(1);
    await eraseSites.erase(2);
    expect(await db.selectFrom("sites").select("id").execute()).toEqual([{ id: 2 }]);
    expect(await db.selectFrom("operations").select("siteId").execute()).toEqual([{ siteId: 2 }]);
  });

  test("NEW-10: what a site was like earlier goes in parts of so many bytes, however many pages it had", async () => {
    const { database, db, eraseSites } = await prepare();
    await eraseSites.erase(1);
    const partsOf = async (bodies: readonly string[]) => {
      const rows = bodies.map((body, index) => ({
        siteId: 2,
        key: `page:${index % 1_999}`,
        revision: Math.floor(index / 1_999) + 1,
        body,
      }));
      for (let start = 0; start < rows.length; start += 500)
        await db
          .insertInto("recordSnapshots")
          .values(rows.slice(start, start + 500))
          .execute();
      await db.deleteFrom("operations").where("siteId", "=", 2).execute();
      const left: number[] = [];
      while (await database.db.transaction().execute((part) => eraseInParts(part, 2))) {
        const rest = await db.selectFrom("recordSnapshots").select("key").execute();
        left.push(rest.length);
      }
      return left;
    };
    const pages = Array.from({ length: 2_000 }, () => "{}");
    expect(await partsOf(pages)).toEqual([1_500, 1_000, 500, 0]);
    const half = "x".repeat(2 ** 17);
    expect(await partsOf([half, half, half, half.repeat(3), half])).toEqual([3, 2, 1, 0]);
  });

  test("NEW-10: what visitors chose about cookies, and what members said, goes in parts too", async () => {
    const { database, db, eraseSites } = await prepare();
    await eraseSites.erase(1);
    await db.deleteFrom("operations").where("siteId", "=", 2).execute();
    const common = { siteId: 2, createdAt: 0 };
    const choice = { ...common, variant: "gdpr", textVersion: "", language: "en", choice: "{}" };
    const thread = { ...common, id: "t", page: "home", section: "s", template: "Header21" };
    await db
      .insertInto("commentThreads")
      .values({ ...thread, resolvedAt: null })
      .execute();
    const said = { ...common, threadId: "t", authorId: "a", authorName: "", text: "" };
    for (let part = 0; part < 3; part += 1) {
      const ids = Array.from({ length: 400 }, (_, index) => `${part}-${index}`);
      await db
        .insertInto("consents")
        .values(ids.map((choiceId) => ({ ...choice, choiceId })))
        .execute();
      await db
        .insertInto("comments")
        .values(ids.map((id) => ({ ...said, id, editedAt: null, toldAt: null })))
        .execute();
    }
    const left: number[] = [];
    while (await database.db.transaction().execute((part) => eraseInParts(part, 2))) {
      const consents = await db.selectFrom("consents").select("choiceId").execute();
      const comments = await db.selectFrom("comments").select("id").execute();
      left.push(consents.length + comments.length);
    }
    expect(left).toEqual([1_900, 1_400, 1_200, 700, 200, 0]);
  });

  test("NEW-10: why the rest of a deleted site is still there is in the log", async () => {
    const { db, eraseSites, error } = await prepare();
    await db.schema.alterTable("recordSnapshots").renameTo("lost").execute();
    await eraseSites.finish(1);
    const [line] = error.mock.calls[0] ?? [];
    expect(line).toMatchObject({ siteId: 1 });
    expect(String(line.err)).toContain("recordSnapshots");
    await db.schema.alterTable("lost").renameTo("recordSnapshots").execute();
    await eraseSites.finish(1);
    expect(error).toHaveBeenCalledTimes(1);
    expect(await db.selectFrom("sites").select("id").execute()).toEqual([{ id: 2 }]);
  });
});
