import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type World, createWorld } from "../../../test/world.ts";
import { contentHash } from "../storage/storage.ts";
import { blackPng } from "./hostile-pictures.ts";

let world: World;
let site: number;

type Who = "owner" | "other owner";

function ask(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  { body, as = "owner" }: { body?: object; as?: Who } = {},
) {
  return world.app.inject({
    method,
    url: `/api/v1/sites/${site}/${path}`,
    headers: {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies[as],
    },
    ...(body && { payload: body }),
  });
}

async function upload(bytes: Buffer): Promise<string> {
  const start =
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const sent = await world.app.inject({
    method: "POST",
    url: `/api/v1/sites/${site}/assets`,
    headers: {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies.owner,
      "content-type": "multipart/form-data; boundary=cut",
    },
    payload: Buffer.concat([Buffer.from(start), bytes, Buffer.from("\r\n--cut--\r\n")]),
  });
  return sent.json().id;
}

const [first, second] = [blackPng(8, 8), blackPng(9, 9)];
const ids: string[] = [];

beforeAll(async () => {
  world = await createWorld();
  const made = await world.app.inject({
    method: "POST",
    url: "/api/v1/sites",
    headers: {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies.owner,
    },
    payload: { name: "Bakery" },
  });
  site = made.json().id;
  ids.push(await upload(first), await upload(second));
});
afterAll(() => world.close());

describe("the library of a site", () => {
  it("LIB-01: is read part by part, each picture once", async () => {
    const all = (await ask("GET", "library")).json();
    expect(all.entries.map((one: { asset: { id: string } }) => one.asset.id).toSorted()).toEqual(
      ids.toSorted(),
    );
    expect(all).toMatchObject({ next: null, entries: [{ isTrashed: false }, {}] });
    const one = (await ask("GET", "library?limit=1")).json();
    const other = (await ask("GET", `library?limit=1&after=${one.next}`)).json();
    expect([...one.entries, ...other.entries]).toEqual(all.entries);
    expect(other.next).toBeNull();
  });

  it("LIB-02: knows files by the hash of what was sent, and only its own", async () => {
    const hashes = [contentHash(first), contentHash(Buffer.from("another"))];
    const known = await ask("POST", "library/sent", { body: { hashes } });
    expect(known.json()).toMatchObject([{ hash: hashes[0], asset: { id: ids[0] } }]);
    const foreign = await ask("POST", "library/sent", { body: { hashes }, as: "other owner" });
    expect(foreign.statusCode).toBe(404);
    expect((await ask("POST", "library/sent", { body: { hashes: ["x"] } })).statusCode).toBe(422);
  });

  it("LIB-03: what is thrown away comes back, by undoing or because it is sent again", async () => {
    const trashed = async () => {
      const { entries } = (await ask("GET", "library")).json();
      return entries.filter((one: { isTrashed: boolean }) => one.isTrashed).length;
    };
    await ask("DELETE", `assets/${ids[0]}`);
    expect(await trashed()).toBe(1);
    const back = await ask("PATCH", `assets/${ids[0]}`, { body: { isTrashed: false } });
    expect(back.json()).toMatchObject({ id: ids[0] });
    expect(await trashed()).toBe(0);
    await ask("DELETE", `assets/${ids[0]}`);
    await ask("POST", "library/sent", { body: { hashes: [contentHash(first)] } });
    expect(await trashed()).toBe(0);
  });

  it("LIB-03: what is thrown away goes on to be known to the editor, behind the rest", async () => {
    await ask("DELETE", `assets/${ids[1]}`);
    const { assets } = (await ask("GET", "document")).json();
    expect(assets.map(({ id }: { id: string }) => id)).toEqual([ids[0], ids[1]]);
    await ask("PATCH", `assets/${ids[1]}`, { body: { isTrashed: false } });
  });

  it("LIB-04: a picture has a name and tags within limits", async () => {
    const body = { name: "Oven", tags: ["bread", "2024"] };
    expect((await ask("PATCH", `assets/${ids[0]}`, { body })).json()).toMatchObject(body);
    const { assets } = (await ask("GET", "document")).json();
    expect(assets).toContainEqual(expect.objectContaining({ id: ids[0], ...body }));
    const refused = [{ name: "" }, { tags: [""] }, { tags: ["x".repeat(41)] }, { width: 3 }];
    for (const wrong of refused)
      expect((await ask("PATCH", `assets/${ids[0]}`, { body: wrong })).statusCode).toBe(422);
    expect((await ask("PATCH", "assets/nothing", { body })).statusCode).toBe(404);
  });

  it("LIB-05: says where pictures stand, on pages and in what belongs to the site", async () => {
    expect((await ask("GET", "pictures")).json()).toEqual([]);
    const picture = { asset: ids[0], alt: {}, crop: null, focus: null };
    const set = (target: object, path: string[], id: string) => ({
      id,
      name: "picture.set",
      args: { target, path, value: picture },
    });
    const operations = [set({ part: "settings" }, ["favicon"], "favicon-is-set-once")];
    await ask("POST", "operations", { body: { operations } });
    expect((await ask("GET", "pictures")).json()).toEqual([
      {
        page: null,
        target: { part: "settings" },
        template: null,
        path: ["favicon"],
        picture,
        isDecorative: true,
      },
    ]);
    expect((await ask("GET", "pictures", { as: "other owner" })).statusCode).toBe(404);
  });

  it("LIB-06: who only looks changes nothing of it", async () => {
    const userId = world.userIds["other owner"];
    await world.database.db
      .insertInto("siteMembers")
      .values({ siteId: site, userId, role: "viewer", createdAt: 0 })
      .execute();
    const as = "other owner";
    const hashes = [contentHash(first)];
    expect((await ask("GET", "library", { as })).statusCode).toBe(200);
    expect((await ask("PATCH", `assets/${ids[0]}`, { as, body: {} })).statusCode).toBe(403);
    expect((await ask("POST", "library/sent", { as, body: { hashes } })).statusCode).toBe(403);
    expect((await ask("DELETE", `assets/${ids[0]}`, { as })).statusCode).toBe(403);
  });
});
