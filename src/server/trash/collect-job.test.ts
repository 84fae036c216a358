import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { type World, createWorld } from "../../../test/world.ts";
import { blackPng } from "../images/hostile-pictures.ts";
import { contentOf } from "../publishing/content-of.ts";
import { keepForGood } from "../files/kept-files.ts";
import { createSentFiles } from "../files/sent-files.ts";
import { openInstallationFiles } from "../publishing/installation-files.ts";
import { contentHash } from "../storage/storage.ts";
import type { Storage } from "../storage/storage.ts";
import { collectJobs } from "./collect-job.ts";
import { createTrash } from "./trash.ts";

const hourMs = 3_600_000;

describeDatabases("the files of deleted sites", (open) => {
  async function prepare() {
    const database = await open();
    const clock = { time: Date.now(), now: () => clock.time, sleep: async () => undefined };
    const world = await createWorld({ database, clock });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const { assets, pictures, publisher } = world.publishing;
    const authorId = world.userIds.owner;
    const make = async (name: string): Promise<number> => {
      const sent = await send("POST", "sites", { name });
      return sent.json().id;
    };
    const send = (method: "POST" | "DELETE", url: string, payload?: object) =>
      world.app.inject({
        method,
        url: `/api/v1/${url}`,
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          cookie: world.cookies.owner,
        },
        ...(payload && { payload }),
      });
    /** Uploads a picture with the files made of it; answers the hashes of all of them. */
    const upload = async (siteId: number, side: number): Promise<string[]> => {
      const upload = { name: "a.png", bytes: blackPng(side, side) };
      const { id } = await assets.add(siteId, upload, { key: "owner" });
      const sets = await pictures.ensure(siteId, [{ asset: id, crop: "null" }]);
      const stored = await pictures.assetOf(siteId, id);
      const made = [...sets.values()].flatMap(({ variants }) => variants);
      return [stored?.hash ?? "", ...made.map(({ hash }) => hash)];
    };
    const publish = async (siteId: number): Promise<string[]> => {
      const { row } = await publisher.publish({ siteId, authorId, note: "" });
      return [...contentOf(await world.hosting.files.manifest(row.manifestHash))];
    };
    const remove = async (siteId: number, name: string) => {
      await send("DELETE", `sites/${siteId}`);
      expect((await send("POST", `sites/${siteId}/deletion`, { name })).statusCode).toBe(204);
    };
    const work = async () => {
      while (await world.jobs.runNext());
    };
    const stored = async (hashes: readonly string[]) => {
      const found: string[] = [];
      for (const hash of hashes) if (await world.storage.has(hash)) found.push(hash);
      return found;
    };
    const left = async () =>
      (await database.db.selectFrom("leftFiles").select("hash").execute()).length;
    return { world, database, clock, make, send, upload, publish, remove, work, stored, left };
  }

  test("NEW-11: go an hour later, but for what another site has; pictures can be uploaded again", async () => {
    const { world, clock, make, send, upload, publish, remove, work, stored, left } =
      await prepare();
    const gone = await make("Gone");
    const shared = await upload(gone, 60);
    const copy = (await send("POST", `sites/${gone}/copies`, { name: "Kept" })).json();
    const own = await upload(gone, 90);
    const { files: sent } = world.publishing;
    const sendFile = async (siteId: number, words: string) =>
      (await sent.add(siteId, { name: "a.txt", bytes: Buffer.from(words) })).hash;
    own.push(await sendFile(gone, "own"), await sendFile(gone, "both"));
    shared.push(await sendFile(copy.id, "both"));
    const release = await publish(gone);
    const kept = await publish(copy.id);
    await work();
    await remove(gone, "Gone");
    clock.time += hourMs - 1;
    await work();
    for (const files of [shared, own, release]) expect(await stored(files)).toEqual(files);
    clock.time += hourMs;
    await work();
    expect(await stored([...own.filter((hash) => !shared.includes(hash)), ...release])).toEqual([]);
    for (const files of [shared, kept]) expect(await stored(files)).toEqual(files);
    expect(await left()).toBe(0);
    const visit = await world.app.inject({ url: "/", headers: { host: "kept.localhost:3000" } });
    expect(visit.statusCode).toBe(200);
    const again = await upload(copy.id, 90);
    expect(again).toEqual(own.slice(0, -2));
    expect(await stored(again)).toEqual(again);
  });

  /** What the server of this text as its script keeps in the storage. */
  async function install(world: World, siteId: number, script: string): Promise<void> {
    const islandsFolder = await mkdtemp(join(tmpdir(), "vitrine-islands-"));
    onTestFinished(() => rm(islandsFolder, { recursive: true }));
    const file = "runtime-1.js";
    const manifest = { "src/islands/entries/runtime.ts": { file } };
    await writeFile(join(islandsFolder, "manifest.json"), JSON.stringify(manifest));
    await writeFile(join(islandsFolder, file), script);
    const { storage, documents, database } = world;
    const keep = (hash: string) => keepForGood(database.db, hash);
    const folders = { fontsFolder: undefined, islandsFolder, staticBase: "/assets" };
    const files = await openInstallationFiles({ ...folders, storage, keep });
    await files.filesFor((await documents.load(siteId)).document.site);
  }

  test("NEW-11: the server’s scripts stay, of which a site was sent copies; what was sent twice goes", async () => {
    const { world, clock, make, remove, work, stored, left } = await prepare();
    const gone = await make("Gone");
    const [early, late, old, twice] = ["early()", "late()", "old()", "twice"] as const;
    const hashes = [early, late, old, twice].map((text) => contentHash(Buffer.from(text)));
    await world.storage.put(hashes[2] ?? "", Buffer.from(old));
    await install(world, gone, early);
    const sendAll = async () => {
      const texts = [early, late, old, twice];
      for (const text of texts)
        await world.publishing.files.add(gone, { name: "a.txt", bytes: Buffer.from(text) });
    };
    await Promise.all([sendAll(), sendAll()]);
    await install(world, gone, late);
    await remove(gone, "Gone");
    clock.time += 2 * hourMs;
    await work();
    expect(await stored(hashes)).toEqual(hashes.slice(0, 3));
    expect(await left()).toBe(0);
  });

  test("NEW-11: what an interrupted upload stored is noted, and not taken for the server’s", async () => {
    const { world, clock, make, remove, work, stored, left } = await prepare();
    const { database, storage, jobs, hosting } = { ...world };
    const bytes = Buffer.from("half way");
    const hashes = [contentHash(bytes)];
    const file = { name: "a.txt", bytes };
    const dying = {
      has: storage.has,
      async put(hash: string, content: Uint8Array) {
        await storage.put(hash, content);
        throw new Error("killed");
      },
    };
    const first = createSentFiles({ database, clock, storage: dying });
    const gone = await make("Gone");
    await expect(first.add(gone, file)).rejects.toThrow("killed");
    expect([await left(), await stored(hashes)]).toEqual([1, hashes]);
    await world.publishing.files.add(gone, file);
    await remove(gone, "Gone");
    clock.time += 2 * hourMs;
    const { pictures } = world.publishing;
    const parts = { database, storage, clock, jobs, hosting, pictures };
    await work();
    await collectJobs(parts)["trash.collect"]?.({ siteId: 0 });
    expect([await left(), await stored(hashes)]).toEqual([0, []]);
  });

  test("NEW-11: what is stored for a site that is deleted at that moment goes too, of a release and of its recompressed files", async () => {
    const { world, clock, make, publish, remove, work, stored } = await prepare();
    const { storage } = world;
    const put = storage.put;
    /** Deletes a site once something new has been stored; answers what is stored from then on. */
    const removeAtPut = (siteId: number, name: string): string[] => {
      const hashes: string[] = [];
      const putAndRemove = vi.spyOn(storage, "put");
      putAndRemove.mockImplementation(async (hash, bytes) => {
        const isNew = !(await storage.has(hash));
        await put(hash, bytes);
        if (isNew && hashes.push(hash) === 1) await remove(siteId, name);
      });
      return hashes;
    };
    const early = await make("Lamp");
    const later = await make("Lamps");
    // both have the icons of their letter, which stay
    await publish(later);
    const release = removeAtPut(early, "Lamp");
    await expect(publish(early)).rejects.toMatchObject({ code: "not-found" });
    clock.time += 2_000;
    const recompressed = removeAtPut(later, "Lamps");
    await work();
    for (const files of [release, recompressed]) {
      expect(new Set(files).size).toBe(2);
      expect(await stored(files)).toEqual(files);
    }
    clock.time += 2 * hourMs;
    await work();
    for (const files of [release, recompressed]) expect(await stored(files)).toEqual([]);
  });

  test("NEW-11: go an hour later on a server that starts more often than that, and where they failed too often", async () => {
    const { world, database, clock, make, upload, remove, work, stored } = await prepare();
    const gone = await make("Gone");
    const picture = await upload(gone, 60);
    await work();
    clock.time += 2 * hourMs;
    await remove(gone, "Gone");
    const start = async () => {
      const { env, storage } = world;
      const log = { error: vi.fn() };
      const parts = { database, storage, clock, log, jobs: world.jobs, hosting: world.hosting };
      const { live, pictures } = world.publishing;
      const trash = createTrash({ ...parts, ...env, moved: live.moved, pictures });
      await trash.plan();
    };
    for (const minutes of [0, 30, 29]) {
      clock.time += minutes * 60_000;
      await start();
    }
    expect(await stored(picture)).toEqual(picture);
    clock.time += 60_000;
    await database.db.updateTable("jobs").set({ failedAt: clock.time }).execute();
    await start();
    await work();
    expect(await stored(picture)).toEqual(picture);
    for (const minutes of [30, 30]) {
      clock.time += minutes * 60_000;
      await start();
      await work();
    }
    expect(await stored(picture)).toEqual([]);
  });

  test("NEW-11: what somebody stores again meanwhile stays, and what is interrupted goes on", async () => {
    const { world, clock, make, upload, publish, remove, work, stored, left } = await prepare();
    const { jobs, storage, hosting, database } = { ...world };
    const gone = await make("Gone");
    const picture = await upload(gone, 60);
    const release = await publish(gone);
    await work();
    await remove(gone, "Gone");
    clock.time += 2 * hourMs;
    /** Ends after so many files, as a process does that is killed. */
    const mortal = (lives: number): Storage => ({
      ...storage,
      distrusted: storage.distrusted,
      async removeUnused(hash, since) {
        if (lives-- === 0) throw new Error("killed");
        return storage.removeUnused(hash, since);
      },
    });
    const collect = (files: Storage) => {
      const { pictures } = world.publishing;
      const parts = { database, storage: files, clock, jobs, hosting, pictures };
      return collectJobs(parts)["trash.collect"]?.({ siteId: gone });
    };
    for (let lives = 0; lives < 3; lives++)
      await expect(collect(mortal(lives))).rejects.toThrow("killed");
    expect(await stored([...picture, ...release])).not.toEqual([]);
    // an upload of the same picture has stored it, and has no row yet
    const fresh = { ...mortal(Number.POSITIVE_INFINITY) };
    const uploading: Storage = {
      ...fresh,
      removeUnused: async (hash, since) => hash !== picture[0] && storage.removeUnused(hash, since),
    };
    await collect(uploading);
    expect(await stored([...picture, ...release])).toEqual(picture.slice(0, 1));
    expect(await left()).toBe(1);
    clock.time += 2 * hourMs;
    await work();
    expect(await stored(picture)).toEqual([]);
    expect(await left()).toBe(0);
  });
});
