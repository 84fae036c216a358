import { randomBytes } from "node:crypto";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Entry, fromBufferPromise } from "yauzl";
import { templates } from "#/sections/registry.ts";
import { type Actor, type World, createWorld } from "../../../test/world.ts";
import { systemClock } from "../clock.ts";
import { createInbox } from "../inbox/inbox.ts";
import { contentHash } from "../storage/storage.ts";
import { createExports } from "./exports.ts";

let world: World;
let site: number;

beforeAll(async () => {
  world = await createWorld();
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const made = await ask("POST", "sites", { body: { name: "Small" } });
  site = made.json().id;
  await publish();
});
afterAll(() => world.close());

interface Asked {
  readonly body?: object;
  readonly as?: Actor;
}

function ask(
  method: "GET" | "HEAD" | "POST" | "PUT",
  path: string,
  { body, as = "owner" }: Asked = {},
) {
  return world.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies[as],
    },
    ...(body && { payload: body }),
  });
}

async function publish(): Promise<void> {
  const { revision } = (await ask("GET", `sites/${site}`)).json();
  const answer = await ask("POST", `sites/${site}/releases`, { body: { revision } });
  expect(answer.statusCode, answer.body).toBe(201);
}

let steps = 0;
async function change(name: string, args: unknown): Promise<void> {
  const operation = { id: `step${(steps += 1)}`, name, args };
  const { results } = await world.operations.append(site, [operation], world.userIds.owner);
  expect(results).toMatchObject([{ status: "applied" }]);
}

/** The files of a zip by their names. */
async function unzip(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const files = new Map<string, string>();
  for (const entry of entries)
    files.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
  return files;
}

async function exported(query: string): Promise<ReadonlyMap<string, string>> {
  const answer = await ask("GET", `sites/${site}/export?${query}`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return unzip(answer.rawPayload);
}

async function writeBy(visitor: object): Promise<void> {
  const { siteHash } = await world.sites.info(site, world.userIds.owner);
  const answer = await world.app.inject({
    method: "POST",
    url: `/api/v1/sites/form/contact/${site}/`,
    headers: { host: "small.localhost", origin: "http://small.localhost:3000" },
    payload: { siteHash, email: "a@example.org", ...visitor },
  });
  expect(answer.statusCode, answer.body).toBe(204);
}

test("EXPORT-08: an archive has website, rules, project, versions and what visitors sent, each where it is told", async () => {
  await ask("PUT", `sites/${site}/versions/1`, { body: { name: "First" } });
  const files = await exported("form=everything&versions=true&visitors=true");
  const names = [...files.keys()];
  expect(names).toEqual(expect.arrayContaining(["README.txt", "export.json", "project/site.json"]));
  expect(names).toEqual(expect.arrayContaining(["website/index.html", "website/404.html"]));
  expect(names).toEqual(expect.arrayContaining(["rules/nginx.conf", "rules/Caddyfile"]));
  expect(names).toEqual(expect.arrayContaining(["versions/versions.json", "versions/1.json"]));
  expect(names.filter((name) => name.startsWith("visitors/"))).toHaveLength(6);
  expect(JSON.parse(files.get("versions/versions.json") ?? "")).toMatchObject([
    { revision: 1, name: "First", publishedAt: expect.any(String), file: "1.json" },
  ]);
  expect(JSON.parse(files.get("versions/1.json") ?? "").site.name).toBe("Small");
  const bare = [...(await exported("form=everything")).keys()];
  expect(bare.some((name) => /^(?:versions|visitors)\//.test(name))).toBe(false);
  expect([...(await exported("form=website")).keys()]).not.toContain("project/site.json");
});

test.each([
  "form=website",
  "form=everything",
  "form=everything&visitors=true",
  "form=everything&versions=true&visitors=true",
])("EXPORT-08: the README of an archive names the folders that are in it (%s)", async (query) => {
  const files = await exported(query);
  const there = [...files.keys()].flatMap((path) => /^\w+\//.exec(path) ?? []);
  const named = (files.get("README.txt") ?? "").match(/^\w+\//gm);
  expect(named?.toSorted()).toEqual([...new Set(there)].toSorted());
});

test("EXPORT-57: an export of which nothing is said is of everything but versions and what visitors sent", async () => {
  const [bare, whole] = [await exported(""), await exported("form=everything")];
  expect([...bare.keys()]).toEqual([...whole.keys()]);
  for (const query of ["form=", "form=all", "form=everything&form=project"])
    expect((await ask("GET", `sites/${site}/export?${query}`)).statusCode, query).toBe(422);
});

test("EXPORT-11: what visitors sent leaves whole, and no spreadsheet runs it", async () => {
  const name = '=HYPERLINK("https://evil.example","Win")';
  await writeBy({ name, message: "one, two\n“three”" });
  const files = await exported("form=visitors");
  expect(files.get("visitors/messages.csv")).toContain(
    '"\'=HYPERLINK(""https://evil.example"",""Win"")"',
  );
  expect(JSON.parse(files.get("visitors/messages.json") ?? "")).toMatchObject([
    { name, email: "a@example.org", message: "one, two\n“three”" },
  ]);
  expect(JSON.parse(files.get("visitors/rsvps.json") ?? "")).toEqual([]);
});

describe("EXPORT-10: those who work on a site", () => {
  const member = async (role: string) => {
    const userId = world.userIds["other owner"];
    await world.database.db.deleteFrom("siteMembers").where("userId", "=", userId).execute();
    await world.database.db
      .insertInto("siteMembers")
      .values({ siteId: site, userId, role, createdAt: 0 })
      .execute();
  };
  const status = async (path: string) =>
    (await ask("GET", `sites/${site}/export${path}`, { as: "other owner" })).statusCode;

  test("an editor takes website and project along, and nothing that visitors sent", async () => {
    await member("editor");
    expect(await status("?form=website")).toBe(200);
    expect(await status("?form=everything&versions=true")).toBe(200);
    for (const query of ["?form=visitors", "?form=everything&visitors=true"])
      expect(await status(query), query).toBe(403);
    const offer = await ask("GET", `sites/${site}/export/offer`, { as: "other owner" });
    expect(offer.json().visitors).toBeNull();
    const address = await ask("PUT", `sites/${site}/export/address`, {
      as: "other owner",
      body: { address: "https://www.example.com" },
    });
    expect(address.statusCode).toBe(403);
  });

  test.each(["writer", "viewer"])("a %s takes nothing along", async (role) => {
    await member(role);
    for (const path of ["?form=website", "?form=project", "?form=visitors", "/offer"])
      expect(await status(path), path).toBe(403);
  });
});

test("EXPORT-12: an export is of one release, whatever is published or taken off meanwhile", async () => {
  const wanted = { siteId: site, forms: "off", language: "en" } as const;
  await change("site.rename", { name: "Before" });
  await publish();
  const { env, publishing } = world;
  const inbox = createInbox({ ...world, clock: systemClock });
  const exports = createExports({ ...world, ...env, ...publishing.live, inbox, templates });
  const files = await exports.files({ ...wanted, form: "website" });
  await change("site.rename", { name: "After" });
  await publish();
  await world.database.db
    .insertInto("unpublished")
    .values({ siteId: site, page: "", since: 1 })
    .execute();
  await world.publishing.live.moved(site);
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file.path, (await buffer(file.open())).toString());
  const refused = await ask("GET", `sites/${site}/export?form=everything`);
  expect(refused.json()).toMatchObject({ details: { obstacle: "not-published" } });
  await world.database.db.deleteFrom("unpublished").where("siteId", "=", site).execute();
  await world.publishing.live.moved(site);
  const pages = [...texts].filter(([path]) => path.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(1);
  for (const [path, html] of pages) {
    expect(html, path).toContain("Before</title>");
    expect(html, path).not.toContain("After");
  }
});

test("EXPORT-09: a site that is taken down, or behind a password, leaves as a project only", async () => {
  const obstacle = async () => {
    const answer = await ask("GET", `sites/${site}/export?form=website`);
    expect((await ask("GET", `sites/${site}/export?form=project`)).statusCode).toBe(200);
    return [answer.statusCode, answer.json().details?.obstacle];
  };
  await world.hosting.setTakenDown(site, true);
  expect(await obstacle()).toEqual([409, "taken-down"]);
  await world.hosting.setTakenDown(site, false);
  const pointer = world.hosting.pointerOf(site)!;
  const lock = { page: "", hash: "h", key: "k", days: 1 };
  await world.hosting.show({ ...pointer, locks: [lock] });
  expect(await obstacle()).toEqual([409, "locked"]);
  await world.hosting.show(pointer);
});

test("EXPORT-09: where the website is lost the project leaves, and that is offered", async () => {
  const { manifest } = world.hosting.pointerOf(site)!;
  const bytes = (await world.storage.get(manifest))!;
  await world.storage.remove(manifest);
  const offer = await ask("GET", `sites/${site}/export/offer`);
  expect(offer.json()).toMatchObject({
    website: { obstacle: "lost", bytes: 0, leftOut: [] },
    project: { bytes: expect.any(Number) },
    visitors: { messages: 1 },
  });
  const refused = await ask("GET", `sites/${site}/export?form=everything`);
  expect([refused.statusCode, refused.json().details]).toEqual([409, { obstacle: "lost" }]);
  expect((await exported("form=project")).has("site.json")).toBe(true);
  await world.storage.put(manifest, bytes);
  expect((await exported("form=website")).has("website/index.html")).toBe(true);
});

/** A download over the network, of which nothing is read until somebody does. */
function download(query: string): Promise<{ sent: ClientRequest; answer: IncomingMessage }> {
  const { port } = world.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      host: "127.0.0.1",
      path: `/api/v1/sites/${site}/export?${query}`,
      headers: { host: "localhost:3000", cookie: world.cookies.owner },
    });
    sent.on("response", (answer) => resolve({ sent, answer: answer.on("error", () => undefined) }));
    sent.on("error", reject).end();
  });
}

describe("large exports", () => {
  const large = randomBytes(24 * 1_048_576);
  const hash = contentHash(large);

  beforeAll(async () => {
    const start = `--cut\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
    const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#345" } })
      .jpeg()
      .toBuffer();
    const uploaded = await world.app.inject({
      method: "POST",
      url: `/api/v1/sites/${site}/assets`,
      headers: {
        host: "localhost:3000",
        origin: world.env.appOrigin,
        cookie: world.cookies.owner,
        "content-type": "multipart/form-data; boundary=cut",
      },
      payload: Buffer.concat([Buffer.from(start), jpeg, Buffer.from("\r\n--cut--\r\n")]),
    });
    expect(uploaded.statusCode, uploaded.body).toBe(201);
    await world.storage.put(hash, large);
    await world.database.db
      .updateTable("assets")
      .set({ hash, bytes: large.length })
      .where("siteId", "=", site)
      .execute();
  });

  test("EXPORT-13: one of an account runs, another is sent away before anything is read; who leaves makes room", async () => {
    const status = async () => (await ask("HEAD", `sites/${site}/export?form=project`)).statusCode;
    const { sent, answer } = await download("form=project");
    expect(answer.statusCode).toBe(200);
    const refused = await download("form=website");
    expect(refused.answer.statusCode).toBe(429);
    expect(await buffer(refused.answer).then(String)).toContain("still running");
    expect(await status()).toBe(429);
    sent.destroy();
    await expect.poll(status).toBe(200);
  });

  test("EXPORT-13: where something is lost the download breaks off, and is never taken for an archive", async () => {
    await world.storage.remove(hash);
    const { answer } = await download("form=everything");
    await expect(buffer(answer)).rejects.toThrow("aborted");
    await expect.poll(() => world.logLines.join("\n")).toContain("has lost its file");
    await world.storage.put(hash, large);
  });
});
