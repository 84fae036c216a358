import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { trySmallDisk } from "../../../../test/small-disk.ts";
import { createFileStorage } from "../file-storage.ts";
import { contentHash } from "../storage.ts";
import { createCachedStorage } from "./cached-storage.ts";
import { openDiskCache } from "./disk-cache.ts";

const kilobyte = 1_024;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-cache-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A cache in front of a folder that stands for a store, which can be down. */
async function open({ limit = 1_000 * kilobyte, folder = "" } = {}) {
  const place = folder || (await temporaryFolder());
  const far = await createFileStorage(join(await temporaryFolder(), "far"));
  let isDown = false;
  const unlessDown = <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    vi.fn<(...args: Args) => Promise<Result>>(async (...args) => {
      if (isDown)
        throw Object.assign(new Error("The file store is silent"), { code: "STORE_FAILED" });
      return call(...args);
    });
  const storage = {
    ...far,
    get: unlessDown(far.get),
    stream: unlessDown(far.stream),
    put: unlessDown(far.put),
  };
  const errors: unknown[] = [];
  const start = async () => {
    const cache = await openDiskCache({
      folder: place,
      limit,
      onError: (error) => errors.push(error),
    });
    return { cache, near: createCachedStorage(storage, cache) };
  };
  return {
    ...(await start()),
    start,
    storage,
    far,
    errors,
    place,
    setDown: (value: boolean) => (isDown = value),
  };
}

function content(length = 10 * kilobyte) {
  const bytes = randomBytes(length);
  return { bytes, hash: contentHash(bytes) };
}

const pathIn = (place: string, hash: string) => join(place, "content", hash.slice(0, 2), hash);
const read = async (stream: AsyncIterable<Buffer> | undefined) => stream && buffer(stream);

test("STORE-09: what was put or read is there when the store isn’t, after a start too", async () => {
  const { near, far, start, setDown } = await open();
  const [put, got, streamed, never] = [content(), content(), content(200 * kilobyte), content()];
  await near.put(put.hash, put.bytes);
  for (const one of [got, streamed, never]) await far.put(one.hash, one.bytes);
  expect(await near.get(got.hash)).toEqual(got.bytes);
  expect(await read(await near.stream(streamed.hash, { start: 2, end: 9 }))).toEqual(
    streamed.bytes.subarray(2, 10),
  );
  expect(await near.bringNear(streamed.hash)).toBe(true);
  setDown(true);
  for (const { near: one } of [{ near }, await start()]) {
    expect(await one.get(put.hash)).toEqual(put.bytes);
    expect(await one.get(got.hash)).toEqual(got.bytes);
    expect(await read(await one.stream(streamed.hash))).toEqual(streamed.bytes);
    const range = { start: 100_000, end: 204_799 };
    expect(await read(await one.stream(streamed.hash, range))).toEqual(
      streamed.bytes.subarray(100_000, 204_800),
    );
    await expect(one.get(never.hash)).rejects.toMatchObject({ code: "STORE_FAILED" });
    await expect(one.stream(never.hash)).rejects.toMatchObject({ code: "STORE_FAILED" });
    expect(await one.bringNear(never.hash)).toBe(false);
  }
  expect(near.distrusted.size).toBe(0);
});

test("STORE-09: nothing counts as put that the store hasn’t taken, and what is removed there is removed here", async () => {
  const { near, setDown, far, place } = await open();
  const { hash, bytes } = content();
  setDown(true);
  await expect(near.put(hash, bytes)).rejects.toMatchObject({ code: "STORE_FAILED" });
  expect(existsSync(pathIn(place, hash))).toBe(false);
  setDown(false);
  await near.put(hash, bytes);
  expect(existsSync(pathIn(place, hash))).toBe(true);
  expect(await near.removeUnused(hash, Date.now() + 3_600_000)).toBe(true);
  expect([await near.get(hash), await far.has(hash)]).toEqual([undefined, false]);
  await near.put(hash, bytes);
  await near.remove(hash);
  expect(await near.get(hash)).toBeUndefined();
});

test("STORE-09: the store is asked once by many who want the same", async () => {
  const { near, far, storage } = await open();
  const { hash, bytes } = content();
  await far.put(hash, bytes);
  await Promise.all(Array.from({ length: 8 }, () => near.bringNear(hash)));
  expect(storage.get).toHaveBeenCalledTimes(1);
});

test("STORE-10: a damaged copy is none, and says nothing of the original", async () => {
  const { near, start, place, storage } = await open();
  const { hash, bytes } = content();
  await near.put(hash, bytes);
  const damage = () => writeFile(pathIn(place, hash), Buffer.from(bytes).fill(0, 0, 3));
  await damage();
  expect(await near.get(hash)).toEqual(bytes);
  await damage();
  const { near: later } = await start();
  expect(await read(await later.stream(hash, { start: 0, end: 5 }))).toEqual(bytes.subarray(0, 6));
  // one that is damaged after it was compared is found by whoever reads it
  await later.put(hash, bytes);
  later.distrust(hash);
  expect([storage.distrusted.size, await later.has(hash)]).toEqual([0, true]);
  // the part that was read may be on its way near
  await vi.waitFor(() => {
    later.distrust(hash);
    expect([...storage.distrusted]).toEqual([hash]);
  });
});

test("STORE-10: a copy that is cut off while it is sent is gone on with from the store", async () => {
  const { near, place } = await open({ limit: 4_000 * kilobyte });
  const { hash, bytes } = content(700 * kilobyte);
  await near.put(hash, bytes);
  const stream = await near.stream(hash);
  await writeFile(pathIn(place, hash), bytes.subarray(0, 1_000));
  expect((await read(stream))?.equals(bytes)).toBe(true);
});

test("STORE-11: a cache takes no more than its limit, and loses first what nobody prefers and used last", async () => {
  const { near, cache, start } = await open({ limit: 100 * kilobyte });
  const all = Array.from({ length: 11 }, () => content());
  const ten = all.slice(0, 10);
  near.prefer(1, [all[0]?.hash ?? ""]);
  for (const { hash, bytes } of ten) await near.put(hash, bytes);
  const kept = () => all.map(({ hash }) => cache.has(hash));
  expect(kept()).toEqual([...ten.map(() => true), false]);
  await near.get(all[1]?.hash ?? "");
  await near.put(all[10]?.hash ?? "", all[10]?.bytes ?? Buffer.alloc(0));
  // emptied to a little less than the limit, from the oldest on
  expect(kept()).toEqual([true, true, false, false, ...Array.from({ length: 7 }, () => true)]);
  near.prefer(1);
  const { cache: later } = await start();
  expect(all.map(({ hash }) => later.has(hash))).toEqual(kept());
});

test("STORE-11: one copy takes no more than a quarter, and what is preferred never drives out its like", async () => {
  const { near, cache, far } = await open({ limit: 100 * kilobyte });
  const [most, more] = [content(25 * kilobyte), content(25 * kilobyte + 1)];
  for (const { hash, bytes } of [most, more]) await near.put(hash, bytes);
  expect([cache.has(most.hash), cache.has(more.hash)]).toEqual([true, false]);
  expect(await near.bringNear(more.hash)).toBe(true);
  const many = Array.from({ length: 12 }, () => content());
  near.prefer(
    1,
    many.map(({ hash }) => hash),
  );
  for (const { hash, bytes } of many) await far.put(hash, bytes);
  for (const { hash } of many) expect(await near.bringNear(hash)).toBe(true);
  expect(many.map(({ hash }) => cache.has(hash))).toEqual(many.map((_, place) => place < 10));
});

test("STORE-11: the order of use outlives a start", async () => {
  const { near, place, start } = await open({ limit: 30 * kilobyte });
  const [old, young, last] = [content(7 * kilobyte), content(7 * kilobyte), content(7 * kilobyte)];
  for (const { hash, bytes } of [old, young, last]) await near.put(hash, bytes);
  await utimes(pathIn(place, young.hash), new Date(0), new Date(0));
  const { near: later, cache } = await start();
  const fresh = [content(7 * kilobyte), content(3 * kilobyte)];
  for (const { hash, bytes } of fresh) await later.put(hash, bytes);
  expect([old, young, last].map(({ hash }) => cache.has(hash))).toEqual([true, false, true]);
});

test("STORE-10 (I7): a disk that fails means only that there are no copies", async () => {
  const blocked = join(await temporaryFolder(), "file");
  await writeFile(blocked, "");
  const { near, errors, cache } = await open({ folder: blocked });
  const { hash, bytes } = content();
  await near.put(hash, bytes);
  expect(await near.get(hash)).toEqual(bytes);
  expect(await read(await near.stream(hash))).toEqual(bytes);
  expect(await near.bringNear(hash)).toBe(false);
  expect([cache.has(hash), errors.length > 0]).toEqual([false, true]);
});

const firstDisk = trySmallDisk();
await firstDisk?.remove();

test.runIf(firstDisk)("STORE-10 (I7): a disk that is nearly full is left to others", async () => {
  const disk = trySmallDisk() ?? expect.unreachable("it could be mounted before");
  onTestFinished(disk.remove);
  const { near, cache, errors } = await open({ folder: disk.folder });
  const { hash, bytes } = content();
  await near.put(hash, bytes);
  expect(await near.get(hash)).toEqual(bytes);
  expect([cache.has(hash), errors]).toEqual([false, []]);
});
