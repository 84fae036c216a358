import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type Fault, type FaultyProxy, startFaultyProxy } from "../../../../test/faulty-proxy.ts";
import { type TestBucket, createBucket } from "../../../../test/swift.ts";
import { errorCodeOf, isOutside } from "../../errors.ts";
import { LostContent } from "../lost-content.ts";
import { type Storage, contentHash } from "../storage.ts";
import { contentName, createS3Storage } from "./s3-storage.ts";
import { readStoreAddress } from "./store-address.ts";
import { type StoreClient, createStoreClient } from "./store-client.ts";
import { StoreFault } from "./store-fault.ts";
import { storeLimits } from "./store-fetch.ts";

const partSize = 5 * 1_048_576;
const anHour = 3_600_000;
let bucket: TestBucket;
let proxy: FaultyProxy;

beforeAll(async () => {
  bucket = await createBucket();
  proxy = await startFaultyProxy(bucket.port);
});
afterAll(() => proxy.close());
beforeEach(() => proxy.fail(() => "none"));

function clientOf(url: string, silence = storeLimits.silence): StoreClient {
  const address = readStoreAddress(url);
  if (!address) throw new Error("no address");
  const limits = { ...storeLimits, silence };
  const client = createStoreClient(address, {
    limits,
    partSize,
    listedAtOnce: 4,
    patience: { tries: 3, longest: 10_000, firstWait: 1 },
  });
  onTestFinished(client.close);
  return client;
}

function open(silence?: number): { storage: Storage; client: StoreClient } {
  const client = clientOf(bucket.url(proxy.port), silence);
  const removalWait = { milliseconds: 1, looks: 3 };
  return { client, storage: createS3Storage(client, { removalWait }) };
}

function content(length = 2_000): { bytes: Buffer; hash: string } {
  const bytes = randomBytes(length);
  return { bytes, hash: contentHash(bytes) };
}

/** A fault for the first calls of a kind. */
function failFirst(
  fault: Fault,
  count: number,
  isMeant = (_target: string, _method: string) => true,
) {
  let left = count;
  proxy.fail(({ target, method }) => (isMeant(target, method) && left-- > 0 ? fault : "none"));
}

describe("STORE-03 (F10): a store that fails for a moment", () => {
  test.each<Fault>([500, 503, "lost-reply", "cut"])("by %j, is asked again", async (fault) => {
    const { storage } = open();
    const { bytes, hash } = content();
    failFirst(fault, 2);
    await storage.put(hash, bytes);
    failFirst(fault, 2);
    expect(await storage.get(hash)).toEqual(bytes);
    failFirst(fault, 2);
    const stream = await storage.stream(hash, { start: 5, end: 900 });
    expect(stream && (await buffer(stream))).toEqual(bytes.subarray(5, 901));
    failFirst(fault, 2);
    await storage.remove(hash);
    expect(await storage.has(hash)).toBe(false);
  });

  test("by silence, is asked again", async () => {
    const { storage } = open(1_000);
    const { bytes, hash } = content();
    failFirst("silent", 1);
    await storage.put(hash, bytes);
    failFirst("silent", 1);
    expect(await storage.get(hash)).toEqual(bytes);
  });

  test("in the middle of a stream, goes on where it was", async () => {
    const { storage } = open();
    const { bytes, hash } = content(700_000);
    await storage.put(hash, bytes);
    let calls = 0;
    proxy.fail(() => (++calls % 2 === 0 ? "cut" : "none"));
    const stream = await storage.stream(hash);
    expect(stream && contentHash(await buffer(stream))).toBe(hash);
  });

  test("with wrong bytes, is read again", async () => {
    const { storage } = open();
    const { bytes, hash } = content();
    await storage.put(hash, bytes);
    failFirst("wrong-byte", 1);
    expect(await storage.get(hash)).toEqual(bytes);
    expect(storage.distrusted.size).toBe(0);
  });
});

describe("STORE-04 (F10): a store that fails for good", () => {
  test.each<[Fault, string]>([
    [500, "storage-unavailable"],
    [503, "storage-unavailable"],
    [403, "storage-unavailable"],
    [507, "storage-full"],
    ["lost-reply", "storage-unavailable"],
    ["cut", "storage-unavailable"],
    ["silent", "storage-unavailable"],
  ])("by %j, is no success and no loss", async (fault, code) => {
    const { storage: healthy } = open();
    // a short wait is for the fault alone: on a busy machine a store that works takes longer
    const { storage } = open(fault === "silent" ? 100 : undefined);
    const { bytes, hash } = content();
    await healthy.put(hash, bytes);
    proxy.fail(() => fault);
    const fresh = content();
    const tries = [
      storage.put(fresh.hash, fresh.bytes),
      storage.get(hash),
      storage.has(hash),
      storage.stream(hash),
      storage.remove(hash),
      storage.check(),
    ];
    const calls = await Promise.allSettled(tries);
    for (const call of calls) {
      const error: unknown = call.status === "rejected" ? call.reason : undefined;
      expect(errorCodeOf(error)).toBe(code);
      expect(isOutside(error)).toBe(true);
      expect(String(error)).not.toContain("testing");
    }
    expect(storage.distrusted.size).toBe(0);
    proxy.fail(() => "none");
    const again = fault === "silent" ? healthy : storage;
    await again.put(hash, bytes);
    expect(await again.get(hash)).toEqual(bytes);
  });

  test("STORE-14: by a silence that lasts, is asked no more by everybody, and by all once it answers", async () => {
    const silent = { lasts: 0, rest: 300 };
    const address = readStoreAddress(bucket.url(proxy.port));
    if (!address) throw new Error("no address");
    const patience = { tries: 1, longest: 1, firstWait: 1 };
    const client = createStoreClient(address, {
      limits: { ...storeLimits, silence: 100, silent },
      patience,
    });
    onTestFinished(client.close);
    proxy.fail(() => "silent");
    await expect(client.get("a")).rejects.toThrow("is silent");
    const before = proxy.calls.length;
    const many = await Promise.allSettled(Array.from({ length: 30 }, () => client.get("a")));
    for (const one of many)
      expect(one).toMatchObject({ reason: new StoreFault("has been silent for a while") });
    expect(proxy.calls).toHaveLength(before);
    proxy.fail(() => "none");
    await expect.poll(() => client.get("a").catch(() => "silent")).toBeUndefined();
  });

  test("with wrong bytes, never gives them out, and is mended by putting again", async () => {
    const { storage, client } = open();
    const { bytes, hash } = content();
    await client.put(contentName(hash), Buffer.from("something else"));
    await expect(storage.get(hash)).rejects.toThrow(LostContent);
    expect(await storage.has(hash)).toBe(false);
    await storage.put(hash, bytes);
    expect(await storage.get(hash)).toEqual(bytes);
  });

  test("because nobody is there, says so", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await new Promise((resolve) => server.close(resolve));
    const storage = createS3Storage(clientOf(bucket.url(port)));
    await expect(storage.has(content().hash)).rejects.toMatchObject({ code: "STORE_FAILED" });
  });

  test("because of a wrong secret, region or bucket, is no storage without content", async () => {
    const url = bucket.url();
    const wrong = [
      url.replace(":testing@", ":guessing@"),
      url.replace("us-east-1", "eu-west-9"),
      url.replace("/test-", "/nothing-"),
    ];
    for (const one of wrong) {
      const storage = createS3Storage(clientOf(one));
      const { bytes, hash } = content();
      for (const call of [storage.get, storage.has, (name: string) => storage.put(name, bytes)])
        await expect(call(hash)).rejects.toMatchObject({ code: "STORE_FAILED" });
    }
  });
});

test("STORE-04: whether a store can be written is tried once in a while, and again until it can", async () => {
  const { storage } = open();
  const puts = () => proxy.calls.filter(({ method }) => method === "PUT").length;
  proxy.fail(() => 403);
  const before = puts();
  for (const _try of [1, 2])
    await expect(storage.check()).rejects.toMatchObject({ code: "STORE_FAILED" });
  expect(puts() - before).toBe(2);
  proxy.fail(() => "none");
  for (const _try of [1, 2, 3]) await storage.check();
  expect(puts() - before).toBe(3);
});

describe("STORE-05: what is larger than two parts", () => {
  const large = content(2 * partSize + 1);
  const isPart = (target: string) => target.includes("partNumber");

  test("is sent in parts, of which each is sent again where it fails", async () => {
    const { storage } = open();
    failFirst(503, 2, isPart);
    await storage.put(large.hash, large.bytes);
    expect(await storage.get(large.hash)).toEqual(large.bytes);
    expect(proxy.calls.filter(({ target }) => isPart(target))).toHaveLength(5);
  });

  test("is sent as a whole up to there", async () => {
    const { storage } = open();
    const { bytes, hash } = content(2 * partSize);
    const before = proxy.calls.length;
    await storage.put(hash, bytes);
    expect(proxy.calls.slice(before).filter(({ target }) => isPart(target))).toEqual([]);
  });

  test("is there when the answer to the last call was lost", async () => {
    const { storage } = open();
    const { bytes, hash } = content(2 * partSize + 9);
    failFirst(
      "lost-reply",
      1,
      (target, method) => method === "POST" && target.includes("uploadId"),
    );
    await storage.put(hash, bytes);
    expect(await storage.has(hash)).toBe(true);
  });

  test("is given up where a part can’t be sent, and nothing is left of it", async () => {
    const { storage, client } = open();
    const { bytes, hash } = content(2 * partSize + 9);
    const before = proxy.calls.length;
    proxy.fail(({ target }) => (target.includes("partNumber=2") ? 500 : "none"));
    await expect(storage.put(hash, bytes)).rejects.toMatchObject({ code: "STORE_FAILED" });
    const since = proxy.calls.slice(before);
    expect(since.filter(({ method }) => method === "DELETE")).toHaveLength(1);
    expect(await storage.has(hash)).toBe(false);
    expect(await client.find(contentName(hash))).toBeUndefined();
  });
});

describe("STORE-02: removing in a store that can’t compare", () => {
  const noteOf = (hash: string) => `leaving/${hash}`;

  test("whoever puts while it is removed puts until it stays", async () => {
    const { storage, client } = open();
    const { bytes, hash } = content();
    await storage.put(hash, bytes);
    let deleted = false;
    let putAgain: Promise<void> | undefined;
    proxy.fail(({ method, target }) => {
      // somebody puts it after the look at its time, before it goes
      if (method === "DELETE" && target.includes("/content/") && !deleted) {
        deleted = true;
        putAgain = createS3Storage(clientOf(bucket.url()), {
          removalWait: { milliseconds: 20, looks: 500 },
        }).put(hash, bytes);
        return "silent";
      }
      return "none";
    });
    // the first call to remove comes late: the one that is repeated is carried out after the other's put
    const slow = createS3Storage(clientOf(bucket.url(proxy.port), 300));
    expect(await slow.removeUnused(hash, Date.now() + anHour)).toBe(true);
    await putAgain;
    expect(await storage.get(hash)).toEqual(bytes);
    expect(await client.find(noteOf(hash))).toBeUndefined();
  });

  test("what is put before the look at its time stays", async () => {
    const { storage, client } = open();
    const { bytes, hash } = content();
    const since = Date.now() - anHour;
    await storage.put(hash, bytes);
    expect(await storage.removeUnused(hash, since)).toBe(false);
    expect(await client.find(noteOf(hash))).toBeUndefined();
  });

  test("who finds it being removed leaves that to the other, and putting it is refused for the time", async () => {
    const { storage, client } = open();
    const { bytes, hash } = content();
    await storage.put(hash, bytes);
    await client.put(noteOf(hash), Buffer.from("another one"));
    expect(await storage.removeUnused(hash, Date.now() + anHour)).toBe(false);
    await expect(storage.put(hash, bytes)).rejects.toMatchObject({ code: "unavailable" });
    expect(await storage.get(hash)).toEqual(bytes);
    await client.remove(noteOf(hash));
    await storage.put(hash, bytes);
  });

  test("where nobody knows whether it is gone, the note of it stays", async () => {
    const { storage, client } = open(1_000);
    const { bytes, hash } = content();
    await storage.put(hash, bytes);
    proxy.fail(({ method }) => (method === "DELETE" ? "silent" : "none"));
    await expect(storage.removeUnused(hash, Date.now() + anHour)).rejects.toMatchObject({
      code: "STORE_FAILED",
    });
    proxy.fail(() => "none");
    expect(await client.find(noteOf(hash))).toBeDefined();
  });
});

test("STORE-06: names are listed in pages, those below the address alone", async () => {
  const own = await createBucket();
  const [one, other] = ["one", "other"].map((folder) =>
    clientOf(own.url().replace("?", `/${folder}?`)),
  );
  const names = Array.from({ length: 9 }, (_, number) => `content/${number}`);
  await Promise.all(names.map((name) => one?.put(name, Buffer.from("x"))));
  await other?.put("content/foreign", Buffer.from("y"));
  const found = await Array.fromAsync(one?.list("content/") ?? []);
  expect(found.map(({ name }) => name)).toEqual(names);
  expect(found[0]?.size).toBe(1);
});

test("STORE-06: a list that nobody waits for any more asks nothing more of the store", async () => {
  const own = await createBucket();
  const store = clientOf(own.url());
  await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => store.put(`content/${n}`, Buffer.from("x"))));
  const over = new AbortController();
  const found: string[] = [];
  const list = async () => {
    for await (const { name } of store.list("content/", over.signal)) {
      found.push(name);
      over.abort();
    }
  };
  await expect(list()).rejects.toThrow(/abort/i);
  // the rest of the page that was there
  expect(found.length).toBeLessThan(7);
});
