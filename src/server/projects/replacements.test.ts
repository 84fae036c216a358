import { readdir } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { templates } from "#/sections/definitions.ts";
import { emptyMeta } from "#/site/page.ts";
import { restoreSiteSteps } from "#/site/restore/restore-site.ts";
import { toRecords } from "#/site/records.ts";
import type { SiteDocument } from "#/site/site.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { makeSite } from "../../../test/make-site.ts";
import { smallSite, zipOf } from "../../../test/project-archive.ts";
import { type Actor, type World, type WorldOptions, createWorld } from "../../../test/world.ts";

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A project of two pages with a picture of a colour, which it calls "photo" whatever the colour is. */
async function project(colour: string): Promise<Buffer> {
  const { site, pages, ...rest } = smallSite("photo", "Brought");
  const document = {
    ...rest,
    site: { ...site, navigation: { ...(site["navigation"] as object), links: [] } },
    index: {
      entries: [
        { id: "start", path: "/", name: "Home" },
        { id: "prices", path: "/prices", name: "Prices" },
      ],
      redirects: [{ from: "/old", page: "start" }],
    },
    pages: [
      { ...pages[0], id: "start" },
      { id: "prices", meta: emptyMeta, sections: [] },
    ],
    pictures: [{ id: "photo", name: "Photo", file: "photo.jpg" }],
  };
  return zipOf([
    ["site.json", JSON.stringify(document)],
    ["pictures/photo.jpg", await picture(colour)],
  ]);
}

async function open(options: WorldOptions = {}) {
  const world = await createWorld(options);
  onTestFinished(() => world.close());
  return world;
}

/** A file that is to take a site's place, as it is sent. */
function replacing(world: World, zip: Buffer, cookie = world.cookies.owner) {
  const start = `--cut\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n`;
  return {
    method: "POST",
    headers: {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie,
      "content-type": "multipart/form-data; boundary=cut",
    },
    payload: Buffer.concat([Buffer.from(start), zip, Buffer.from("\r\n--cut--\r\n")]),
  } as const;
}

function send(world: World, path: string, zip: Buffer, cookie = world.cookies.owner) {
  return world.app.inject({ url: `/api/v1/sites/${path}`, ...replacing(world, zip, cookie) });
}

function post(world: World, path: string, payload: object, cookie = world.cookies.owner) {
  const headers = { host: "localhost:3000", origin: world.env.appOrigin, cookie };
  return world.app.inject({ method: "POST", url: `/api/v1/sites/${path}`, headers, payload });
}

let edits = 0;

/** What an owner's editor makes of the answer: one batch. */
async function edit(world: World, site: number, wanted: SiteDocument) {
  const { document } = await world.documents.load(site);
  const steps = restoreSiteSteps(toRecords(document), wanted, { templates });
  edits += 1;
  const batch = { id: `batch-${edits}`, name: steps[0]?.name ?? "", size: steps.length };
  const operations = steps.map((step, place) => ({
    ...step,
    id: `step-${edits}-${place}`,
    via: "restore",
    ...(steps.length > 1 && { batch }),
  }));
  return world.app.inject({
    method: "POST",
    url: `/api/v1/sites/${site}/operations`,
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
    payload: { operations },
  });
}

async function replace(world: World, site: number, zip: Buffer): Promise<SiteDocument> {
  const answer = await send(world, `${site}/replacement`, zip);
  expect(answer.statusCode, answer.body).toBe(200);
  const edited = await edit(world, site, answer.json());
  expect(edited.statusCode, edited.body).toBe(200);
  return (await world.documents.load(site)).document;
}

const picturesOf = ({ database: { db } }: World, site: number) =>
  db
    .selectFrom("assets")
    .select(["id", "hash", "trashedAt"])
    .where("siteId", "=", site)
    .orderBy("id")
    .execute();

const socialOf = ({ site }: SiteDocument) => site.settings.socialImage?.asset;

describeDatabases("replacing a site", (openDatabase) => {
  test("REPLACE-01: a file takes the place of all that a site is: its home page stays the home page, its address and name of before stay where they are", async () => {
    const database = await openDatabase();
    onTestFinished(() => database.close());
    const world = await open({ database });
    const site = await makeSite(world, { name: "Mine" });
    const before = (await world.documents.load(site)).document;
    const zip = await project("#345");

    const look = await send(world, `${site}/replacement/preview`, zip);
    expect(look.statusCode, look.body).toBe(200);
    const [home] = before.index.entries;
    expect(look.json()).toEqual({
      name: "Brought",
      pages: [home?.id, "prices"],
      languages: ["ru", "en"],
      pictures: 1,
      files: 0,
      // its home page has one for social networks, which the file doesn't bring
      missingPictures: 1,
      bytes: expect.any(Number),
    });
    expect((await world.documents.load(site)).document).toEqual(before);
    expect(await picturesOf(world, site)).toEqual([]);

    const after = await replace(world, site, zip);
    expect(after.site.name).toBe("Brought");
    expect(after.index.entries.map(({ id, path }) => [id, path])).toEqual([
      [home?.id, "/"],
      ["prices", "/prices"],
    ]);
    expect(after.index.redirects).toEqual([{ from: "/old", page: home?.id }]);
    expect(socialOf(after)).toBe("photo");
    expect(await picturesOf(world, site)).toMatchObject([{ id: "photo", trashedAt: null }]);
    const info = await world.sites.info(site, world.userIds.owner);
    expect(info).toMatchObject({ slug: "mine", name: "Brought" });

    // what it was is a point of its past, and the same file makes no more pictures
    const past = await world.app.inject({
      url: `/api/v1/sites/${site}/document?at=1`,
      headers: { host: "localhost:3000", cookie: world.cookies.owner },
    });
    expect(past.statusCode, past.body).toBe(200);
    expect(past.json().site).toEqual(before.site);
    const again = await send(world, `${site}/replacement`, zip);
    const [asset] = again.json().assets;
    expect(again.json()).toEqual({ ...after, assets: [asset], added: [], missing: ["shop-hero"] });
    expect(asset).toMatchObject({ id: "photo", width: 8, height: 8 });
    expect(await picturesOf(world, site)).toHaveLength(1);
  });

  test("REPLACE-02: another picture of the same name gets a name of its own, and the site's stays for what shows it again", async () => {
    const database = await openDatabase();
    onTestFinished(() => database.close());
    const world = await open({ database });
    const site = await makeSite(world, { name: "Mine" });
    const first = socialOf(await replace(world, site, await project("#345")));
    const second = socialOf(await replace(world, site, await project("#a21")));
    expect(second).not.toBe(first);
    const rows = await picturesOf(world, site);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([first, second]));
    // thrown away meanwhile, it comes back with what shows it
    await world.publishing.assets.trash(site, first ?? "");
    expect(socialOf(await replace(world, site, await project("#345")))).toBe(first);
    const back = await picturesOf(world, site);
    expect(back.every(({ trashedAt }) => trashedAt === null)).toBe(true);
  });

  test("REPLACE-06: pictures that came for an edit which isn’t made are thrown away, but those that the site had or shows", async () => {
    const database = await openDatabase();
    onTestFinished(() => database.close());
    const world = await open({ database });
    const site = await makeSite(world, { name: "Mine" });
    const shown = socialOf(await replace(world, site, await project("#345"))) ?? "";
    const answer = (await send(world, `${site}/replacement`, await project("#a21"))).json();
    const [added] = answer.added;
    expect(answer.added).toHaveLength(1);
    const other = await makeSite(world, { name: "Other" });
    const theirs = socialOf(await replace(world, other, await project("#1a2"))) ?? "";
    const cancel = (pictures: unknown, who: Actor = "owner") =>
      post(world, `${site}/replacement/cancellation`, { pictures }, world.cookies[who]);
    for (const who of ["stranger", "other owner"] as const)
      expect((await cancel([added], who)).statusCode).toBe(who === "stranger" ? 401 : 404);
    for (const wrong of [undefined, "x", [1], ["<a>"], Array.from({ length: 2_001 }, () => "a")])
      expect((await cancel(wrong)).statusCode).toBe(422);
    const cancelled = await cancel([added, shown, "nobodys"]);
    expect(cancelled.statusCode, cancelled.body).toBe(204);
    expect(theirs).toBe(shown);
    const trashed = (await picturesOf(world, site)).filter(({ trashedAt }) => trashedAt !== null);
    expect(trashed.map(({ id }) => id)).toEqual([added]);
    expect(await picturesOf(world, other)).toMatchObject([{ id: theirs, trashedAt: null }]);
  });

  test("REPLACE-06: so are those that came for somebody who went away before the answer", async () => {
    const database = await openDatabase();
    onTestFinished(() => database.close());
    const world = await open({ database });
    const site = await makeSite(world, { name: "Mine" });
    await world.app.listen({ port: 0, host: "127.0.0.1" });
    const { server } = world.app;
    const { payload, ...asked } = replacing(world, await project("#345"));
    const { port } = server.address() as AddressInfo;
    const path = `/api/v1/sites/${site}/replacement`;
    const sent = request({ host: "127.0.0.1", port, path, ...asked });
    sent.on("error", () => undefined);
    const put = world.storage.put.bind(world.storage);
    vi.spyOn(world.storage, "put").mockImplementation(async (...args) => {
      sent.destroy();
      // the server has noticed
      await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0);
      return put(...args);
    });
    sent.end(payload);
    await expect
      .poll(() => picturesOf(world, site))
      .toMatchObject([{ trashedAt: expect.any(Number) }]);
  });

  test("REPLACE-51: what an edit shows is no trash, though the same file was sent before and that was cancelled, or a picture was thrown away that undoing shows again", async () => {
    const database = await openDatabase();
    onTestFinished(() => database.close());
    const world = await open({ database });
    const site = await makeSite(world, { name: "Mine" });
    const zip = await project("#345");
    const trashed = async () =>
      (await picturesOf(world, site)).filter(({ trashedAt }) => trashedAt !== null).length;
    const first = (await send(world, `${site}/replacement`, zip)).json();
    const second = (await send(world, `${site}/replacement`, zip)).json();
    await post(world, `${site}/replacement/cancellation`, { pictures: first.added });
    expect(await trashed()).toBe(1);
    expect((await edit(world, site, second)).statusCode).toBe(200);
    expect(socialOf((await world.documents.load(site)).document)).toBe("photo");
    expect(await trashed()).toBe(0);
    const before = (await world.documents.load(site)).document;
    const settings = { ...before.site.settings, socialImage: null };
    const pages = before.pages.map((page) => ({ ...page, sections: [] }));
    await edit(world, site, { ...before, site: { ...before.site, settings }, pages });
    await world.publishing.assets.trash(site, "photo");
    // an edit that names no picture leaves the trash alone
    expect(await trashed()).toBe(1);
    await edit(world, site, before);
    expect(await trashed()).toBe(0);
  });

  test("REPLACE-04: a site that is published meanwhile is published as it was or as it became", async () => {
    const database = await openDatabase();
    onTestFinished(() => database.close());
    const world = await open({ database });
    const site = await makeSite(world, { name: "Mine" });
    const { revision } = await world.documents.load(site);
    const [published, after] = await Promise.all([
      post(world, `${site}/releases`, { revision }),
      replace(world, site, await project("#345")),
    ]);
    // what it had become by then can't be published: its footer leads to pages that aren't in the file
    expect([201, 409, 422]).toContain(published.statusCode);
    expect(after.site.name).toBe("Brought");
    const live = await world.app.inject({ url: "/", headers: { host: "mine.localhost:3000" } });
    expect(live.statusCode).toBe(published.statusCode === 201 ? 200 : 404);
    expect(live.body).not.toContain("Brought");
  });

  test("REPLACE-04: two that come at once are both whole, and the edit of what the other has changed is refused", async () => {
    const database = await openDatabase();
    onTestFinished(() => database.close());
    const world = await open({ database });
    const site = await makeSite(world, { name: "Mine" });
    const other = world.cookies["other owner"];
    await database.db
      .insertInto("siteMembers")
      .values({ siteId: site, userId: world.userIds["other owner"], role: "owner", createdAt: 1 })
      .execute();
    const answers = await Promise.all([
      send(world, `${site}/replacement`, await project("#345")),
      send(world, `${site}/replacement`, await project("#a21"), other),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const ids = answers.map((answer) => socialOf(answer.json()));
    expect(new Set(ids).size).toBe(2);
    expect(await picturesOf(world, site)).toHaveLength(2);
  });
});

test("REPLACE-03: a file that isn’t a zip, one with more than there is room for, and pages above the limit are refused in words, and nothing changes", async () => {
  const world = await open();
  const site = await makeSite(world, { name: "Mine" });
  const { db } = world.database;
  const stored = () => readdir(join(world.env.dataDir, "storage"), { recursive: true });
  const before = [(await world.documents.load(site)).document, await stored()];
  const zip = await project("#345");
  const quota = async (name: "pages" | "allPages" | "storage", most: number) => {
    await db.deleteFrom("accountQuotas").execute();
    await db
      .insertInto("accountQuotas")
      .values({ userId: world.userIds.owner, name, most })
      .execute();
  };
  const refused = async (what: Buffer, path: string, code: string) => {
    const answer = await send(world, `${site}/${path}`, what);
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
    expect(answer.json().code).toBe(code);
    expect(answer.json().message).not.toBe("");
  };
  for (const path of ["replacement", "replacement/preview"]) {
    await refused(Buffer.from("PK but no zip"), path, "project-refused");
    await quota("pages", 1);
    await refused(zip, path, "too-many-pages");
    await quota("allPages", 1);
    await refused(zip, path, "no-room-for-pages");
    await quota("allPages", 2);
    expect((await send(world, `${site}/replacement/preview`, zip)).statusCode).toBe(200);
  }
  await quota("storage", 10);
  await refused(zip, "replacement", "no-room");
  expect([(await world.documents.load(site)).document, await stored()]).toEqual(before);
  expect(await picturesOf(world, site)).toEqual([]);
});

test("REPLACE-07: a picture that nobody has is told before and with the document", async () => {
  const world = await open();
  const site = await makeSite(world, { name: "Mine" });
  const without = async (id: string) => {
    const document = JSON.parse(JSON.stringify(smallSite(id, "Brought")));
    return zipOf([["site.json", JSON.stringify({ ...document, pictures: [] })]]);
  };
  const zip = await without("lost");
  const look = await send(world, `${site}/replacement/preview`, zip);
  expect(look.statusCode, look.body).toBe(200);
  expect(look.json()).toMatchObject({ pictures: 0, missingPictures: 2 });
  expect((await send(world, `${site}/replacement`, zip)).json()).toMatchObject({
    added: [],
    missing: ["lost", "shop-hero"],
  });
  // one that the site has is there, though the file brings none
  await replace(world, site, await project("#345"));
  const known = await send(world, `${site}/replacement/preview`, await without("photo"));
  expect(known.json()).toMatchObject({ missingPictures: 1 });
});

test("REPLACE-03: nobody replaces another owner’s site, or one in the trash", async () => {
  const world = await open();
  const site = await makeSite(world, { name: "Mine" });
  const zip = await project("#345");
  for (const path of ["replacement", "replacement/preview"]) {
    const answer = await send(world, `${site}/${path}`, zip, world.cookies["other owner"]);
    expect(answer.statusCode, path).toBe(404);
    expect((await send(world, `${site}/${path}`, zip, "")).statusCode).toBe(401);
  }
  await world.database.db.updateTable("sites").set({ trashedAt: 1 }).execute();
  expect((await send(world, `${site}/replacement`, zip)).statusCode).toBe(404);
});
