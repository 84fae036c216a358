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

test("LOCK-110: at another host no password is asked of the site's own pages, whose cookie doesn't get there, and of nobody else", async () => {
  const { world, site, show } = await showTestSite();
  await show({ locks: [lockOf("")] });
  const { host } = new URL(world.env.appOrigin);
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
