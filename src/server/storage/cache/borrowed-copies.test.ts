import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFileStorage } from "../file-storage.ts";
import { type Storage, contentHash } from "../storage.ts";
import { createBorrowingStorage } from "./borrowed-copies.ts";
import { createCopyFiles } from "./copy-files.ts";

/** A storage whose copies another process keeps. */
let folder: string;
let storage: Storage;
let near: Storage;
const bytes = Buffer.alloc(600_000, "lamp");
const hash = contentHash(bytes);
const copy = () => join(folder, "copies", "content", hash.slice(0, 2), hash);

async function write(content: Uint8Array): Promise<void> {
  const files = createCopyFiles(join(folder, "copies"));
  await files.open();
  await files.write(hash, content);
}

async function read(range?: { start: number; end: number }): Promise<Buffer | undefined> {
  const stream = await near.stream(hash, range);
  return stream && buffer(stream);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-borrowed-"));
  storage = await createFileStorage(join(folder, "store"));
  near = createBorrowingStorage(storage, join(folder, "copies"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("HOSTS-06: a copy is read whole and in part while the store has nothing, and without one the store is asked", async () => {
  expect([await near.get(hash), await read()]).toEqual([undefined, undefined]);
  await write(bytes);
  expect((await near.get(hash))?.equals(bytes)).toBe(true);
  expect((await read())?.equals(bytes)).toBe(true);
  const range = { start: 262_143, end: 524_290 };
  expect((await read(range))?.equals(bytes.subarray(262_143, 524_291))).toBe(true);
  await rm(copy());
  expect([await near.get(hash), await read()]).toEqual([undefined, undefined]);
  await storage.put(hash, bytes);
  expect((await read(range))?.equals(bytes.subarray(262_143, 524_291))).toBe(true);
});

test("HOSTS-06: a copy that is damaged is none, and one that goes while it is sent is gone on with from the store", async () => {
  await storage.put(hash, bytes);
  await write(Buffer.from(bytes).fill(0, 0, 1));
  expect((await read())?.equals(bytes)).toBe(true);
  expect((await near.get(hash))?.equals(bytes)).toBe(true);
  await write(bytes);
  const stream = await near.stream(hash);
  await writeFile(copy(), bytes.subarray(0, 300_000));
  expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
  // what was compared and proved wrong says nothing of the store
  await write(bytes);
  await near.get(hash);
  near.distrust(hash);
  expect(storage.distrusted.size).toBe(0);
  near.distrust(hash);
  expect([...near.distrusted]).toEqual([hash]);
});
