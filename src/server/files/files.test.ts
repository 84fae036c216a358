import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zipOf } from "../../../test/project-archive.ts";
import { type Actor, type World, createWorld } from "../../../test/world.ts";
import type { SentFile } from "#/api/files.ts";
import { newItem } from "#/site/new-fields.ts";
import { fileLimits } from "#/site/file.ts";
import { navigationFields } from "#/site/navigation.ts";
import { systemClock } from "../clock.ts";
import { contentHash } from "../storage/storage.ts";

let world: World;
let site: number;
let steps = 0;

const day = 24 * 3_600_000;
let now = Date.UTC(2026, 10, 20);
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n%âãÏÓ\n${text}\n%%EOF\n`);
const menu = pdf("menu");

interface Asked {
  readonly body?: object | Buffer;
  readonly as?: Actor;
  readonly headers?: Record<string, string>;
}

function ask(method: "GET" | "POST", path: string, { body, as = "owner", headers }: Asked = {}) {
  return world.app.inject({
    method,
    url: `/api/v1/sites${path === "" ? "" : `/${path}`}`,
    headers: {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies[as],
      ...headers,
    },
    ...(body && { payload: body }),
  });
}

function formOf(bytes: Buffer, name: string): Pick<Asked, "body" | "headers"> {
  const start = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(start), bytes, Buffer.from("\r\n--cut--\r\n")]),
    headers: { "content-type": "multipart/form-data; boundary=cut" },
  };
}

const upload = (bytes: Buffer, name = "menu.pdf", as: Actor = "owner", to = site) =>
  ask("POST", `${to}/files`, { ...formOf(bytes, name), as });

async function make(name: string): Promise<number> {
  return (await ask("POST", "", { body: { name } })).json().id;
}

async function change(name: string, args: unknown, to = site): Promise<void> {
  steps += 1;
  const operation = { id: `step${steps}`, name, args };
  const { results } = await world.operations.append(to, [operation], world.userIds.owner);
  expect(results).toMatchObject([{ status: "applied" }]);
}

async function addFile(sent: SentFile, id: string, to = site): Promise<void> {
  await change("file.add", { file: { id, ...sent, tags: [] }, after: null }, to);
}

/** Puts a link to a file into the bar. */
async function linkTo(file: string, to = site): Promise<void> {
  const words = { language: "en", createId: () => `link${file}` } as const;
  const made = newItem(navigationFields.links.item, words);
  const item = { ...made, text: { en: { text: file } }, link: { kind: "file", file } };
  await change(
    "item.add",
    { target: { part: "navigation" }, path: ["links"], item, after: null },
    to,
  );
}

const publish = (to = site) =>
  world.publishing.publisher.publish({ siteId: to, authorId: world.userIds.owner, note: "" });

function visit(path: string, headers: Record<string, string> = {}, slug = "bakery") {
  return world.app.inject({
    method: "GET",
    url: path,
    headers: { host: `${slug}.localhost:3000`, ...headers },
  });
}

beforeAll(async () => {
  world = await createWorld({ clock: { ...systemClock, now: () => now } });
  site = await make("Bakery");
});
afterAll(() => world.close());

describe("sending a file", () => {
  it("FILE-02: answers what it is; what it is called and declared as doesn’t count", async () => {
    const sent = await upload(menu, "../Меню\u0007.pdf");
    expect(sent.statusCode, sent.body).toBe(201);
    const file = { name: "Меню.pdf", kind: "pdf", hash: contentHash(menu), size: menu.length };
    expect(sent.json()).toEqual(file);
    await addFile(sent.json(), "menu");
    const zip = await zipOf([["a.txt", "a"]]);
    expect((await upload(zip, "prices.pdf")).json()).toMatchObject({ name: "prices.pdf.zip" });
  });

  it.each([
    ["page", Buffer.from("<html><script>alert(1)</script></html>"), "menu.pdf"],
    ["page", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "logo.svg"],
    ["kind", Buffer.from("alert(1)"), "menu.js"],
    ["empty", Buffer.alloc(0), "menu.pdf"],
  ])("FILE-02: refuses as “%s”, with words", async (reason, bytes, name) => {
    const answer = await upload(bytes, name);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({
      code: "unsupported-media-type",
      message: expect.stringMatching(/^\p{L}.*\.$/u),
      details: { reason },
    });
  });

  it("FILE-04: takes 25 MB and refuses a byte more, before its body is read where it says so", async () => {
    const most = Buffer.alloc(fileLimits.bytes, " ");
    menu.copy(most);
    const other = await make("Large");
    expect((await upload(most, "a.pdf", "owner", other)).statusCode).toBe(201);
    const more = await upload(Buffer.concat([most, Buffer.from(" ")]), "a.pdf", "owner", other);
    expect(more.statusCode).toBe(413);
    const claim = { "content-length": String(fileLimits.bytes * 2) };
    const { headers } = formOf(menu, "a.pdf");
    const announced = await ask("POST", `${other}/files`, { headers: { ...headers, ...claim } });
    expect(announced.statusCode).toBe(413);
  });

  it("FILE-05: what was sent needn’t be sent again; a site answers for its own only", async () => {
    const asked = { hash: contentHash(menu), name: "Other.pdf" };
    const again = await ask("POST", `${site}/files/sent`, { body: asked });
    expect(again.json()).toEqual({
      name: "Other.pdf",
      kind: "pdf",
      hash: contentHash(menu),
      size: menu.length,
    });
    const other = await make("Other");
    expect((await ask("POST", `${other}/files/sent`, { body: asked })).json()).toBeNull();
  });

  it("FILE-10: is for those who edit the site: others are told of none", async () => {
    for (const as of ["other owner", "stranger"] as const) {
      const status = as === "stranger" ? 401 : 404;
      expect((await upload(menu, "a.pdf", as)).statusCode).toBe(status);
      const path = `${site}/files/${contentHash(menu)}/file?name=a.pdf`;
      expect((await ask("GET", path, { as })).statusCode).toBe(status);
    }
  });

  it("FILE-10: those who see the site look at its files, as downloads", async () => {
    const path = `${site}/files/${contentHash(menu)}/file?name=${encodeURIComponent("Меню.pdf")}`;
    const answer = await ask("GET", path);
    expect(answer.rawPayload.equals(menu)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="____.pdf"; filename*=UTF-8''${encodeURIComponent("Меню.pdf")}`,
      "x-content-type-options": "nosniff",
    });
  });
});

describe("room for files", () => {
  it("FILE-04: is counted before the work, with what is under way and what was deleted today", async () => {
    const crowded = await make("Crowded");
    const left = 2 * menu.length;
    const bytes = fileLimits.siteBytes - left;
    const createdAt = now;
    await world.database.db
      .insertInto("sentFiles")
      .values({ siteId: crowded, hash: "f".repeat(64), kind: "pdf", bytes, createdAt })
      .execute();
    const send = (text: string) => {
      const { body, headers } = formOf(pdf(text), "a.pdf");
      const length = { "content-length": String(pdf(text).length) };
      return { body, headers: { ...headers, ...length } };
    };
    const { files } = world.publishing;
    const add = (text: string) =>
      files.withRoom(crowded, pdf(text).length, () =>
        files.add(crowded, { name: "a.pdf", bytes: pdf(text) }),
      );
    const all = await Promise.allSettled(["a111", "b222", "c333", "d444"].map(add));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const one of all)
      if (one.status === "rejected")
        expect(one.reason).toMatchObject({ details: { reason: "site-full" } });
    const refused = await ask("POST", `${crowded}/files`, send("e555"));
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({ details: { reason: "site-full" } });
    now += day + 1;
    expect((await upload(pdf("f666"), "a.pdf", "owner", crowded)).statusCode).toBe(201);
  });
});

describe("a link to a file", () => {
  let path: string;

  it("FILE-06: is a plain link that downloads, by a name of its own, for good", async () => {
    await linkTo("menu");
    await publish();
    const page = (await visit("/")).body;
    const [, href = ""] = /href="(\/assets\/[^"]+\.pdf)"/.exec(page) ?? [];
    path = href;
    expect(page).toMatch(/<a [^>]*href="\/assets\/[^"]+\.pdf"[^>]* download=""/);
    const answer = await visit(path);
    expect(answer.rawPayload.equals(menu)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringContaining(
        `filename*=UTF-8''${encodeURIComponent("Меню.pdf")}`,
      ),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
    });
    const part = await visit(path, { range: "bytes=0-3" });
    expect([part.statusCode, part.body]).toEqual([206, "%PDF"]);
    expect(part.headers["content-disposition"]).toMatch(/^attachment/);
  });

  it("FILE-07: says where it stands", async () => {
    const found = (await ask("GET", `${site}/file-links`)).json();
    expect(found).toMatchObject([
      { page: null, target: { part: "navigation" }, file: "menu", template: null },
    ]);
    expect((await ask("GET", `${site}/file-links`, { as: "other owner" })).statusCode).toBe(404);
  });

  it("FILE-07: a file with the same content has its own name", async () => {
    const file = {
      name: "b.pdf",
      kind: "pdf",
      hash: contentHash(menu),
      size: menu.length,
    } as const;
    await addFile(file, "second");
    await linkTo("second");
    await publish();
    const name = async (address: string) => (await visit(address)).headers["content-disposition"];
    expect(await name(path)).toContain("filename*=UTF-8''%D0%9C");
    expect(await name(path.replace(/[^/]+$/, "b.pdf"))).toContain('filename="b.pdf"');
    expect(await name(path)).toContain("filename*=UTF-8''%D0%9C");
  });

  it("PUB-22: another name of a linked file is to be published, a file that nothing links to is not", async () => {
    const compare = async () => {
      const { settings } = (await ask("GET", `${site}/changes`)).json();
      return { settings, isEdited: (await ask("GET", `${site}`)).json().hasUnpublishedChanges };
    };
    await change("file.set", { file: "second", values: { name: "c.pdf" } });
    expect(await compare()).toEqual({ settings: true, isEdited: true });
    await change("file.set", { file: "second", values: { name: "b.pdf" } });
    expect(await compare()).toEqual({ settings: false, isEdited: false });
    const file = {
      name: "d.pdf",
      kind: "pdf",
      hash: contentHash(menu),
      size: menu.length,
    } as const;
    await addFile(file, "unlinked");
    await change("file.remove", { file: "unlinked" });
    expect(await compare()).toEqual({ settings: false, isEdited: false });
  });

  it("FILE-02: a table that was sent as a text too is both", async () => {
    const tables = await make("Tables");
    const table = Buffer.from("name;price\nbread;3\n");
    const hash = contentHash(table);
    await addFile((await upload(table, "notes.txt", "owner", tables)).json(), "notes", tables);
    const asked = { hash, name: "Prices.CSV" };
    const known = await ask("POST", `${tables}/files/sent`, { body: asked });
    expect(known.json()).toMatchObject({ kind: "csv", name: "Prices.csv" });
    await addFile(known.json(), "prices", tables);
    for (const file of ["notes", "prices"]) await linkTo(file, tables);
    await publish(tables);
    for (const [name, type] of Object.entries({ "notes.txt": "plain", "Prices.csv": "csv" })) {
      const answer = await visit(`/assets/${hash.slice(0, 22)}/${name}`, {}, "tables");
      expect([answer.statusCode, answer.body]).toEqual([200, table.toString()]);
      expect(answer.headers["content-type"]).toMatch(new RegExp(`^text/${type}\\b`));
      const own = await ask("GET", `${tables}/files/${hash}/file?name=${name}`);
      expect(own.headers["content-disposition"]).toContain(`filename="${name}"`);
    }
  });

  it("FILE-07: once the file is deleted it stands against publishing, until the file is back", async () => {
    const { document } = await world.documents.load(site);
    const file = document.site.files?.find(({ id }) => id === "menu");
    await change("file.remove", { file: "menu" });
    await expect(publish()).rejects.toMatchObject({
      details: { problems: [{ code: "link-file-gone", target: { part: "navigation" } }] },
    });
    expect((await visit(path)).statusCode).toBe(200);
    await change("file.add", { file, after: null });
    await publish();
    expect((await visit(path)).statusCode).toBe(200);
  });

  it("FILE-06: nothing is served that the site was never sent, whatever its document says", async () => {
    const secret = pdf("another site’s");
    const other = await make("Thief");
    await upload(secret, "secret.pdf");
    const file = {
      name: "a.pdf",
      kind: "pdf",
      hash: contentHash(secret),
      size: secret.length,
    } as const;
    await addFile(file, "stolen", other);
    await linkTo("stolen", other);
    await publish(other);
    const stolen = `/assets/${file.hash.slice(0, 22)}/a.pdf`;
    expect((await visit(stolen, {}, "thief")).statusCode).toBe(404);
  });
});

describe("files that move", () => {
  it("FILE-08: come along with what is pasted, from sites that are one’s own to see", async () => {
    const to = await make("Pasted");
    const body = { from: site, hashes: [contentHash(menu), "0".repeat(64)] };
    const copies = `${to}/files/copies`;
    expect((await ask("POST", copies, { body })).json()).toEqual([contentHash(menu)]);
    const asked = { hash: contentHash(menu), name: "a.pdf" };
    expect((await ask("POST", `${to}/files/sent`, { body: asked })).json()).toMatchObject(asked);
    const stranger = await ask("POST", "", { body: { name: "Theirs" }, as: "other owner" });
    const theirs = `${stranger.json().id}/files/copies`;
    expect((await ask("POST", theirs, { body, as: "other owner" })).statusCode).toBe(404);
  });

  it("FILE-08: come along with copies of sites", async () => {
    const copy = await ask("POST", `${site}/copies`, { body: { name: "Second bakery" } });
    expect(copy.statusCode, copy.body).toBe(201);
    await publish(copy.json().id);
    const page = (await visit("/", {}, "second-bakery")).body;
    const [, href = ""] = /href="(\/assets\/[^"]+\.pdf)"/.exec(page) ?? [];
    expect((await visit(href, {}, "second-bakery")).rawPayload.equals(menu)).toBe(true);
  });
});
