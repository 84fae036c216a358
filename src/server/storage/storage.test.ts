import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { createBucket } from "../../../test/swift.ts";
import { openStorage } from "./open-storage.ts";
import { contentHash } from "./storage.ts";

/** What every storage promises, in a folder and in a real S3 store. */
const places = [
  ["a folder", async () => undefined],
  ["a store", async () => (await createBucket()).url()],
] as const;

const anHour = 3_600_000;

describe.each(places)("storage in %s", (_, makeUrl) => {
  async function createPlace() {
    const dataDir = await mkdtemp(join(tmpdir(), "vitrine-storage-"));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    return { dataDir, storageUrl: await makeUrl() };
  }

  test("STORE-01: gives back what was put, whole or in part", async () => {
    const storage = await openStorage(await createPlace());
    const bytes = Buffer.from("Привет, витрина");
    const hash = contentHash(bytes);
    expect(await storage.has(hash)).toBe(false);
    await storage.put(hash, bytes);
    expect(await storage.has(hash)).toBe(true);
    expect(await storage.get(hash)).toEqual(bytes);
    const whole = await storage.stream(hash);
    expect(whole && (await buffer(whole))).toEqual(bytes);
    const part = await storage.stream(hash, { start: 0, end: 11 });
    expect(part && (await text(part))).toBe("Привет");
    const last = await storage.stream(hash, { start: bytes.length - 1, end: bytes.length - 1 });
    expect(last && (await buffer(last))).toEqual(bytes.subarray(-1));
    await storage.remove(hash);
    expect(await storage.has(hash)).toBe(false);
  });

  test("STORE-01: nothing is content too", async () => {
    const storage = await openStorage(await createPlace());
    const hash = contentHash(Buffer.alloc(0));
    await storage.put(hash, Buffer.alloc(0));
    expect(await storage.has(hash)).toBe(true);
    expect(await storage.get(hash)).toEqual(Buffer.alloc(0));
    const stream = await storage.stream(hash);
    expect(stream && (await buffer(stream))).toEqual(Buffer.alloc(0));
  });

  test("STORE-01: large content is streamed whole and in parts, and put from many sides at once", async () => {
    const storage = await openStorage(await createPlace());
    const bytes = Buffer.alloc(700_001, "vitrine ");
    const hash = contentHash(bytes);
    await Promise.all(Array.from({ length: 5 }, () => storage.put(hash, bytes)));
    const whole = await storage.stream(hash);
    expect(whole && contentHash(await buffer(whole))).toBe(hash);
    const range = { start: 262_143, end: 600_000 };
    const part = await storage.stream(hash, range);
    expect(part && (await buffer(part)).equals(bytes.subarray(range.start, range.end + 1))).toBe(
      true,
    );
  });

  test("STORE-01: nothing is there under an unknown hash", async () => {
    const storage = await openStorage(await createPlace());
    const hash = contentHash(Buffer.from("unknown"));
    expect(await storage.get(hash)).toBeUndefined();
    expect(await storage.stream(hash)).toBeUndefined();
    await storage.remove(hash);
    expect(await storage.removeUnused(hash, Date.now())).toBe(true);
  });

  test("STORE-02: removes what nobody has put again since, in another process either", async () => {
    const place = await createPlace();
    const storage = await openStorage(place);
    const other = await openStorage(place, { isShared: true });
    const bytes = Buffer.from("a picture");
    const hash = contentHash(bytes);
    await storage.put(hash, bytes);
    const long = Date.now() + anHour;
    expect(await storage.removeUnused(hash, Date.now() - anHour)).toBe(false);
    await other.put(hash, bytes);
    expect(await storage.removeUnused(hash, Date.now() - anHour)).toBe(false);
    expect(await storage.get(hash)).toEqual(bytes);
    expect(await storage.removeUnused(hash, long)).toBe(true);
    expect(await storage.has(hash)).toBe(false);
    expect(await storage.removeUnused(hash, long)).toBe(true);
    await storage.put(hash, bytes);
    expect(await storage.get(hash)).toEqual(bytes);
  });

  test("STORE-01: what was found lost is missing until it is put again", async () => {
    const storage = await openStorage(await createPlace());
    const bytes = Buffer.from("a page");
    const hash = contentHash(bytes);
    await storage.put(hash, bytes);
    storage.distrust(hash);
    expect([...storage.distrusted]).toEqual([hash]);
    expect(await storage.has(hash)).toBe(false);
    expect(await storage.stream(hash)).toBeUndefined();
    await storage.put(hash, bytes);
    expect(await storage.has(hash)).toBe(true);
  });

  test("STORE-01: where it is only read nothing is changed", async () => {
    const place = await createPlace();
    const [storage, reader] = [
      await openStorage(place),
      await openStorage(place, { isReadOnly: true }),
    ];
    const bytes = Buffer.from("a page");
    const hash = contentHash(bytes);
    await reader.put(hash, bytes);
    expect(await storage.has(hash)).toBe(false);
    await storage.put(hash, bytes);
    await reader.remove(hash);
    expect(await reader.removeUnused(hash, Date.now() + anHour)).toBe(false);
    expect(await reader.get(hash)).toEqual(bytes);
    await expect(reader.check()).rejects.toThrow("only read");
    await storage.check();
  });

  test.each([
    "",
    "../etc/passwd",
    "a".repeat(63),
    `${"a".repeat(64)}/`,
    "A".repeat(64),
    `${"a".repeat(62)}\0b`,
  ])("STORE-01: refuses the name %j", async (name) => {
    const storage = await openStorage(await createPlace());
    await expect(storage.put(name, Buffer.from("x"))).rejects.toThrow(RangeError);
    await expect(storage.get(name)).rejects.toThrow(RangeError);
    await expect(storage.has(name)).rejects.toThrow(RangeError);
    await expect(storage.stream(name)).rejects.toThrow(RangeError);
    await expect(storage.remove(name)).rejects.toThrow(RangeError);
    await expect(storage.removeUnused(name, 0)).rejects.toThrow(RangeError);
  });
});
