import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { makeSite } from "../../../test/make-site.ts";
import { createWorld } from "../../../test/world.ts";
import type { Database } from "../db/database.ts";
import { inParts } from "../db/in-parts.ts";

/** A database that counts what it is asked. */
function counted(database: Database): { database: Database; count: () => number } {
  let asked = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: { ...database, db: database.db.withPlugin(plugin) }, count: () => asked };
}

/** A thousand more sites that show what the site shows, from an id on, each at an address of its own. */
async function multiply({ db }: Database, siteId: number, from: number): Promise<void> {
  const site = await db
    .selectFrom("sites")
    .selectAll()
    .where("id", "=", siteId)
    .executeTakeFirstOrThrow();
  const { id: _id, ...release } = await db
    .selectFrom("releases")
    .selectAll()
    .where("siteId", "=", siteId)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: 1_000 }, (_, place) => from + place);
  for (const part of inParts(ids).flatMap((all) => [all.slice(0, 150), all.slice(150)])) {
    if (part.length === 0) continue;
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("sites")
        .values(
          part.map((id) => ({
            ...site,
            id,
            slug: `site-${id}`,
            siteHash: String(id),
            liveReleaseId: id,
          })),
        )
        .execute();
      await transaction
        .insertInto("releases")
        .values(part.map((id) => ({ ...release, id, siteId: id })))
        .execute();
    });
  }
}

describeDatabases("mending pointers", (open) => {
  test("SCALE-03: a thousand sites whose pointers are gone are shown after a bounded number of queries, while others publish", async () => {
    const own = await open();
    onTestFinished(() => own.close());
    const { database, count } = counted(own);
    const world = await createWorld({ database });
    onTestFinished(() => world.close());
    const siteId = await makeSite(world, { name: "Lamps" });
    const authorId = world.userIds.owner;
    await world.publishing.publisher.publish({ siteId, authorId, note: "" });
    await multiply(own, siteId, 1_000);
    const { live } = world.publishing;

    const repair = async () => {
      const before = count();
      return { mended: await live.repair(), queries: count() - before };
    };
    const first = await repair();
    expect(first.mended).toBe(1_000);
    expect(first.queries).toBeLessThan(80);
    expect(world.hosting.pointerOf(1_999)?.release).toBe(1_999);

    // a site that is published meanwhile comes in its turn, and is as its publication says
    await multiply(own, siteId, 2_000);
    const [mended, published] = await Promise.all([
      live.repair(),
      world.publishing.publisher.publish({ siteId, authorId, note: "" }),
    ]);
    expect(mended).toBeGreaterThanOrEqual(1_000);
    expect(world.hosting.pointerOf(siteId)?.release).toBe(published.row.id);
    expect(world.hosting.pointerOf(2_999)?.release).toBe(2_999);
    const again = await repair();
    expect(again.mended).toBe(0);
    expect(again.queries).toBeLessThan(80);

    // what is gone from the database, or in the trash, is taken off, and nothing else
    await own.db.updateTable("sites").set({ trashedAt: 1 }).where("id", "=", 1_700).execute();
    expect((await repair()).mended).toBe(1);
    expect(world.hosting.pointerOf(1_700)).toBeUndefined();
    expect(world.hosting.pointerOf(1_701)?.release).toBe(1_701);
  });
});
