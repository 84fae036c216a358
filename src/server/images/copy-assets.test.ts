import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type World, createWorld } from "../../../test/world.ts";
import { blackPng } from "./hostile-pictures.ts";

let world: World;
const sites: Record<"own" | "second" | "foreign", number> = { own: 0, second: 0, foreign: 0 };
let picture: string;
let foreignPicture: string;

type Who = "owner" | "other owner";

function post(path: string, as: Who, payload: object | Buffer, type = "application/json") {
  const cookie = world.cookies[as];
  const headers = {
    host: "localhost:3000",
    origin: world.env.appOrigin,
    cookie,
    "content-type": type,
  };
  return world.app.inject({ method: "POST", url: `/api/v1/sites${path}`, headers, payload });
}

async function upload(site: number, as: Who): Promise<string> {
  const start =
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const body = Buffer.concat([
    Buffer.from(start),
    blackPng(64, 64),
    Buffer.from("\r\n--cut--\r\n"),
  ]);
  const sent = await post(`/${site}/assets`, as, body, "multipart/form-data; boundary=cut");
  return sent.json().id;
}

function copy(to: number, body: object, as: Who = "owner") {
  return post(`/${to}/assets/copies`, as, body);
}

async function countIn(site: number): Promise<number> {
  const rows = await world.database.db
    .selectFrom("assets")
    .select("id")
    .where("siteId", "=", site)
    .execute();
  return rows.length;
}

beforeAll(async () => {
  world = await createWorld();
  const make = async (as: Who) => (await post("", as, { name: "Site" })).json().id as number;
  sites.own = await make("owner");
  sites.second = await make("owner");
  sites.foreign = await make("other owner");
  picture = await upload(sites.own, "owner");
  foreignPicture = await upload(sites.foreign, "other owner");
});
afterAll(() => world.close());

describe("pictures that come along with what is pasted", () => {
  it("PASTE-05: come from another site of the owner, once, and can be seen there", async () => {
    const sent = await copy(sites.second, { from: sites.own, assets: [picture, picture, "gone"] });
    expect(sent.statusCode).toBe(200);
    const [copied, ...others] = sent.json();
    expect(others).toEqual([]);
    expect(copied).toMatchObject({ from: picture, asset: { name: "a.png" } });
    expect(copied.asset.id).not.toBe(picture);
    const file = await world.app.inject({
      url: `/api/v1/sites/${sites.second}/assets/${copied.asset.id}/file`,
      headers: { host: "localhost:3000", cookie: world.cookies.owner },
    });
    expect(file.statusCode).toBe(200);
    const again = await copy(sites.second, { from: sites.own, assets: [picture] });
    expect(again.json()).toEqual([copied]);
    expect(await countIn(sites.second)).toBe(1);
  });

  it("PASTE-05: stay what they are within their site", async () => {
    const sent = await copy(sites.own, { from: sites.own, assets: [picture] });
    expect(sent.json()).toMatchObject([{ from: picture, asset: { id: picture } }]);
    expect(await countIn(sites.own)).toBe(1);
  });

  it("PASTE-05: never come from a site that the account may not see, nor go to one", async () => {
    const asked = { from: sites.foreign, assets: [foreignPicture] };
    expect((await copy(sites.own, asked)).statusCode).toBe(404);
    expect((await copy(sites.foreign, { from: sites.own, assets: [picture] })).statusCode).toBe(
      404,
    );
    expect((await copy(sites.own, { from: 999_999, assets: [picture] })).statusCode).toBe(404);
    expect(await countIn(sites.own)).toBe(1);
    // an id of another site says nothing of that site
    const guessed = await copy(sites.second, { from: sites.own, assets: [foreignPicture] });
    expect(guessed.json()).toEqual([]);
  });

  it("PASTE-05: come neither from nor to a site in the trash", async () => {
    const trashed = (await post("", "owner", { name: "Old" })).json().id as number;
    const old = await upload(trashed, "owner");
    await world.database.db
      .updateTable("sites")
      .set({ trashedAt: 1 })
      .where("id", "=", trashed)
      .execute();
    expect((await copy(sites.own, { from: trashed, assets: [old] })).statusCode).toBe(404);
  });

  it.each([
    {},
    { from: "1", assets: ["a"] },
    { from: 0, assets: ["a"] },
    { from: 1.5, assets: ["a"] },
    { from: 1, assets: [] },
    { from: 1, assets: ["../x"] },
    { from: 1, assets: [{}] },
    { from: 1, assets: Array.from({ length: 201 }, () => "a") },
    { from: 1, assets: ["a"], to: 2 },
  ])("PASTE-05: refuses %j", async (body) => {
    expect((await copy(sites.own, body)).statusCode).toBe(422);
  });
});
