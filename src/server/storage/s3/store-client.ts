import { S3mini } from "s3mini";
import { checkedBy } from "./checked-by.ts";
import { type PartedContent, putInParts } from "./put-in-parts.ts";
import { withFile } from "./parted-file.ts";
import { type Patience, retrying, storePatience } from "./retrying.ts";
import type { StoreAddress } from "./store-address.ts";
import { StoreFault, isEmptyObject, isNoSuchKey } from "./store-fault.ts";
import { type StoreLimits, createStoreFetch, storeLimits } from "./store-fetch.ts";

/** What a store says of an object. */
export interface StoredObject {
  readonly size: number;
  /** What it was put as; "" where the store doesn’t say. */
  readonly type: string;
  /** When it was put, and when the store said so, in milliseconds since 1970 by the store's clock. */
  readonly putAt: number;
  readonly saidAt: number;
}

/** An object with the bytes that were asked for. */
export interface ReadObject extends StoredObject {
  readonly bytes: Buffer;
}

/** A name in a store's list. */
export interface ListedObject {
  readonly name: string;
  readonly size: number;
}

/**
 * Objects of a store below an address, by name. Every call has an end; those that fail for a moment are made again, which
 * has no other effect than making them once. @throws StoreFault
 */
export interface StoreClient {
  readonly shown: string;
  /** What is put has replaced what was there, as a whole, once it is answered. */
  put(name: string, bytes: Uint8Array, type?: string): Promise<void>;
  /** The same with the file at a path, of which only parts are in memory. @throws the system's errors too */
  putFile(name: string, path: string): Promise<void>;
  /** All of an object; undefined where there is none. */
  get(name: string): Promise<ReadObject | undefined>;
  /** Bytes of it, both ends inclusive; fewer where it ends before. */
  part(name: string, start: number, end: number): Promise<ReadObject | undefined>;
  find(name: string): Promise<StoredObject | undefined>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
  /** What begins so, in the order of names; a store may be behind by a little. Throws once the signal has aborted: nothing more is asked then. */
  list(start: string, signal?: AbortSignal): AsyncGenerator<ListedObject>;
  close(): void;
}

export interface StoreClientOptions {
  readonly limits?: StoreLimits;
  readonly patience?: Patience;
  /** Bytes of a part of an object that is sent in parts: those of more than two. Stores want 5 MiB or more. */
  readonly partSize?: number;
  /** Names that are asked for in one call; stores tell 1,000 at most. */
  readonly listedAtOnce?: number;
}

const defaultPartSize = 8 * 1_048_576;
const mostListedAtOnce = 1_000;

function timeOf(headers: Headers, name: string): number {
  const time = Date.parse(headers.get(name) ?? "");
  if (Number.isNaN(time)) throw new StoreFault(`gave an answer without ${name}`);
  return time;
}

async function readAnswer(answer: Response): Promise<ReadObject> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const [, of] = /\/(\d+)$/.exec(answer.headers.get("content-range") ?? "") ?? [];
  return {
    bytes,
    size: of === undefined ? bytes.length : Number(of),
    type: answer.headers.get("content-type") ?? "",
    putAt: timeOf(answer.headers, "last-modified"),
    saidAt: timeOf(answer.headers, "date"),
  };
}

const empty: ReadObject = { bytes: Buffer.alloc(0), size: 0, type: "", putAt: Infinity, saidAt: 0 };

/** All objects, a page after the other. @throws StoreFault, and once the signal has aborted */
async function* listed(
  patience: Patience,
  ask: (token?: string) => ReturnType<S3mini["listObjectsPaged"]>,
  signal?: AbortSignal,
) {
  let token: string | undefined;
  do {
    signal?.throwIfAborted();
    const from = token;
    const isOver = () => signal?.aborted ?? false;
    const page = await retrying(patience, () => ask(from), isOver);
    // the client's word for a bucket that isn't there
    if (!page) throw new StoreFault("answered 404 NoSuchBucket");
    yield* page.objects ?? [];
    token = page.nextContinuationToken;
  } while (token !== undefined);
}

export function createStoreClient(
  address: StoreAddress,
  {
    limits = storeLimits,
    patience = storePatience,
    partSize = defaultPartSize,
    listedAtOnce = mostListedAtOnce,
  }: StoreClientOptions = {},
): StoreClient {
  const { fetch, close } = createStoreFetch(limits);
  const { endpoint, region, prefix, key, secret } = address;
  const s3 = new S3mini({ endpoint, region, accessKeyId: key, secretAccessKey: secret, fetch });

  /** Undefined where there is nothing; of what is empty no part can be asked for. */
  async function read(call: () => Promise<Response>): Promise<ReadObject | undefined> {
    const isAnswer = (error: unknown) => isNoSuchKey(error) || isEmptyObject(error);
    try {
      return await retrying(patience, async () => readAnswer(await call()), isAnswer);
    } catch (error) {
      if (isNoSuchKey(error)) return undefined;
      if (isEmptyObject(error)) return empty;
      throw error;
    }
  }

  const part: StoreClient["part"] = (name, start, end) =>
    read(() => s3.getObjectRaw(prefix + name, false, start, end + 1));

  const parts = {
    s3,
    patience,
    partSize,
    find: (name: string) => read(() => s3.getObjectRaw(name, false, 0, 1)),
  };

  async function put(name: string, content: PartedContent, type?: string): Promise<void> {
    if (content.size > 2 * partSize) return putInParts(parts, prefix + name, content, type);
    const bytes = await content.part(0, content.size);
    await retrying(patience, () =>
      s3.putObject(prefix + name, bytes, type, undefined, checkedBy(bytes)),
    );
  }

  return {
    shown: address.shown,
    close,
    part,
    put: (name, bytes, type) =>
      put(
        name,
        { size: bytes.length, part: async (start, end) => bytes.subarray(start, end) },
        type,
      ),
    putFile: (name, path) => withFile(path, (content) => put(name, content)),
    get: (name) => read(() => s3.getObjectRaw(prefix + name)),
    find: (name) => part(name, 0, 0),
    async remove(name) {
      const gone = (error: unknown) => isNoSuchKey(error);
      await retrying(patience, () => s3.deleteObject(prefix + name), gone).catch(
        (error: unknown) => {
          if (!gone(error)) throw error;
        },
      );
    },
    async *list(start, signal) {
      const ask = (token?: string) => s3.listObjectsPaged("/", prefix + start, listedAtOnce, token);
      for await (const { Key, Size } of listed(patience, ask, signal))
        yield { name: Key.slice(prefix.length), size: Size };
    },
  };
}
