import { expect, onTestFinished, test, vi } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import type { CountedSite } from "../hosting/site-counts.ts";
import { addTraffic, dayOf, readViews } from "./traffic-rows.ts";
import { createTraffic } from "./traffic.ts";

const dayMs = 86_400_000;
const most = Number.MAX_SAFE_INTEGER;

describeDatabases("traffic", (open) => {
  /** Two sites, and what a host counted since it was asked last. */
  async function prepare() {
    const database = await open();
    onTestFinished(() => database.close());
    const site = { name: "", revision: 1, createdAt: 0, updatedAt: 0 };
    await database.db
      .insertInto("sites")
      .values(["a", "b"].map((slug) => ({ ...site, slug, siteHash: slug })))
      .execute();
    const time = { now: 20_000 * dayMs };
    const counted: CountedSite[] = [];
    const warn = vi.fn();
    const tellOfViews = vi.fn<(siteIds: readonly number[]) => Promise<void>>(async () => undefined);
    const traffic = createTraffic({
      database,
      hosting: { takeCounts: async () => counted.splice(0) },
      clock: { now: () => time.now, sleep: async () => undefined },
      tellOfViews,
      log: { warn },
    });
    const rows = () =>
      database.db.selectFrom("siteTraffic").selectAll().orderBy("siteId").orderBy("day").execute();
    return { database, traffic, time, counted, tellOfViews, warn, rows };
  }

  test("TRAFFIC-02: what was counted is added to its site and day, for all sites at once", async () => {
    const { traffic, time, counted, rows, warn } = await prepare();
    counted.push({ site: 1, views: 2, bytes: 100 }, { site: 2, views: 0, bytes: 7 });
    await traffic.flush();
    counted.push({ site: 1, views: 3, bytes: 1 });
    await traffic.flush();
    time.now += dayMs;
    counted.push({ site: 1, views: 1, bytes: 9 });
    await traffic.flush();
    await traffic.flush();
    expect(await rows()).toEqual([
      { siteId: 1, day: 20_000, views: 5, bytes: 101 },
      { siteId: 1, day: 20_001, views: 1, bytes: 9 },
      { siteId: 2, day: 20_000, views: 0, bytes: 7 },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  test("QUOTA-08: which sites were viewed is told once the database has it, and counting goes on where that fails", async () => {
    const { traffic, counted, rows, tellOfViews, warn } = await prepare();
    tellOfViews.mockImplementationOnce(async () => {
      expect(await rows()).toHaveLength(2);
      throw new Error("no mail");
    });
    counted.push({ site: 1, views: 2, bytes: 100 }, { site: 2, views: 1, bytes: 7 });
    await traffic.flush();
    expect(tellOfViews.mock.calls).toEqual([[[1, 2]]]);
    expect(warn).toHaveBeenCalledTimes(1);
    counted.push({ site: 2, views: 1, bytes: 7 });
    await traffic.flush();
    expect(tellOfViews.mock.lastCall).toEqual([[2]]);
    expect((await rows()).map(({ views }) => views)).toEqual([2, 2]);
  });

  test("TRAFFIC-02: sites that are gone keep nobody else’s counts out, and take theirs with them", async () => {
    const { database, traffic, counted, rows, warn } = await prepare();
    counted.push({ site: 99, views: 1, bytes: 1 }, { site: 2, views: 1, bytes: 1 });
    await traffic.flush();
    expect(await rows()).toHaveLength(1);
    await database.db.deleteFrom("sites").where("id", "=", 2).execute();
    expect(await rows()).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test("TRAFFIC-02: processes that add at once lose nothing of each other", async () => {
    const { database, rows } = await prepare();
    const counts = (sites: number[]) =>
      sites.map((siteId) => ({ siteId, day: 1, views: 1, bytes: 2 }));
    await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        addTraffic(database, counts(place % 2 === 0 ? [1, 2] : [2, 1])),
      ),
    );
    expect(await rows()).toMatchObject([
      { siteId: 1, views: 12, bytes: 24 },
      { siteId: 2, views: 12, bytes: 24 },
    ]);
  });

  test("TRAFFIC-02: a count that is as high as can be read stays so", async () => {
    const { database, traffic, counted, rows } = await prepare();
    counted.push({ site: 1, views: most - 1, bytes: most });
    await traffic.flush();
    counted.push({ site: 1, views: 1, bytes: 0 });
    await traffic.flush();
    expect(await rows()).toMatchObject([{ views: most, bytes: most }]);
    counted.push({ site: 1, views: most, bytes: most });
    await traffic.flush();
    await addTraffic(database, [{ siteId: 1, day: 19_999, views: most, bytes: most }]);
    expect(await readViews(database.db, 1, 20_000)).toBe(most);
  });

  test("TRAFFIC-02: a day is kept for 400 days, one more is not", async () => {
    const { database, traffic, rows } = await prepare();
    const row = (day: number) => ({ siteId: 1, day, views: 1, bytes: 1 });
    await addTraffic(database, [row(19_600), row(19_601)]);
    await traffic.flush();
    expect((await rows()).map(({ day }) => day)).toEqual([19_601]);
  });

  test("TRAFFIC-02: while the database takes nothing counts wait in memory, which is told once, and are added by their days", async () => {
    const { database, traffic, time, counted, rows, warn } = await prepare();
    const rename = (from: string, to: string) =>
      database.db.schema.alterTable(from).renameTo(to).execute();
    await rename("siteTraffic", "siteTrafficAway");
    for (let half = 0; half < 3; half += 1) {
      counted.push({ site: 1, views: 1, bytes: 1 });
      await traffic.flush();
      time.now += dayMs / 2;
    }
    expect(warn).toHaveBeenCalledOnce();
    await rename("siteTrafficAway", "siteTraffic");
    await traffic.flush();
    expect(await rows()).toMatchObject([
      { day: 20_000, views: 2 },
      { day: 20_001, views: 1 },
    ]);
  });

  test("TRAFFIC-02: of more sites and days than may wait nothing is kept until there is room", async () => {
    const { traffic, counted, rows, database } = await prepare();
    await database.db.schema.alterTable("siteTraffic").renameTo("siteTrafficAway").execute();
    for (let site = 100_000; site > 0; site -= 1) counted.push({ site, views: 1, bytes: 1 });
    await traffic.flush();
    counted.push({ site: 100_001, views: 1, bytes: 1 }, { site: 1, views: 1, bytes: 1 });
    await traffic.flush();
    await database.db.schema.alterTable("siteTrafficAway").renameTo("siteTraffic").execute();
    await traffic.flush();
    expect(await rows()).toMatchObject([
      { siteId: 1, views: 2 },
      { siteId: 2, views: 1 },
    ]);
  });

  test("TRAFFIC-03: the last thirty days are told, and the day before them is not", async () => {
    const { database } = await prepare();
    const row = (day: number, views: number) => ({ siteId: 1, day, views, bytes: 1 });
    await addTraffic(database, [row(19_970, 100), row(19_971, 10), row(20_000, 1)]);
    expect(await readViews(database.db, 1, 20_000)).toBe(11);
    expect(await readViews(database.db, 2, 20_000)).toBe(0);
  });

  test("TRAFFIC-03: a site’s people read its views, and operators see and sort all of them", async () => {
    const now = Date.now();
    const clock = { now: () => now, sleep: async () => undefined };
    const { world, ask, makeSite } = await prepareOperators(await open(), { clock });
    const few = await makeSite("Few");
    const many = await makeSite("Many");
    await makeSite("None");
    const day = dayOf(now);
    await addTraffic(world.database, [
      { siteId: few, day, views: 3, bytes: 1 },
      { siteId: many, day, views: 1000, bytes: 1 },
      { siteId: many, day: day - 29, views: 204, bytes: 1 },
      { siteId: many, day: day - 30, views: 5000, bytes: 1 },
    ]);
    const told = await ask("owner", ["GET", `sites/${many}/traffic`]);
    expect(told.json()).toEqual({ views: 1204, days: 30 });
    expect((await ask("other owner", ["GET", `sites/${many}/traffic`])).statusCode).toBe(404);
    expect((await ask("stranger", ["GET", `sites/${many}/traffic`])).statusCode).toBe(401);
    const sorted = await ask("operator", ["GET", "operator/sites?sort=views"]);
    expect(sorted.json()).toMatchObject([
      { name: "Many", views: 1204 },
      { name: "Few", views: 3 },
      { name: "None", views: 0 },
    ]);
    expect((await ask("operator", ["GET", "operator/sites?sort=hits"])).statusCode).toBe(422);
  });
});
