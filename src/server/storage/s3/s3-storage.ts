import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../errors.ts";
import { LostContent } from "../lost-content.ts";
import { type Storage, assertHash, contentHash } from "../storage.ts";
import { createRemoval } from "./removal.ts";
import type { ReadObject, StoreClient } from "./store-client.ts";

export interface S3StorageOptions {
  /** Nothing there is changed: what is put is taken for kept, and forgotten. */
  readonly isReadOnly?: boolean;
  /** How long somebody who puts what is being removed waits between two looks, and how often they look. */
  readonly removalWait?: { readonly milliseconds: number; readonly looks: number };
}

/** So much of a stream is in memory: a visitor who reads slowly holds no more, and no connection. */
const pieceSize = 262_144;

/** What is written to see whether anything can be. */
const probeName = "check";
/** A write that went well says so for this long, in milliseconds: balancers ask every second, and stores charge for it. */
const goodForMs = 10_000;

/** Where content is kept, below the address: as in a folder. */
export function contentName(hash: string): string {
  assertHash(hash);
  return `content/${hash.slice(0, 2)}/${hash.slice(2)}`;
}

const namePattern = /^content\/([0-9a-f]{2})\/([0-9a-f]{62})$/;

/** The hash of content by its name in the store; undefined where it is something else. */
export function hashOfContent(name: string): string | undefined {
  const [, start, end] = namePattern.exec(name) ?? [];
  return start === undefined || end === undefined ? undefined : start + end;
}

/**
 * Storage in an S3 store, which is asked for nothing but PUT, GET of parts, DELETE and uploads in parts (decision 700).
 * What is put is sent whether it is there or not: that keeps it from being removed, mends what was damaged, and may be
 * repeated after an answer that was lost.
 */
export function createS3Storage(
  client: StoreClient,
  { isReadOnly = false, removalWait = { milliseconds: 250, looks: 60 } }: S3StorageOptions = {},
): Storage {
  const distrusted = new Set<string>();
  let goodUntil = -Infinity;
  const removal = createRemoval(client, contentName);

  /** Content and its time: whoever is removing it meanwhile either sees that time, or is seen. */
  async function putKept(hash: string, bytes: Uint8Array): Promise<void> {
    for (let look = 0; look < removalWait.looks; look += 1) {
      await client.put(contentName(hash), bytes);
      if (!(await removal.isUnderWay(hash))) return;
      await sleep(removalWait.milliseconds);
    }
    throw new AppError("unavailable", { cause: new Error(`${hash} is being removed`) });
  }

  /** What isn't right is read twice: it may have been damaged on its way. */
  async function getChecked(hash: string): Promise<Buffer | undefined> {
    for (const _try of [1, 2]) {
      const found = await client.get(contentName(hash));
      if (!found || contentHash(found.bytes) === hash) return found?.bytes;
    }
    distrusted.add(hash);
    throw new LostContent(hash, "damaged");
  }

  return {
    distrusted,
    distrust: (hash) => void distrusted.add(hash),
    has: async (hash) =>
      (await client.find(contentName(hash))) !== undefined && !distrusted.has(hash),
    async put(hash, bytes) {
      assertHash(hash);
      if (isReadOnly) return;
      await putKept(hash, bytes);
      distrusted.delete(hash);
    },
    async get(hash) {
      assertHash(hash);
      return getChecked(hash);
    },
    async stream(hash, { start, end } = { start: 0, end: Infinity }) {
      const name = contentName(hash);
      if (distrusted.has(hash)) return undefined;
      const piece = (from: number) => client.part(name, from, Math.min(end, from + pieceSize - 1));
      const first = await piece(start);
      return (
        first &&
        Readable.from(piecesOf({ first, start, end, piece }), {
          objectMode: false,
          highWaterMark: 1,
        })
      );
    },
    async remove(hash) {
      assertHash(hash);
      if (!isReadOnly) await client.remove(contentName(hash));
    },
    async removeUnused(hash, since) {
      assertHash(hash);
      if (isReadOnly || !(await removal.remove(hash, since))) return false;
      distrusted.delete(hash);
      return true;
    },
    async check() {
      if (isReadOnly) throw new Error("This storage is only read.");
      if (performance.now() < goodUntil) return;
      await client.put(probeName, randomBytes(16));
      goodUntil = performance.now() + goodForMs;
    },
  };
}

interface Pieces {
  readonly first: ReadObject;
  readonly start: number;
  readonly end: number;
  readonly piece: (from: number) => Promise<ReadObject | undefined>;
}

/** The pieces of a stream, each asked for when the one before it was taken. */
async function* piecesOf({ first, start, end, piece }: Pieces): AsyncGenerator<Buffer> {
  const last = Math.min(end, first.size - 1);
  let found: ReadObject | undefined = first;
  for (let from = start; found && found.bytes.length > 0;) {
    yield found.bytes;
    from += found.bytes.length;
    if (from > last) return;
    found = await piece(from);
  }
}
