import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { type World, createWorld } from "../../../test/world.ts";
import { readStarter } from "../../../test/fixtures/starter.ts";
import { fileAddress } from "#/site/file-address.ts";
import { newItem } from "#/site/new-fields.ts";
import { navigationFields } from "#/site/navigation.ts";
import { contentHash } from "../storage/storage.ts";

let world: World;
let sites = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

function asOwner(url: string, payload: object) {
  return world.app.inject({
    method: "POST",
    url: `/api/v1/${url}`,
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
    payload,
  });
}

/** Publishes a site that links to files. */
async function publishWith(uploads: readonly Upload[]) {
  sites += 1;
  const authorId = world.userIds.owner;
  const made = await asOwner("sites", { name: `Shop ${sites}` });
  const siteId: number = made.json().id;
  for (const [index, upload] of uploads.entries()) {
    const id = `file${index}`;
    const sent = await world.publishing.files.add(siteId, upload);
    const words = { language: "en", createId: () => `link${index}` } as const;
    const link = { text: { en: { text: id } }, link: { kind: "file", file: id } };
    const item = { ...newItem(navigationFields.links.item, words), ...link };
    const target = { part: "navigation" };
    const { results } = await world.operations.append(
      siteId,
      [
        {
          id: `add${index}`,
          name: "file.add",
          args: { file: { id, ...sent, tags: [] }, after: null },
        },
        {
          id: `link${index}`,
          name: "item.add",
          args: { target, path: ["links"], item, after: null },
        },
      ],
      authorId,
    );
    expect(results).toMatchObject([{ status: "applied" }, { status: "applied" }]);
  }
  await world.publishing.publisher.publish({ siteId, authorId, note: "" });
  const host = `shop-${sites}.localhost:3000`;
  const visit = (url: string, headers: Record<string, string> = {}) =>
    world.app.inject({ method: "GET", url, headers: { host, ...headers } });
  return { host, visit };
}

it("FILE-06: is sent as it is read: never in memory, never compressed, and no damaged one is whole", async () => {
  const large = Buffer.from("name;price\n".repeat(100_000));
  const { visit, host } = await publishWith([{ name: "prices.csv", bytes: large }]);
  const address = `/assets/${contentHash(large).slice(0, 22)}/prices.csv`;
  const read = vi.spyOn(world.storage, "get");
  const streamed = vi.spyOn(world.storage, "stream");
  onTestFinished(() => void vi.restoreAllMocks());
  const whole = await visit(address, { "accept-encoding": "br, gzip" });
  expect(whole.rawPayload.equals(large)).toBe(true);
  expect(whole.headers).toMatchObject({
    "content-length": String(large.length),
    "accept-ranges": "bytes",
  });
  expect(whole.headers).not.toHaveProperty("content-encoding");
  const part = await visit(address, { range: "bytes=5-9", "accept-encoding": "br" });
  expect([part.statusCode, part.body, part.headers["content-length"]]).toEqual([206, "price", "5"]);
  const none = await visit(address, { range: `bytes=${large.length}-` });
  expect(none.statusCode).toBe(416);
  expect(streamed).toHaveBeenCalledTimes(2);
  const head = await world.app.inject({ method: "HEAD", url: address, headers: { host } });
  expect([head.statusCode, head.headers["content-length"]]).toEqual([200, String(large.length)]);
  expect(streamed).toHaveBeenCalledTimes(2);
  expect(read).not.toHaveBeenCalledWith(contentHash(large));
  const damaged = Buffer.from(large).fill("?", large.length - 5);
  streamed.mockImplementation(async () => Readable.from([damaged]));
  expect((await visit(address)).statusCode).toBe(503);
  streamed.mockImplementation(async () =>
    Readable.from([damaged.subarray(0, 500), damaged.subarray(500)]),
  );
  await expect(visit(address)).rejects.toThrow();
  await world.storage.put(contentHash(large), large);
  streamed.mockRestore();
  expect((await visit(address)).rawPayload.equals(large)).toBe(true);
});

it("NEW-500, NEW-560: a site that is begun from a starter has its files, which visitors of the published site and of a copy download", async () => {
  const { document, filesIn = {} } = readStarter("yard");
  const made = (await asOwner("sites", { name: "Neighbours", starter: "yard" })).json();
  const copy = (await asOwner(`sites/${made.id}/copies`, { name: "The same" })).json();
  const alone = { name: "In English", starter: "yard", onlyLanguage: "en" };
  const english = (await asOwner("sites", alone)).json();
  const own = document.site.files ?? [];
  for (const [{ id, slug }, files = []] of [
    [made, own],
    [copy, own],
    [english, filesIn["en"]],
  ] as const) {
    const kept = (await world.documents.load(id)).document.site.files;
    expect(kept).toEqual(files);
    for (const file of own)
      expect((await world.publishing.files.find(id, file)) !== undefined).toBe(files === own);
    await world.publishing.publisher.publish({
      siteId: id,
      authorId: world.userIds.owner,
      note: "",
    });
    const visit = (url: string) =>
      world.app.inject({ method: "GET", url, headers: { host: `${slug}.localhost:3000` } });
    const page = (await visit("/join/")).body;
    for (const file of files) {
      expect(page).toContain(`href="${fileAddress(file)}"`);
      const { headers, rawPayload } = await visit(fileAddress(file));
      expect(contentHash(rawPayload)).toBe(file.hash);
      expect(headers).toMatchObject({ "content-type": "application/pdf" });
    }
  }
});
