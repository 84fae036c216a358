import { expect, test } from "vitest";
import { type PublishedTestSite, testEvent } from "../../../test/fixtures/published-site.ts";
import { showTestSite } from "../../../test/fixtures/shown-site.ts";
import type { World } from "../../../test/world.ts";
import { openingCookie } from "../hosting/lock-cookie.ts";
import type { PageLock } from "../storage/live-pointer.ts";

const lockOf = (page: string): PageLock => ({ page, hash: "", key: "a2V5", days: 1 });

/** What a visitor gets of the event: as a calendar file, of the replies to it, and for a reply. */
async function ask(
  world: World,
  site: PublishedTestSite,
  cookie = "",
  { host = site.host, origin = site.origin }: { host?: string; origin?: string | undefined } = {},
) {
  const headers = { host, ...(origin !== "" && { origin }), cookie };
  const get = (path: string) =>
    world.app.inject({ url: `/api/v1/sites/events/${site.id}/${testEvent.id}${path}`, headers });
  const calendar = await get(".ics");
  const replies = await get("/replies");
  const reply = await world.app.inject({
    method: "POST",
    url: `/api/v1/sites/form/rsvp/${site.id}/`,
    headers,
    payload: {
      siteHash: site.siteHash,
      eventId: testEvent.id,
      name: "Ann",
      email: "ann@example.org",
      attending: "yes",
    },
  });
  if (calendar.statusCode !== 200) expect(calendar.headers["cache-control"]).toBe("no-store");
  return [calendar, replies, reply].map(({ statusCode }) => statusCode);
}

const given = [200, 200, 204];
const refused = [404, 404, 404];

test.each(["", "about"])(
  "LOCK-110: of an event behind the password of %j nothing is said until that is entered",
  async (page) => {
    const { world, site, show } = await showTestSite();
    expect(await ask(world, site)).toEqual(given);
    const lock = lockOf(page);
    await show({ locks: [lock] });
    expect(await ask(world, site)).toEqual(refused);
    const [cookie] = openingCookie({ site: site.id, lock }, Date.now(), false).split(";");
    expect(await ask(world, site, cookie)).toEqual(given);
    await show({ locks: [lockOf("prices")] });
    expect(await ask(world, site)).toEqual(given);
  },
);

test.each(["", "about"])(
  "LOCK-375: at the app's host the password of %j is asked like at the site's own, whatever origin is named",
  async (page) => {
    const { world, site, show } = await showTestSite();
    await show({ locks: [lockOf(page)], otherHosts: ["own.example"] });
    const other = new URL(site.origin);
    other.hostname = "own.example";
    const { host } = new URL(world.env.appOrigin);
    for (const origin of ["", site.origin, other.origin])
      expect(await ask(world, site, "", { host, origin })).toEqual(refused);
    expect((await ask(world, site, "", { host, origin: "https://evil.example" })).slice(1)).toEqual(
      [403, 403],
    );
  },
);

test("LOCK-375: where a site was exported to its own password isn't asked, as it isn't there, and that of a page is, which isn't there", async () => {
  const { world, site, show } = await showTestSite();
  const { host } = new URL(world.env.appOrigin);
  const exportedTo = "https://www.lamp.example";
  const fromExport = () => ask(world, site, "", { host, origin: exportedTo });
  await show({ exportedTo, locks: [lockOf("")] });
  expect(await fromExport()).toEqual([404, 200, 204]);
  expect(await ask(world, site, "", { host })).toEqual(refused);
  await show({ exportedTo, locks: [lockOf("about")] });
  expect(await fromExport()).toEqual(refused);
  await show({ exportedTo, locks: [lockOf("")], unpublished: ["about"] });
  expect(await fromExport()).toEqual(refused);
});

test("LOCK-376: at a host of their own for calls no password is asked of the site's pages, whose cookie doesn't get there, and of nobody else", async () => {
  const { world, site, show } = await showTestSite({
    env: { VISITOR_API_BASE: "https://calls.example/api/v1" },
  });
  await show({ locks: [lockOf("")] });
  const host = "calls.example";
  expect(await ask(world, site, "", { host, origin: "" })).toEqual(refused);
  expect(await ask(world, site, "", { host })).toEqual([404, 200, 204]);
});

test("LOCK-110: nor of one whose page is unpublished", async () => {
  const { world, site, show } = await showTestSite();
  await show({ unpublished: ["about"] });
  expect(await ask(world, site)).toEqual(refused);
  await show({ unpublished: ["prices"] });
  expect(await ask(world, site)).toEqual(given);
});

test("LOCK-110: a release of an earlier program, which doesn't say where events are shown, is read for it", async () => {
  const { world, site, show } = await showTestSite();
  const manifest = await world.hosting.manifestOf(site.id);
  if (!manifest) throw new Error("not shown");
  for (const page of Object.values(manifest.pages)) Reflect.deleteProperty(page, "events");
  expect(await ask(world, site)).toEqual(given);
  await show({ unpublished: ["about"] });
  expect(await ask(world, site)).toEqual(refused);
});
