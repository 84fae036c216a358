import { expect, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { addTraffic, dayOf } from "../traffic/traffic-rows.ts";

describeDatabases("the views that a site may have in a month", (open) => {
  async function prepare() {
    let now = Date.parse("2026-11-02T00:10:00Z");
    const clock = { now: () => now, sleep: async () => undefined };
    const prepared = await prepareOperators(await open(), { clock });
    const { ask, makeSite, world } = prepared;
    const site = await makeSite("Lamp");
    return {
      ...prepared,
      site,
      async view(views: number, siteId = site) {
        await addTraffic(world.database, [{ siteId, day: dayOf(now), views, bytes: 1 }]);
        await world.tellOfViews([siteId]);
      },
      told: async () => (await prepared.doMail()).map(({ to, subject }) => `${to} ${subject}`),
      setAll: (viewsPerSite: number | "off" | null) =>
        ask("operator", ["PATCH", "operator/settings", { viewsPerSite }]),
      setOwn: (views: number | "off" | null) =>
        ask("operator", ["PATCH", `operator/people/${world.userIds.owner}`, { quotas: { views } }]),
      listed: async (id = site) => (await ask("operator", ["GET", `operator/sites/${id}`])).json(),
      goTo: (time: string) => (now = Date.parse(time)),
    };
  }

  const near = "owner@example.org “Lamp” has reached 80% of this month’s views";
  const full = "owner@example.org “Lamp” has reached this month’s limit of views";

  test("QUOTA-08: the owner is emailed once at four fifths and once at the limit, operators see it, and the site goes on", async () => {
    const { view, told, setAll, listed, ask, site } = await prepare();
    expect((await setAll(1_000_000_000)).statusCode).toBe(200);
    expect((await setAll(10)).statusCode).toBe(200);
    await view(7);
    expect(await told()).toEqual([]);
    await view(1);
    expect(await told()).toEqual([near]);
    await view(1);
    expect(await told()).toEqual([]);
    await view(5);
    expect(await told()).toEqual([full]);
    await view(50);
    expect(await told()).toEqual([]);
    expect(await listed()).toMatchObject({ views: 64, monthViews: { used: 64, most: 10 } });
    const quotas = (await ask("owner", ["GET", `sites/${site}/quotas`])).json();
    expect(quotas.views).toEqual({ used: 64, most: 10 });
    const own = (await ask("owner", ["GET", "auth/quotas"])).json();
    expect(own.views).toEqual({ used: 64, most: 10, isOwn: false });
    expect((await listed()).takedownReason).toBeNull();
  });

  test("QUOTA-08: of several processes that find it at once, one tells", async () => {
    const { world, setAll, told, site } = await prepare();
    await setAll(1);
    await addTraffic(world.database, [
      { siteId: site, day: dayOf(Date.parse("2026-11-02")), views: 3, bytes: 1 },
    ]);
    await Promise.all(Array.from({ length: 6 }, () => world.tellOfViews([site, site + 99])));
    expect(await told()).toEqual([full]);
  });

  test("QUOTA-08: each site has its views, and those of the month before don’t count", async () => {
    const { view, told, setAll, goTo, listed, makeSite, ask } = await prepare();
    await setAll(100);
    const second = await makeSite("Shop");
    await view(80);
    await view(79, second);
    expect(await told()).toEqual([near]);
    goTo("2026-12-01T00:00:00Z");
    expect((await listed()).monthViews).toEqual({ used: 0, most: 100 });
    await view(79);
    expect(await told()).toEqual([]);
    await view(1);
    expect(await told()).toEqual([near]);
    expect((await ask("owner", ["GET", "auth/quotas"])).json().views.used).toBe(80);
  });

  test("QUOTA-08: an account’s own limit takes the installation’s place, a changed one is told anew, and operators have none", async () => {
    const { view, told, setAll, setOwn, ask, site, listed } = await prepare();
    await setOwn(10);
    await view(10);
    expect(await told()).toEqual([full]);
    await setOwn(12);
    await view(1);
    expect(await told()).toEqual([near]);
    await setOwn("off");
    await setAll(1);
    await view(1);
    expect(await told()).toEqual([]);
    await setOwn(null);
    const operator = { email: "operator@example.org" };
    await ask("operator", ["POST", `operator/sites/${site}/transfer`, operator]);
    await told();
    await view(1);
    expect(await told()).toEqual([]);
    expect((await listed()).monthViews).toEqual({ used: 13, most: null });
  });

  test("QUOTA-08: whoever becomes a site’s first owner within the month is told of the same level too, once", async () => {
    const { view, told, setAll, ask, site } = await prepare();
    await setAll(10);
    await view(10);
    expect(await told()).toEqual([full]);
    const heir = { email: "other@example.org" };
    await ask("operator", ["POST", `operator/sites/${site}/transfer`, heir]);
    await told();
    await view(1);
    expect(await told()).toEqual([full.replace("owner@", "other@")]);
    await view(1);
    expect(await told()).toEqual([]);
  });

  test("QUOTA-08: without a limit nobody is told of anything", async () => {
    const { view, told, world } = await prepare();
    await view(1_000_000);
    await world.tellOfViews([]);
    expect(await told()).toEqual([]);
  });
});
