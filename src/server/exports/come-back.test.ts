import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Entry, fromBufferPromise } from "yauzl";
import { type ArchiveFile, smallSite, zipOf } from "../../../test/project-archive.ts";
import { emptyMeta } from "#/site/page.ts";
import { toDocument } from "#/site/records.ts";
import { type World, createWorld } from "../../../test/world.ts";
import type { Clock } from "../clock.ts";
import { systemClock } from "../clock.ts";
import { archiveLimits } from "../projects/archive-entries.ts";
import { type ArchiveSource, openArchive } from "../projects/archive-source.ts";

const clock: Clock = { ...systemClock, now: () => Date.UTC(2026, 10, 26) };
let here: World;
let there: World;
let folder: string;
let archive: Buffer;

function ask(
  world: World,
  method: "GET" | "POST",
  path: string,
  body?: object | Buffer,
  type?: string,
) {
  return world.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies.owner,
      ...(type !== undefined && { "content-type": type }),
    },
    ...(body && { payload: body }),
  });
}

function sendZip(world: World, zip: Buffer, query = "") {
  const start = `--cut\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(start), zip, Buffer.from("\r\n--cut--\r\n")]);
  return ask(world, "POST", `sites/import${query}`, body, "multipart/form-data; boundary=cut");
}

async function publish(world: World, site: number): Promise<void> {
  const { revision } = (await ask(world, "GET", `sites/${site}`)).json();
  const answer = await ask(world, "POST", `sites/${site}/releases`, { revision });
  expect(answer.statusCode, answer.body).toBe(201);
}

const jpeg = sharp({ create: { width: 64, height: 48, channels: 3, background: "#345" } })
  .jpeg()
  .toBuffer();

/** A site whose page shows a picture. */
async function siteWithPicture(): Promise<ArchiveFile[]> {
  const { site, ...rest } = smallSite("photo", "Lamp & Son");
  const pictures = [{ id: "photo", name: "Photo", file: "photo.jpg" }];
  const bare = {
    ...site,
    navigation: { ...(site["navigation"] as object), links: [] },
    footer: { ...(site["footer"] as object), fields: {} },
  };
  return [
    ["site.json", JSON.stringify({ site: bare, ...rest, pictures })],
    ["pictures/photo.jpg", await jpeg],
  ];
}

const submitted = Date.UTC(2026, 9, 3, 12, 30);

/** What visitors sent, with all that a row can say. */
async function insertVisitors({ database: { db } }: World): Promise<void> {
  const about = { siteId: 1, language: "ru", page: "http://lamp-son.localhost:3000/?a=1" };
  const row = (place: number, own: object) => ({
    ...about,
    release: "0123456789abcdef",
    createdAt: submitted,
    updatedAt: submitted,
    // two at one moment
    sentAt: submitted + (place >> 1) * 1_000,
    ...own,
  });
  const message = (text: string, more = {}) => ({
    kind: "contact",
    email: "ann@example.org",
    body: JSON.stringify({ name: "Ann", email: "Ann@example.org", message: text, ...more }),
    topic: null,
    state: null,
  });
  const subscriber = (email: string, state: string) => ({
    kind: "email",
    email,
    body: JSON.stringify({ email }),
    topic: "",
    state,
    updatedAt: submitted + 60_000,
  });
  const reply = (email: string, attending: string, guests: number, more = {}) => ({
    kind: "rsvp",
    email,
    body: JSON.stringify({ name: "Bo", email, attending, guests, ...more, eventId: "gone" }),
    topic: "gone",
    state: null,
    seats: attending === "yes" ? 1 + guests : 0,
  });
  const rows = [
    message("=1+1\n<b>Здравствуйте</b>", { isCookieAccepted: false }),
    message("Second, of the same moment", { isCookieAccepted: true }),
    { ...message(""), readAt: submitted, page: null, release: null, language: null },
    subscriber("one@example.org", "confirmed"),
    subscriber("two@example.org", "unsubscribed"),
    subscriber("three@example.org", "unconfirmed"),
    reply("yes@example.org", "yes", 3, { newsletter: "yes" }),
    reply("no@example.org", "no", 0),
  ];
  for (const [place, own] of rows.entries())
    await db
      .insertInto("submissions")
      .values(row(place, own) as never)
      .execute();
}

async function addPage(world: World, id: string): Promise<void> {
  const page = { id, meta: emptyMeta, sections: [] };
  const args = { entry: { id, path: `/${id}`, name: id }, page, after: null };
  const answer = await ask(world, "POST", "sites/1/operations", {
    operations: [{ id: `add-${id}`, name: "page.add", args }],
  });
  expect(answer.json().results).toMatchObject([{ status: "applied" }]);
}

/** A site’s documents at its named versions, the oldest first. */
async function versionsOf(world: World, site: number) {
  const names = (await world.history.names.list(site)).toReversed();
  const documents: object[] = [];
  for (const { revision } of names)
    documents.push(toDocument((await world.history.past.load(site, revision)).records));
  return { names: names.map(({ name }) => name), documents };
}

const visitorLists = ["messages", "subscribers", "rsvps"] as const;

/** A site's list but for what is its own: ids, and the number of a release that it may not have. */
async function listOf(world: World, site: number, list: string): Promise<object[]> {
  const all: { id: number; version: number | null }[] = (
    await ask(world, "GET", `sites/${site}/${list}`)
  ).json();
  return all.map(({ id: _id, version: _version, ...entry }) => entry);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "come-back-"));
  [here, there] = [await createWorld({ clock }), await createWorld({ clock })];
  const made = await sendZip(here, await zipOf(await siteWithPicture()));
  expect(made.statusCode, made.body).toBe(201);
  await ask(here, "POST", `sites/1/operations`, {
    operations: [{ id: "renamed", name: "site.rename", args: { name: "Lamp" } }],
  });
  for (const [place, name] of ["Before", "Renamed"].entries())
    await here.history.names.set(1, place + 1, { name, authorId: here.userIds.owner });
  await addPage(here, "later");
  await publish(here, 1);
  await insertVisitors(here);
  const answer = await ask(
    here,
    "GET",
    "sites/1/export?form=everything&versions=true&visitors=true",
  );
  expect(answer.statusCode).toBe(200);
  archive = answer.rawPayload;
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await rm(folder, { recursive: true, force: true });
});

test("EXPORT-14: an export that comes to another server is the same site again: address, project, and every file of its release", async () => {
  const came = await sendZip(there, archive);
  expect(came.statusCode, came.body).toBe(201);
  const { slug, siteHash } = (await ask(here, "GET", "sites/1")).json();
  expect(came.json()).toMatchObject({ id: 1, name: "Lamp", slug: "lamp-son", siteHash });
  expect(slug).toBe("lamp-son");
  await publish(there, 1);
  const [one, other] = [await here.hosting.manifestOf(1), await there.hosting.manifestOf(1)];
  const hashes = (files: NonNullable<typeof one>["files"] = {}) =>
    Object.entries(files).map(([path, { hash }]) => [path, hash]);
  expect(hashes(other?.files)).toEqual(hashes(one?.files));
  expect(hashes(one?.files).length).toBeGreaterThan(5);
  expect(other?.hash).toBe(one?.hash);
  const again = await ask(there, "GET", "sites/1/export?form=project");
  expect(
    again.rawPayload.equals((await ask(here, "GET", "sites/1/export?form=project")).rawPayload),
  ).toBe(true);
});

test("EXPORT-14: beside the site that it was made of it gets a name of its own", async () => {
  const came = await sendZip(here, archive);
  expect(came.statusCode, came.body).toBe(201);
  const { siteHash } = (await ask(here, "GET", "sites/1")).json();
  expect(came.json()).toMatchObject({ slug: "lamp-son-2" });
  expect(came.json().siteHash).toMatch(/^[0-9a-f]{32}$/);
  expect(came.json().siteHash).not.toBe(siteHash);
});

test("EXPORT-18: what visitors sent comes along where that is wanted, as it was, and nobody is emailed about it", async () => {
  const without = await sendZip(there, archive);
  expect(without.json()).not.toHaveProperty("visitors");
  expect(await listOf(there, without.json().id, "messages")).toEqual([]);
  const came = await sendZip(there, archive, "?visitors=true");
  expect(came.statusCode, came.body).toBe(201);
  const { id, visitors } = came.json();
  expect(visitors).toEqual({ messages: 3, subscribers: 3, rsvps: 2, leftOut: 0 });
  for (const list of visitorLists) {
    const before = await listOf(here, 1, list);
    expect(before.length).toBeGreaterThan(1);
    expect(await listOf(there, id, list), list).toEqual(before);
  }
  while (await there.jobs.runNext());
  expect(there.mails).toEqual([]);
  const outbox = await there.database.db.selectFrom("outbox").selectAll().execute();
  expect(outbox).toEqual([]);
  // out and in once more is the same again
  const again = await ask(there, "GET", `sites/${id}/export?form=visitors`);
  expect(again.statusCode).toBe(200);
  const { seats } = await there.database.db
    .selectFrom("submissions")
    .select("seats")
    .where("siteId", "=", id)
    .where("email", "=", "yes@example.org")
    .executeTakeFirstOrThrow();
  expect(seats).toBe(4);
});

test("EXPORT-18: an export of what was brought brings the same once more", async () => {
  const [first] = (await ask(there, "GET", "sites")).json();
  await publish(there, first.id);
  const answer = await ask(there, "GET", `sites/${first.id}/export?form=everything&visitors=true`);
  const came = await sendZip(there, answer.rawPayload, "?visitors=true");
  expect(came.json().visitors).toEqual({ messages: 3, subscribers: 3, rsvps: 2, leftOut: 0 });
  for (const list of visitorLists)
    expect(await listOf(there, came.json().id, list)).toEqual(await listOf(here, 1, list));
});

test("EXPORT-21: earlier versions come along where they are wanted, and the site has the same release as without them", async () => {
  const world = await createWorld({ clock });
  onTestFinished(() => world.close());
  const came = await sendZip(world, archive, "?versions=true&visitors=true");
  expect(came.statusCode, came.body).toBe(201);
  expect(came.json().versions).toEqual({ brought: 3, leftOut: 0 });
  const past = await versionsOf(world, 1);
  expect(past.names).toEqual(["Before", "Renamed", "Published November 26, 2026"]);
  const at = async (revision: number) =>
    toDocument((await here.history.past.load(1, revision)).records);
  expect(past.documents).toEqual([await at(1), await at(2), await at(3)]);
  await publish(world, 1);
  const [one, other] = [await here.hosting.manifestOf(1), await world.hosting.manifestOf(1)];
  expect(other?.hash).toBe(one?.hash);
  // an export of it has the same versions once more
  const answer = await ask(world, "GET", "sites/1/export?form=everything&versions=true");
  const again = await sendZip(world, answer.rawPayload, "?versions=true");
  expect(again.json().versions).toEqual({ brought: 3, leftOut: 0 });
  const twice = await versionsOf(world, again.json().id);
  expect(twice.documents).toEqual(past.documents);
  expect(twice.names).toEqual(past.names);
  const first = await world.history.past.load(again.json().id, 1);
  expect(first.omitted).toBe(0);
});

async function open(zip: Buffer): Promise<ArchiveSource> {
  const path = join(folder, "open.zip");
  await writeFile(path, zip);
  const source = await openArchive(path);
  onTestFinished(() => source.close());
  return source;
}

test("EXPORT-14: an earlier version comes in as a document, without its pictures", async () => {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  let version: Entry | undefined;
  for await (const entry of zip.eachEntry())
    if (/^versions\/\d+\.json$/.test(entry.fileName)) version = entry;
  const json = version && (await buffer(await zip.openReadStreamPromise(version)));
  const came = await ask(there, "POST", "sites/import", json, "application/json");
  expect(came.statusCode, came.body).toBe(201);
});

describe("EXPORT-15: an export that was tampered with", () => {
  const about = { version: 1, slug: "lamp", siteHash: "0".repeat(32) };
  const inProject = async (): Promise<ArchiveFile[]> =>
    (await siteWithPicture()).map(([name, content]) => [`project/${name}`, content]);
  const withAbout = async (told: unknown, ...more: ArchiveFile[]) =>
    zipOf([
      ["export.json", typeof told === "string" ? told : JSON.stringify(told)],
      ...(await inProject()),
      ...more,
    ]);

  test.each([
    ["an address that is reserved", { ...about, slug: "admin" }],
    ["an address that is none", { ...about, slug: "../x" }],
    ["a hash that is none", { ...about, siteHash: "x' or 1" }],
    ["nothing that is known", { version: 2 }],
    ["no JSON", "{"],
  ])("with %s has no former name", async (_name, told) => {
    const source = await open(await withAbout(told));
    expect(await source.former?.()).toBeUndefined();
    expect((await source.site()).length).toBeGreaterThan(100);
  });

  test.each<[string, ArchiveFile, string]>([
    ["a file that is no project’s", ["project/evil.sh", "x"], "file-unknown"],
    ["a picture that isn’t listed", ["project/pictures/other.jpg", "x"], "file-unknown"],
  ])("with %s is refused", async (_name, file, rule) => {
    const came = await sendZip(there, await withAbout(about, file));
    expect(came.statusCode).toBe(422);
    expect(came.json().details.problems).toMatchObject([{ rule }]);
  });

  test("EXPORT-19: of what visitors sent what they couldn’t have sent is left out and counted, and a list that is too large is refused", async () => {
    const good = {
      sentAt: "2026-10-03T12:30:00.000Z",
      isRead: false,
      isCookieAccepted: null,
      name: "Ann",
      email: "ann@example.org",
      message: "Hello",
    };
    const lines = [good, { ...good, email: "x\r\nBcc: y@example.org" }, 7, null, [7]];
    const list = `[\n${lines.map((line) => JSON.stringify(line)).join(",\n")}\n]\n`;
    const came = await sendZip(
      there,
      await withAbout(about, ["visitors/messages.json", list], ["visitors/rsvps.json", "\u0000{{"]),
      "?visitors=true",
    );
    expect(came.statusCode, came.body).toBe(201);
    expect(came.json().visitors).toEqual({ messages: 1, subscribers: 0, rsvps: 0, leftOut: 5 });
    const large: ArchiveFile = ["visitors/messages.json", Buffer.alloc(33 * 1_048_576, "\n")];
    const refused = await sendZip(there, await withAbout(about, large), "?visitors=true");
    expect(refused.statusCode).toBe(422);
    expect(refused.json().details.problems).toMatchObject([
      { rule: "too-large", file: "visitors/messages.json" },
    ]);
    expect((await sendZip(there, await withAbout(about, large))).statusCode).toBe(201);
  });

  test("EXPORT-22: versions that are damaged, hostile or of another site are left out and counted", async () => {
    const [, document] = (await siteWithPicture())[0] ?? [];
    const sound = JSON.parse(String(document));
    const other = JSON.parse(String(document).replaceAll("home", "house"));
    const versions: [name: string, content: string][] = [
      ["1", JSON.stringify(sound)],
      ["2", "{"],
      ["3", '{"__proto__":{"site":1},"site":{"name":7}}'],
      ["4", JSON.stringify(other)],
      ["5", "[]"],
      ["6", JSON.stringify({ ...sound, pages: [] })],
    ];
    const listed = [...versions.map(([name]) => name), "7", "8"].map((name) => ({
      revision: Number(name),
      name: `Version ${name}`,
      publishedAt: null,
      file: `${name}.json`,
    }));
    const files = versions.map(([name, content]): ArchiveFile => [
      `versions/${name}.json`,
      content,
    ]);
    const send = async (list: string) => {
      const zip = await withAbout(about, ["versions/versions.json", list], ...files);
      const came = await sendZip(there, zip, "?versions=true");
      expect(came.statusCode, came.body).toBe(201);
      return came.json();
    };
    const { id, versions: told } = await send(JSON.stringify(listed));
    expect(told).toEqual({ brought: 1, leftOut: 7 });
    expect((await versionsOf(there, id)).names).toEqual(["Version 1"]);
    for (const list of ["{", "7", "[]"])
      expect((await send(list)).versions).toEqual({ brought: 0, leftOut: 0 });
    const mixed = [
      { ...listed[0], name: "a\u0000b" },
      { ...listed[0], file: "../../etc/passwd" },
      { ...listed[0], name: "x".repeat(81) },
      null,
    ];
    const some = await send(JSON.stringify(mixed));
    expect(some.versions).toEqual({ brought: 1, leftOut: 3 });
    expect((await versionsOf(there, some.id)).names).toEqual(["ab"]);
    const many = JSON.stringify(
      Array.from({ length: 101 }, (_, revision) => ({ ...listed[0], revision })),
    );
    expect((await send(many)).versions).toEqual({ brought: 100, leftOut: 1 });
  });

  test("EXPORT-22: of a version nothing comes along that the site hasn’t, and none that is too far from what came after it", async () => {
    const [, document] = (await siteWithPicture())[0] ?? [];
    const sound = JSON.parse(String(document));
    const files = [
      { id: "list", name: "list.pdf", kind: "pdf", hash: "a".repeat(64), size: 7, tags: [] },
    ];
    const pages = (count: number) => {
      const ids = Array.from({ length: count }, (_, at) => `p${at}`);
      return {
        ...sound,
        index: {
          ...sound.index,
          entries: [...sound.index.entries, ...ids.map((id) => ({ id, path: `/${id}`, name: id }))],
        },
        pages: [...sound.pages, ...ids.map((id) => ({ id, meta: emptyMeta, sections: [] }))],
      };
    };
    const versions = [
      JSON.stringify({ ...sound, site: { ...sound.site, files } }),
      JSON.stringify(pages(3)),
      JSON.stringify(pages(450)),
      `{"site":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    ];
    const list = versions.map((_, at) => ({
      revision: 4 - at,
      name: `Version ${at}`,
      publishedAt: null,
      file: `${at}.json`,
    }));
    const world = await createWorld({ clock });
    onTestFinished(() => world.close());
    await world.database.db
      .insertInto("accountQuotas")
      .values({ userId: world.userIds.owner, name: "pages", most: sound.pages.length })
      .execute();
    const zip = await withAbout(
      about,
      ["versions/versions.json", JSON.stringify(list)],
      ...versions.map((content, at): ArchiveFile => [`versions/${at}.json`, content]),
    );
    const came = await sendZip(world, zip, "?versions=true");
    expect(came.statusCode, came.body).toBe(201);
    expect(came.json().versions).toEqual({ brought: 2, leftOut: 2 });
    const past = await versionsOf(world, came.json().id);
    expect(past.names).toEqual(["Version 1", "Version 0"]);
    expect(JSON.stringify(past.documents)).not.toContain("list.pdf");
  });

  test("QUOTA-09: what an import that is refused for its pages has stored is collected", async () => {
    const world = await createWorld({ clock });
    onTestFinished(() => world.close());
    const { db } = world.database;
    await db
      .insertInto("accountQuotas")
      .values({ userId: world.userIds.owner, name: "allPages", most: 0 })
      .execute();
    const came = await sendZip(world, await zipOf(await siteWithPicture()));
    expect(came.statusCode).toBe(409);
    const left = await db.selectFrom("leftFiles").select("hash").execute();
    expect(left).toHaveLength(1);
    expect(await world.storage.has(left[0]?.hash ?? "")).toBe(true);
  });

  test("is refused where its project, or what says what it is, is too large when unpacked", async () => {
    for (const [name, size] of [
      ["project/pictures/big.jpg", 65 * 1_048_576],
      ["export.json", 2 * 1_048_576],
    ] as const) {
      const files: ArchiveFile[] = [[name, size], ...(await inProject())];
      const zip = await zipOf(
        name === "export.json" ? files : [["export.json", JSON.stringify(about)], ...files],
        true,
      );
      const came = await sendZip(there, zip);
      expect(came.json().details.problems, name).toMatchObject([{ rule: "too-large" }]);
    }
  });

  test("is refused where it is cut off, and no file is written by what a name in it says", async () => {
    expect((await sendZip(there, archive.subarray(0, archive.length - 100))).statusCode).toBe(422);
    const zip = await withAbout(about, ["website/aaaaaaaaaa.sh", "x"]);
    for (
      let at = zip.indexOf("website/aaaaaaaaaa.sh");
      at >= 0;
      at = zip.indexOf("website/aaaaaaaaaa.sh")
    )
      zip.write("../../../aaaaaaaaa.sh", at, "latin1");
    const came = await sendZip(there, zip);
    expect(came.statusCode).toBe(422);
    expect(came.json().details.problems).toMatchObject([{ rule: "archive" }]);
  });

  test("may have a website of more files than a project has", async () => {
    const many = (name: string) =>
      Array.from({ length: archiveLimits.entries }, (_, n): ArchiveFile => [`${name}/${n}`, "x"]);
    const source = await open(await withAbout(about, ...many("website")));
    expect([...source.files]).toEqual(["photo.jpg"]);
    await expect(open(await withAbout(about, ...many("project/pictures")))).rejects.toThrow();
    await expect(open(await zipOf(many("website")))).rejects.toThrow();
  });
});
