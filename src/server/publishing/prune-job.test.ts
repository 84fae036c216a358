import { afterEach, beforeEach, expect, test } from "vitest";
import type { LocalizedText } from "#/site/localized-text.ts";
import { type World, createWorld } from "../../../test/world.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { Storage } from "../storage/storage.ts";
import { contentOf } from "./content-of.ts";
import { pruneJobs } from "./prune-job.ts";
import { createReleaseRows } from "./release-rows.ts";

let world: World;
let siteId: number;

beforeEach(async () => {
  world = await createWorld();
  const made = await world.app.inject({
    method: "POST",
    url: "/api/v1/sites",
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
    payload: { name: "Lamps" },
  });
  siteId = made.json().id;
});
afterEach(() => world.close());

let edits = 0;

/** Publishes with the home page changed, and nothing else. */
async function publish(
  title = `Title ${edits}`,
): Promise<{ id: number; manifest: string; pack: string }> {
  edits += 1;
  const { document } = await world.documents.load(siteId);
  const [home] = document.pages;
  const target = { page: home?.id, section: home?.sections[0]?.id };
  const shown = home?.sections[0]?.fields["title"] as LocalizedText | undefined;
  const was = shown?.["en"]?.text;
  const args = { target, path: ["title"], language: "en", text: title, was };
  const operation = { id: `edit${edits}`, name: "text.set", args };
  const { results } = await world.operations.append(siteId, [operation], world.userIds.owner);
  expect(results).toMatchObject([{ status: "applied" }]);
  const { row } = await world.publishing.publisher.publish({
    siteId,
    authorId: world.userIds.owner,
    note: "",
  });
  const { files } = await world.hosting.files.manifest(row.manifestHash);
  const place = files["/"]?.place;
  const pack = typeof place === "object" ? place.pack : expect.unreachable();
  return { id: row.id, manifest: row.manifestHash, pack };
}

const rows = () => createReleaseRows(world.database);
const ids = async () => (await rows().all(siteId)).map(({ id }) => id);

/** Prunes as if everything were from long ago. */
async function prune(
  hosting: SiteHosting = world.hosting,
  storage: Storage = world.storage,
): Promise<void> {
  await world.database.db.updateTable("releases").set({ createdAt: 1 }).execute();
  const clock = { now: () => Date.now(), sleep: async () => undefined };
  await pruneJobs({ hosting, storage, rows: rows(), clock })["prune-releases"]?.({ siteId });
}

/** Releases that are nothing but the live one again, so that all others are no longer the last ten. */
async function republish(count: number): Promise<void> {
  const site = await world.database.db
    .selectFrom("sites")
    .select("liveReleaseId")
    .where("id", "=", siteId)
    .executeTakeFirstOrThrow();
  let live = site.liveReleaseId ?? 0;
  const { id: _id, number: _number, ...release } = await rows().find(siteId, live);
  for (let made = 0; made < count; made += 1)
    live = (await rows().add(release, live, async () => undefined)).id;
}

async function visit(): Promise<number> {
  const headers = { host: "lamps.localhost:3000", "accept-encoding": "br" };
  return (await world.app.inject({ method: "GET", url: "/", headers })).statusCode;
}

test("an old release of which the manifest is lost goes like the others", async () => {
  await publish();
  const lost = await publish();
  const third = await publish();
  await publish();
  await republish(10);
  await world.storage.remove(lost.manifest);
  await prune();
  expect(await ids()).not.toContain(lost.id);
  expect(await ids()).not.toContain(third.id);
  expect(await world.storage.has(third.manifest)).toBe(false);
  expect(await visit()).toBe(200);
});

test("where the manifest of one that stays is lost nothing goes: what it needs isn't known", async () => {
  const first = await publish();
  const live = await publish();
  await republish(10);
  await world.storage.remove(live.manifest);
  await expect(prune()).rejects.toThrow(live.manifest);
  expect(await ids()).toContain(first.id);
  expect(await world.storage.has(first.manifest)).toBe(true);
});

test("a release that is gone back to while others are looked at stays", async () => {
  const first = await publish();
  await publish();
  await republish(10);
  let isBack = false;
  const { files } = world.hosting;
  await prune({
    ...world.hosting,
    files: {
      ...files,
      async manifest(hash) {
        if (!isBack) {
          isBack = true;
          await world.publishing.live.makeLive(siteId, first.id);
        }
        return files.manifest(hash);
      },
    },
  });
  expect(await ids()).toContain(first.id);
  expect(await world.publishing.live.repair()).toBe(0);
  expect(world.hosting.pointerOf(siteId)?.release).toBe(first.id);
  expect(await visit()).toBe(200);
  await world.hosting.files.manifest(first.manifest);
});

/** A link that shows a release for a day. */
async function linkTo(release: number): Promise<number> {
  const made = await world.app.inject({
    method: "POST",
    url: `/api/v1/sites/${siteId}/links`,
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
    payload: { days: 1, release: String(release) },
  });
  expect(made.statusCode).toBe(201);
  return made.json().id;
}

test("PREV-05: a release that a link shows stays, until the link is revoked or over", async () => {
  const [revoked, over, linked] = [await publish(), await publish(), await publish()];
  await publish();
  await republish(10);
  const { db } = world.database;
  const ended = await linkTo(revoked.id);
  await db.updateTable("siteLinks").set({ revokedAt: 1 }).where("id", "=", ended).execute();
  const past = await linkTo(over.id);
  await db.updateTable("siteLinks").set({ expiresAt: 1 }).where("id", "=", past).execute();
  await linkTo(linked.id);
  await prune();
  const left = await ids();
  expect(left).toContain(linked.id);
  expect(left).not.toContain(revoked.id);
  expect(left).not.toContain(over.id);
  for (const hash of contentOf(await world.hosting.files.manifest(linked.manifest)))
    expect(await world.storage.has(hash)).toBe(true);
  await db.updateTable("siteLinks").set({ revokedAt: 1 }).execute();
  await prune();
  expect(await ids()).not.toContain(linked.id);
});

test("PREV-05: so does one that is linked to while others are looked at, and what it is kept in", async () => {
  const [linked, gone] = [await publish(), await publish()];
  await publish();
  await republish(10);
  const { files } = world.hosting;
  let isLinked = false;
  await prune({
    ...world.hosting,
    files: {
      ...files,
      async manifest(hash) {
        if (!isLinked) {
          isLinked = true;
          await linkTo(linked.id);
        }
        return files.manifest(hash);
      },
    },
  });
  expect(await ids()).toContain(linked.id);
  expect(await ids()).not.toContain(gone.id);
  for (const hash of contentOf(await files.manifest(linked.manifest)))
    expect(await world.storage.has(hash)).toBe(true);
});

test("PREV-05: nobody links to a release that is gone", async () => {
  const first = await publish();
  await publish();
  await rows().remove(siteId, [first.id], { content: [], now: Date.now() });
  await expect(linkTo(first.id)).rejects.toThrow("404");
});

/** A storage that ends with the process after so many removals. */
function killedAfter(removals: number): Storage {
  let left = removals;
  return {
    ...world.storage,
    async remove(hash) {
      if (left === 0) throw new Error("killed");
      left -= 1;
      await world.storage.remove(hash);
    },
  };
}

test.each([0, 1, 3])(
  "PUB-07: what a prune that was killed after %d files left is removed by the next one",
  async (removals) => {
    const gone = [await publish(), await publish(), await publish()];
    const live = await publish();
    await republish(10);
    await expect(prune(world.hosting, killedAfter(removals))).rejects.toThrow("killed");
    expect(await ids()).not.toContain(gone[0]?.id);
    await prune();
    const kept = contentOf(await world.hosting.files.manifest(live.manifest));
    for (const hash of gone.flatMap(({ manifest, pack }) => [manifest, pack]))
      expect(await world.storage.has(hash)).toBe(kept.has(hash));
    for (const hash of kept) expect(await world.storage.has(hash)).toBe(true);
    expect(gone.filter(({ pack }) => !kept.has(pack)).length).toBeGreaterThan(0);
    expect(await rows().goneContent(siteId)).toEqual([]);
    expect(await visit()).toBe(200);
  },
);

test("PUB-07: what is left of a release that was gone back to since stays", async () => {
  await publish();
  const second = await publish("Back again");
  await publish();
  await republish(10);
  await expect(prune(world.hosting, killedAfter(0))).rejects.toThrow("killed");
  const again = await publish("Back again");
  expect(again.pack).toBe(second.pack);
  await prune();
  for (const hash of contentOf(await world.hosting.files.manifest(again.manifest)))
    expect(await world.storage.has(hash)).toBe(true);
  expect(await rows().goneContent(siteId)).toEqual([]);
  expect(await visit()).toBe(200);
});

test("PUB-07: content that a publish has just written isn't lost to a prune of the same content", async () => {
  await publish();
  const second = await publish("Back again");
  await publish();
  await republish(10);
  const { storage } = world;
  const { put } = storage;
  let wasRemoved = false;
  storage.put = async (hash, bytes) => {
    await put(hash, bytes);
    if (hash !== second.pack || wasRemoved) return;
    wasRemoved = true;
    await prune();
    expect(await storage.has(hash)).toBe(false);
  };
  const again = await publish("Back again");
  expect([wasRemoved, again.pack]).toEqual([true, second.pack]);
  for (const hash of contentOf(await world.hosting.files.manifest(again.manifest)))
    expect(await storage.has(hash)).toBe(true);
  expect(await visit()).toBe(200);
});

test("a release that is gone can't be made live by who still had it before them", async () => {
  const first = await publish();
  const { id } = await publish();
  await rows().remove(siteId, [first.id], { content: [], now: Date.now() });
  await expect(rows().switch(siteId, first.id, id)).rejects.toMatchObject({ code: "not-found" });
  await rows().remove(siteId, [id], { content: [], now: Date.now() });
  expect(await ids()).toEqual([id]);
});

test("the recompressed files of a release that was gone back to stay", async () => {
  const runJobs = async () => {
    await world.database.db.updateTable("jobs").set({ runAt: 0 }).execute();
    while (await world.jobs.runNext());
  };
  const first = await publish();
  await runJobs();
  const second = await publish();
  await world.publishing.live.makeLive(siteId, first.id);
  await runJobs();
  await republish(10);
  const [index = ""] = world.hosting.pointerOf(siteId)?.recompressed ?? [];
  const places = Object.values(await world.hosting.files.recompressed(index));
  const packs = new Set(places.flatMap((place) => (place === "stored" ? [] : [place.pack])));
  const { notFound } = await world.hosting.files.manifest(second.manifest);
  expect([...packs]).toContainEqual(Object(notFound["en"]?.place).pack);
  await prune();
  expect(await ids()).not.toContain(second.id);
  for (const pack of packs) expect(await world.storage.has(pack)).toBe(true);
});
