import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newItem } from "#/site/new-fields.ts";
import { navigationFields } from "#/site/navigation.ts";
import { blackPng } from "#/server/images/hostile-pictures.ts";
import { contentHash } from "#/server/storage/storage.ts";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import { createBucket } from "./swift.ts";
import { type World, createWorld } from "./world.ts";

/** A site from its first picture to its visitors, with all files in a real store. */
let world: World;
let proxy: FaultyProxy;
let siteId: number;
const large = Buffer.from("name;price\n".repeat(60_000));

const call = (method: "GET" | "POST", url: string, payload?: object | Buffer, type?: string) =>
  world.app.inject({
    method,
    url,
    headers: {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies.owner,
      ...(type !== undefined && { "content-type": type }),
    },
    ...(payload && { payload }),
  });

const visit = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host: "shop.localhost:3000", ...headers } });

function upload(to: "assets" | "files", name: string, bytes: Buffer) {
  const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--cut--\r\n")]);
  return call("POST", `/api/v1/sites/${siteId}/${to}`, body, "multipart/form-data; boundary=cut");
}

async function rename(name: string): Promise<void> {
  const operations = [{ id: `rename-${name}`, name: "site.rename", args: { name } }];
  const answer = await call("POST", `/api/v1/sites/${siteId}/operations`, { operations });
  expect(answer.statusCode).toBe(200);
}

const publish = () => call("POST", `/api/v1/sites/${siteId}/releases`, {});
const releases = async () => (await call("GET", `/api/v1/sites/${siteId}/releases`)).json();

beforeAll(async () => {
  const bucket = await createBucket();
  proxy = await startFaultyProxy(bucket.port);
  world = await createWorld({ env: { STORAGE_URL: bucket.url(proxy.port) } });
  siteId = (await call("POST", "/api/v1/sites", { name: "Shop" })).json().id;
});
beforeEach(() => proxy.fail(() => "none"));
afterAll(async () => {
  await world.close();
  await proxy.close();
});

test("STORE-07: pictures, files, releases and exports are kept in a store", async () => {
  const picture = await upload("assets", "black.png", await blackPng(40, 30));
  expect(picture.statusCode, picture.body).toBe(201);
  const sent = await upload("files", "prices.csv", large);
  expect(sent.statusCode, sent.body).toBe(201);
  const words = { language: "en", createId: () => "link" } as const;
  const text = { en: { text: "Prices" } };
  const link = { text, link: { kind: "file", file: "prices" } };
  const item = { ...newItem(navigationFields.links.item, words), ...link };
  const target = { part: "navigation" };
  const operations = [
    {
      id: "a",
      name: "file.add",
      args: { file: { id: "prices", ...sent.json(), tags: [] }, after: null },
    },
    { id: "b", name: "item.add", args: { target, path: ["links"], item, after: null } },
  ];
  expect(
    (await call("POST", `/api/v1/sites/${siteId}/operations`, { operations })).statusCode,
  ).toBe(200);
  const published = await publish();
  expect(published.statusCode, published.body).toBe(201);
  expect((await visit("/")).statusCode).toBe(200);
  const address = `/assets/${contentHash(large).slice(0, 22)}/prices.csv`;
  expect((await visit(address)).rawPayload.equals(large)).toBe(true);
  const part = await visit(address, { range: "bytes=300000-300004" });
  expect([part.statusCode, part.body]).toEqual([206, large.toString("latin1", 300_000, 300_005)]);
  const project = await call("GET", `/api/v1/sites/${siteId}/export?form=project`);
  expect(project.statusCode).toBe(200);
  expect(project.rawPayload.includes("prices.csv")).toBe(true);
  expect(world.storage.distrusted.size).toBe(0);
});

test("STORE-08 (F10): a publish that the store refuses changes nothing, and is made once when it is repeated", async () => {
  await publish();
  const before = await visit("/");
  const count = (await releases()).length;
  await rename("Second");
  for (const fault of [503, 507, 403] as const) {
    proxy.fail(({ method }) => (method === "PUT" ? fault : "none"));
    const answer = await publish();
    expect(answer.statusCode).toBe(fault === 507 ? 507 : 503);
    expect((await visit("/")).headers["x-release"]).toBe(before.headers["x-release"]);
    expect((await releases()).length).toBe(count);
  }
  // what was carried out and not answered is sent again
  let isLost = false;
  proxy.fail(({ method }) => {
    isLost = method === "PUT" && !isLost;
    return isLost ? "lost-reply" : "none";
  });
  expect((await publish()).statusCode).toBe(201);
  expect((await releases()).length).toBe(count + 1);
  const after = await visit("/");
  expect(after.body).toContain("Second");
  expect(after.headers["x-release"]).not.toBe(before.headers["x-release"]);
});

test("STORE-08 (I7): while a store is down uploads and readiness say so, and it heals", async () => {
  proxy.fail(() => 503);
  const ready = () => world.app.inject({ url: "/readyz", headers: { host: "localhost:3000" } });
  for (const answer of [await upload("assets", "x.png", await blackPng(8, 8)), await ready()]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: "storage-unavailable" });
    expect(answer.headers["retry-after"]).toBe("5");
  }
  expect(world.logLines.join("")).toContain("The file store answered 503");
  expect(world.logLines.join("")).not.toContain("testing");
  proxy.fail(() => "none");
  expect((await upload("assets", "x.png", await blackPng(8, 8))).statusCode).toBe(201);
  expect((await ready()).statusCode).toBe(200);
});
