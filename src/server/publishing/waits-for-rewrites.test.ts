import { expect, onTestFinished, test, vi } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { makeSite } from "../../../test/make-site.ts";
import { createWorld } from "../../../test/world.ts";

describeDatabases("what is published while live pages are rendered again", (open) => {
  async function prepare() {
    const database = await open();
    onTestFinished(() => database.close());
    const world = await createWorld({ database });
    onTestFinished(() => world.close());
    const siteId = await makeSite(world, { name: "Lamps" });
    const headers = {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies.owner,
    };
    const post = (path: string, payload: object) =>
      world.app.inject({
        method: "POST",
        url: `/api/v1/sites/${siteId}/${path}`,
        headers,
        payload,
      });
    let edits = 0;
    const recolour = (brand: string) => {
      const operation = {
        id: `recolour-${(edits += 1)}`,
        name: "theme.set",
        args: { theme: { brand } },
      };
      return post("operations", { operations: [operation] });
    };
    const publish = async () => (await post("releases", {})).statusCode;
    const work = async () => {
      while (await world.jobs.runNext());
    };
    expect(await publish()).toBe(201);
    await work();
    /** Renders it for another address, as after a move. */
    const move = (slug: string) =>
      database.db.transaction().execute(async (transaction) => {
        await transaction.updateTable("sites").set({ slug }).where("id", "=", siteId).execute();
        await world.publishing.live.rerender(transaction, siteId);
      });
    /** The next file that is kept waits until it is let go. */
    function holdUp() {
      const held = Promise.withResolvers<void>();
      const reached = Promise.withResolvers<void>();
      const put = world.storage.put.bind(world.storage);
      vi.spyOn(world.storage, "put").mockImplementationOnce(async (...args) => {
        reached.resolve();
        await held.promise;
        return put(...args);
      });
      return { reached: reached.promise, letGo: held.resolve };
    }
    const openJobs = () =>
      database.db
        .selectFrom("jobs")
        .select(["kind", "lastError"])
        .where("kind", "=", "readdress-release")
        .execute();
    /** What is live, rendered again by another process. */
    async function renderElsewhere() {
      const live = await database.db
        .selectFrom("releases")
        .selectAll()
        .where("siteId", "=", siteId)
        .orderBy("number", "desc")
        .executeTakeFirstOrThrow();
      const { id: _id, ...about } = live;
      const { id } = await database.db
        .insertInto("releases")
        .values({ ...about, number: live.number + 1 })
        .returning("id")
        .executeTakeFirstOrThrow();
      const move = database.db.updateTable("sites").set({ liveReleaseId: id });
      await move.where("id", "=", siteId).execute();
    }
    return { work, recolour, publish, move, holdUp, openJobs, renderElsewhere };
  }

  test("PUB-110: a publication waits for them, and is refused only beside another one", async () => {
    const { work, recolour, publish, move, holdUp } = await prepare();
    await move("lanterns");
    const { reached, letGo } = holdUp();
    const rewriting = work();
    await reached;
    await recolour("#00665a");
    const first = publish();
    const second = publish();
    // one of the two waits, the other one is refused at once
    expect(await Promise.race([first, second])).toBe(409);
    letGo();
    expect((await Promise.all([first, second])).toSorted()).toEqual([201, 409]);
    await rewriting;
  });

  test("PUB-110: a publication is made again where another process has rendered them meanwhile", async () => {
    const { recolour, publish, holdUp, renderElsewhere } = await prepare();
    await recolour("#00665a");
    const { reached, letGo } = holdUp();
    const publishing = publish();
    await reached;
    await renderElsewhere();
    letGo();
    expect(await publishing).toBe(201);
  });

  test("PUB-110: they wait for a publication, and aren't refused", async () => {
    const { work, recolour, publish, move, holdUp, openJobs } = await prepare();
    await recolour("#00665a");
    const { reached, letGo } = holdUp();
    const publishing = publish();
    await reached;
    await move("lanterns");
    const rewriting = work();
    letGo();
    expect(await publishing).toBe(201);
    await rewriting;
    expect(await openJobs()).toEqual([]);
  });
});
