import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { archiveLimits } from "./archive-entries.ts";
import { describeDatabases } from "../../../test/databases.ts";
import {
  type ArchiveFile,
  smallSite,
  starterFiles,
  zipOf,
  zipWithName,
} from "../../../test/project-archive.ts";
import { makeSite } from "../../../test/make-site.ts";
import { type World, createWorld } from "../../../test/world.ts";

async function openWorld(options: Parameters<typeof createWorld>[0] = {}): Promise<World> {
  const world = await createWorld(options);
  onTestFinished(() => world.close());
  return world;
}

function headersOf(world: World) {
  return { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner };
}

function sendZip(world: World, zip: Buffer, url = "/api/v1/sites/import") {
  const start = `--cut\r\ncontent-disposition: form-data; name="file"; filename="site.zip"\r\ncontent-type: application/zip\r\n\r\n`;
  return world.app.inject({
    method: "POST",
    url,
    headers: { ...headersOf(world), "content-type": "multipart/form-data; boundary=cut" },
    payload: Buffer.concat([Buffer.from(start), zip, Buffer.from("\r\n--cut--\r\n")]),
  });
}

function sendJson(world: World, payload: object) {
  const url = "/api/v1/sites/import";
  return world.app.inject({ method: "POST", url, headers: headersOf(world), payload });
}

async function exported(world: World, site: number): Promise<Buffer> {
  const answer = await world.app.inject({
    method: "GET",
    url: `/api/v1/sites/${site}/export?form=project`,
    headers: headersOf(world),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(Number(answer.headers["content-length"])).toBe(answer.rawPayload.length);
  return answer.rawPayload;
}

/** Everything that an import could leave behind. */
async function traces(world: World) {
  const { db } = world.database;
  const rows = async (table: "sites" | "assets" | "records" | "operations" | "jobs") =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    sites: await rows("sites"),
    assets: await rows("assets"),
    records: await rows("records"),
    operations: await rows("operations"),
    jobs: await rows("jobs"),
    files: await readdir(join(world.env.dataDir, "storage"), { recursive: true }),
  };
}

const jpeg = sharp({ create: { width: 8, height: 8, channels: 3, background: "#345" } })
  .jpeg()
  .toBuffer();

describeDatabases("projects", (open) => {
  test("PROJ-01: an export that is imported, here or on another server, gives the same bytes again", async () => {
    const database = await open();
    onTestFinished(() => database.close());
    const [here, there] = [await openWorld({ database }), await openWorld()];
    const first = await sendZip(here, await zipOf(starterFiles("studio", await jpeg), true));
    expect(first.statusCode, first.body).toBe(201);
    expect(first.json()).toMatchObject({ name: "Voss & Hale", slug: "voss-hale", revision: 1 });
    const bytes = await exported(here, first.json().id);
    for (const world of [here, there]) {
      const again = await sendZip(world, bytes);
      expect(again.statusCode, again.body).toBe(201);
      expect((await exported(world, again.json().id)).equals(bytes)).toBe(true);
    }
  });

  test("SEC-26: control characters in the texts of a project are taken out", async () => {
    const database = await open();
    onTestFinished(() => database.close());
    const world = await openWorld({ database });
    const site = smallSite(null, "La\0mp\u0007s\uD83D");
    const made = await sendZip(world, await zipOf([["site.json", JSON.stringify(site)]]));
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json().name).toBe("Lamps\uFFFD");
    const records = await database.db.selectFrom("records").select("body").execute();
    for (const { body } of records) expect(body).not.toMatch(/\\u0000|\\u0007|\\ud83d/i);
  });
});

const drawing = sharp({
  create: { width: 40, height: 30, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } },
});
const uploads: [string, Promise<Buffer>][] = [
  [
    "a photo with a place in it",
    sharp({ create: { width: 60, height: 40, channels: 3, background: "#357" } })
      .withExif({ IFD0: { Copyright: "somebody" } })
      .jpeg()
      .toBuffer(),
  ],
  ["a drawing with holes", drawing.clone().png().toBuffer()],
  ["an animation", drawing.clone().gif().toBuffer()],
];

test.each(uploads)(
  "PROJ-02: %s that was uploaded comes back byte for byte",
  async (_name, bytes) => {
    const world = await openWorld();
    const made = await sendJson(world, smallSite("photo"));
    const site: number = made.json().id;
    const upload = { id: "photo", name: "own.png", bytes: await bytes };
    await world.publishing.assets.add(site, upload, { key: "owner" });
    const project = await exported(world, site);
    const again = await sendZip(world, project);
    expect(again.statusCode, again.body).toBe(201);
    const rows = await world.database.db.selectFrom("assets").select(["hash", "info"]).execute();
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(rows[0]);
    expect((await exported(world, again.json().id)).equals(project)).toBe(true);
  },
);

test("DOC-06, PROJ-03: a document alone is imported too, with the specification's names", async () => {
  const world = await openWorld();
  const { site, pages, ...rest } = smallSite(null);
  const [{ id: language, ...russian } = {}] = site.languages;
  const email = {
    id: "news",
    template: "Email1",
    version: 1,
    fields: { btnText: { ru: { text: "Да" } } },
  };
  const answer = await sendJson(world, {
    ...rest,
    site: { ...site, generatorVersion: 7, languages: [{ ...russian, smLangId: language }] },
    pages: pages.map(({ meta, ...page }) => ({ ...page, metaData: meta, sections: [email] })),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const { document } = await world.documents.load(answer.json().id);
  expect(document.site.languages[0]?.id).toBe(language);
  expect(document.pages[0]?.sections[0]?.fields["buttonText"]).toEqual({ ru: { text: "Да" } });
  expect(document.pages[0]?.meta).toEqual(pages[0]["meta"]);
});

const png = sharp({ create: { width: 9, height: 9, channels: 3, background: "#abc" } })
  .png()
  .toBuffer();
const listed = { pictures: [{ id: "one", name: "One", file: "one.png" }] };
const site = (more: object = {}) => JSON.stringify({ ...smallSite("one"), ...listed, ...more });
const file = (name: string, content: ArchiveFile[1]): ArchiveFile => [name, content];
const unknownTemplate = () => {
  const { pages, ...rest } = smallSite("one");
  const section = { id: "x", template: "Nothing1", version: 1, fields: {} };
  return JSON.stringify({ ...rest, ...listed, pages: [{ ...pages[0], sections: [section] }] });
};
/** A project that names itself by four hundred letters, with this in a title, and in a section's text. */
const named = (more: { title?: string; text?: string }) => {
  const { site: own, pages, ...rest } = smallSite("one");
  const [{ meta, ...page }] = pages;
  const en = (text = "") => ({ en: { text } });
  const navigation = { ...Object(own["navigation"]), logoText: en("n".repeat(400)) };
  const fields = { title: en(more.text) };
  const section = { id: "x", template: "Email1", version: 1, fields };
  return JSON.stringify({
    ...rest,
    ...listed,
    namesItself: true,
    site: { ...own, navigation, languages: [{ ...own.languages[0], code: "en" }] },
    pages: [{ ...page, meta: { ...Object(meta), title: en(more.title) }, sections: [section] }],
  });
};
const deep = `{"site":${"[".repeat(5000)}${"]".repeat(5000)}}`;

/** What is sent, the rule that refuses it, and the file that it names. */
const hostile: [name: string, zip: () => Promise<Buffer>, rule: string, file: string][] = [
  ["no zip at all", async () => Buffer.from("PK but not really, just words"), "archive", ""],
  [
    "a zip that is cut off",
    async () => (await zipOf([file("site.json", site())])).subarray(0, -30),
    "archive",
    "",
  ],
  [
    "a zip without a document",
    async () => zipOf([file("pictures/one.png", await png)]),
    "site-missing",
    "site.json",
  ],
  [
    "a path out of the folder",
    async () =>
      zipWithName([file("site.json", site()), file("pictures/one.png", await png)], {
        from: "pictures/one.png",
        to: "../../../one.png",
      }),
    "archive",
    "",
  ],
  [
    "an absolute path",
    async () =>
      zipWithName([file("site.json", site()), file("pictures/one.png", await png)], {
        from: "pictures/one.png",
        to: "/ictures/one.png",
      }),
    "archive",
    "",
  ],
  [
    "a folder within the pictures",
    async () => zipOf([file("site.json", site()), file("pictures/more/one.png", await png)]),
    "file-unknown",
    "pictures/more/one.png",
  ],
  [
    "a file that is neither",
    async () => zipOf([file("site.json", site()), file("run.sh", "rm")]),
    "file-unknown",
    "run.sh",
  ],
  [
    "the same file twice",
    async () =>
      zipWithName(
        [
          file("site.json", site()),
          file("pictures/one.png", await png),
          file("pictures/two.png", await png),
        ],
        { from: "pictures/two.png", to: "pictures/one.png" },
      ),
    "file-twice",
    "pictures/one.png",
  ],
  [
    "too many files",
    async () =>
      zipOf([
        file("site.json", site()),
        ...Array.from({ length: archiveLimits.entries }, (_, at) => file(`pictures/${at}.png`, "")),
      ]),
    "too-many",
    "",
  ],
  [
    "a bomb as document",
    async () => zipOf([file("site.json", 17 * 1_048_576)], true),
    "too-large",
    "site.json",
  ],
  [
    "a bomb as picture",
    async () => zipOf([file("site.json", site()), file("pictures/one.png", 65 * 1_048_576)], true),
    "too-large",
    "pictures/one.png",
  ],
  [
    "a forged size",
    async () => forged(await zipOf([file("site.json", 3_000_000)], true)),
    "archive",
    "site.json",
  ],
  ["a document that is no JSON", async () => zipOf([file("site.json", "{")]), "json", "site.json"],
  [
    "a document that is a list",
    async () => zipOf([file("site.json", "[]")]),
    "document",
    "site.json",
  ],
  ["a document without end", async () => zipOf([file("site.json", deep)]), "json", "site.json"],
  [
    "a prototype",
    async () => zipOf([file("site.json", `{"site":{"__proto__":{"a":1}}}`)]),
    "json",
    "site.json",
  ],
  [
    "wrong types",
    async () => zipOf([file("site.json", site({ pages: 7 }))]),
    "document",
    "site.json",
  ],
  [
    "a version of the future",
    async () => zipOf([file("site.json", site({ site: { schema: 99 } }))]),
    "document",
    "site.json",
  ],
  [
    "an unknown template",
    async () => zipOf([file("site.json", unknownTemplate()), file("pictures/one.png", await png)]),
    "template-unknown",
    "site.json",
  ],
  [
    "a title that its name makes too long",
    async () =>
      zipOf([
        file("site.json", named({ title: "{name}".repeat(100) })),
        file("pictures/one.png", await png),
      ]),
    "document",
    "site.json",
  ],
  [
    "a section that its name makes too long",
    async () =>
      zipOf([
        file("site.json", named({ text: "{name}".repeat(100) })),
        file("pictures/one.png", await png),
      ]),
    "field-value",
    "site.json",
  ],
  [
    "a picture listed twice",
    async () =>
      zipOf([file("site.json", site({ pictures: [...listed.pictures, ...listed.pictures] }))]),
    "picture-twice",
    "site.json",
  ],
  [
    "a picture's file that climbs",
    async () =>
      zipOf([
        file("site.json", site({ pictures: [{ id: "one", name: "One", file: "../one.png" }] })),
      ]),
    "document",
    "site.json",
  ],
  [
    "a picture that isn't there",
    async () => zipOf([file("site.json", site())]),
    "picture-missing",
    "pictures/one.png",
  ],
  [
    "a picture that nobody lists",
    async () =>
      zipOf([
        file("site.json", site()),
        file("pictures/one.png", await png),
        file("pictures/two.png", await png),
      ]),
    "file-unknown",
    "pictures/two.png",
  ],
  [
    "a picture that is a page",
    async () =>
      zipOf([file("site.json", site()), file("pictures/one.png", "<script>alert(1)</script>")]),
    "picture-unreadable",
    "pictures/one.png",
  ],
  [
    "a picture that is cut short",
    async () =>
      zipOf([file("site.json", site()), file("pictures/one.png", (await png).subarray(0, -20))]),
    "picture-unreadable",
    "pictures/one.png",
  ],
];

/** The directory claims ten bytes of each file. */
function forged(zip: Buffer): Buffer {
  for (
    let at = zip.indexOf("PK\u0001\u0002");
    at !== -1;
    at = zip.indexOf("PK\u0001\u0002", at + 4)
  )
    zip.writeUInt32LE(10, at + 24);
  return zip;
}

describe("PROJ-04: a hostile project is refused with a report, and nothing of it stays:", () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  test.each(hostile)("%s", async (_name, zip, rule, name) => {
    const before = await traces(world);
    const answer = await sendZip(world, await zip());
    expect(answer.statusCode, answer.body).toBe(422);
    const { code, details } = answer.json();
    expect(code).toBe("project-refused");
    expect(details.problems[0]).toMatchObject({ rule, file: name });
    expect(details.problems[0].message).not.toBe("");
    expect(await traces(world)).toEqual(before);
  });

  test.each(hostile)("REPLACE-03: %s, in the place of a site", async (_name, zip, rule, name) => {
    const site = await makeSite(world, { name: "Mine" });
    const before = await traces(world);
    const answer = await sendZip(world, await zip(), `/api/v1/sites/${site}/replacement`);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().code).toBe("project-refused");
    expect(answer.json().details.problems[0]).toMatchObject({ rule, file: name });
    expect(await traces(world)).toEqual(before);
  });

  test("every problem of a document is told at once, with its place", async () => {
    const { pages, ...rest } = smallSite(null);
    const sections = ["a", "b"].map((id) => ({ id, template: "Nothing1", version: 1, fields: {} }));
    const answer = await sendJson(world, { ...rest, pages: [{ ...pages[0], sections }] });
    expect(answer.json().details.problems.map(({ path }: { path: unknown[] }) => path)).toEqual([
      ["pages", 0, "sections", 0],
      ["pages", 0, "sections", 1],
    ]);
  });
});

test("PROJ-05: imports take turns, a few wait, more are asked to come again; each gets an address of its own", async () => {
  const world = await openWorld();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => sendJson(world, smallSite(null, "Many"))),
  );
  const made = answers.filter(({ statusCode }) => statusCode === 201).map((one) => one.json().slug);
  const sentAway = answers.filter(({ statusCode }) => statusCode === 503);
  expect(made.length + sentAway.length).toBe(12);
  expect(made.length).toBeGreaterThanOrEqual(8);
  expect(new Set(made).size).toBe(made.length);
  for (const answer of sentAway) expect(answer.headers["retry-after"]).toBe("30");
  expect((await sendJson(world, smallSite(null, "Many"))).statusCode).toBe(201);
});

test("PROJ-06: a folder that a program for people packed is taken as it is", async () => {
  const world = await openWorld();
  const files = [
    file("my site/site.json", `\uFEFF${site()}`),
    file("my site/pictures/one.png", await png),
    file("my site/pictures/.DS_Store", "x"),
    file("__MACOSX/my site/._site.json", "x"),
  ];
  const answer = await sendZip(world, await zipOf(files, true));
  expect(answer.statusCode, answer.body).toBe(201);
});
