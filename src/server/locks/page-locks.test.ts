import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { wholeSite } from "#/api/page-locks.ts";
import { type World, createWorld } from "../../../test/world.ts";

const lock = { password: "mehl & wasser", days: 7 } as const;
const host = "lamps.localhost:3000";

let dataDir: string;
let world: World;
let siteId: number;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-locks-"));
  world = await createWorld({ dataDir });
  const made = await world.app.inject({
    method: "POST",
    url: "/api/v1/sites",
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
    payload: { name: "Lamps" },
  });
  siteId = made.json().id;
});
afterEach(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function put(page: string, body: object = lock): Promise<number> {
  const { statusCode } = await world.app.inject({
    method: "PUT",
    url: `/api/v1/sites/${siteId}/locks/${page}`,
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
    payload: body,
  });
  return statusCode;
}

const publish = () =>
  world.publishing.publisher.publish({ siteId, authorId: world.userIds.owner, note: "" });

const visit = async (headers: Record<string, string> = {}) =>
  (await world.app.inject({ method: "GET", url: "/", headers: { host, ...headers } })).statusCode;

const enter = (password: string, from: string) =>
  world.app.inject({
    method: "POST",
    url: "/",
    headers: { host, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ password }).toString(),
    remoteAddress: from,
  });

describe("passwords of pages", () => {
  it("LOCK-11: one that is set before the first release holds from its first visitor on", async () => {
    expect(await put(wholeSite)).toBe(200);
    await publish();
    expect(await visit()).toBe(401);
  });

  it("LOCK-12: is asked and taken while the database is closed, and after a restart", async () => {
    await publish();
    await put(wholeSite);
    await world.database.close();
    const entered = await enter(lock.password, "203.0.113.7");
    expect(entered.statusCode).toBe(303);
    const cookie = String(entered.headers["set-cookie"]).split(";")[0] ?? "";
    expect(await visit({ cookie })).toBe(200);
    await world.close();
    world = await createWorld({ dataDir });
    expect(await visit()).toBe(401);
    expect(await visit({ cookie })).toBe(200);
  });

  it("LOCK-12: a pointer that lost it gets it back at the start", async () => {
    await publish();
    await put(wholeSite);
    const { locks: _lost, ...pointer } = world.hosting.pointerOf(siteId) ?? {
      site: siteId,
      hosts: [],
      release: 0,
      manifest: "",
      recompressed: [],
    };
    await world.hosting.show(pointer);
    expect(await visit()).toBe(200);
    await world.close();
    world = await createWorld({ dataDir });
    expect(await visit()).toBe(401);
  });

  it("LOCK-12: holds while passwords change and releases are made at the same moment", async () => {
    await put(wholeSite);
    const work = Array.from({ length: 6 }, (_, count) =>
      count % 2 === 0
        ? put(wholeSite, { password: `password ${count}`, days: 7 })
        : publish().catch(() => undefined),
    );
    await Promise.all(work);
    expect(await visit()).toBe(401);
    const { locks = [] } = world.hosting.pointerOf(siteId) ?? {};
    const stored = await world.database.db.selectFrom("pageLocks").selectAll().execute();
    expect(locks.map(({ key }) => key)).toEqual(stored.map(({ key }) => key));
  });

  it("LOCK-05: tries are counted by the visitor's address", async () => {
    await publish();
    await put(wholeSite);
    for (let count = 0; count < 5; count += 1)
      expect((await enter("wrong one", "203.0.113.7")).statusCode).toBe(401);
    expect((await enter(lock.password, "203.0.113.7")).statusCode).toBe(429);
    expect((await enter(lock.password, "203.0.113.8")).statusCode).toBe(303);
  });
});
