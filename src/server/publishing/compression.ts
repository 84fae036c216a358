import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type {
  Content,
  PackEncoding,
  Compress,
  Compressed,
  ReleaseSize,
} from "#/publish/pack-builder.ts";
import { smallSite } from "#/site/small-site.ts";
import { compressContent, compressInBackground } from "./compress-content.ts";
import type { CompressionReply, CompressionRequest } from "./compression-worker.ts";
import { createWritingOut } from "./written-out.ts";
import type { WritingOut } from "./written-out.ts";

/** Compresses the files of releases: those of a small site with care, a few of another at once on this thread, many on threads of their own. */
export interface Compression {
  compressor(release: ReleaseSize): Compress;
  /** As small as can be, on a thread of its own. */
  readonly strongest: Compress;
  close(): Promise<void>;
}

/** Up to so many pages it takes longer to wake threads than to do it here. */
const fewPages = 8;
/** Up to so many pages each is compressed with care, for its first visitors: some 5 ms a page. */
const somePages = 64;
/** Brotli's quality: the fewer pages, the more care (the strongest takes some 35 ms of a processor a file); what is live is compressed once more afterwards. */
const quality = { small: 11, some: 7, many: 0, strongest: 11 } as const;
const idleTime = 10_000;
const workerFile = import.meta.url.endsWith(".ts")
  ? "./compression-worker.ts"
  : "./compression-worker.js";

interface Waiting {
  readonly resolve: (compressed: Compressed) => void;
  readonly reject: (error: Error) => void;
}

interface CompressionOrder {
  readonly content: Content;
  readonly encoding: PackEncoding;
  readonly quality: number;
}

/** A thread that compresses what it is sent, in batches of what came in one turn. */
interface CompressionThread {
  send(order: CompressionOrder): Promise<Compressed>;
  readonly waiting: number;
  end(): Promise<void>;
}

function startThread(writing: WritingOut, onEnd: () => void): CompressionThread {
  const worker = new Worker(new URL(workerFile, import.meta.url));
  const waiting = new Map<number, Waiting>();
  let batch: CompressionRequest[] = [];
  let transferred: ArrayBuffer[] = [];
  let lastId = 0;

  function fail(error: Error): void {
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  worker.on("message", (replies: readonly CompressionReply[]) => {
    for (const reply of replies) {
      const task = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ("error" in reply) task?.reject(new Error(reply.error));
      else task?.resolve(reply.compressed);
    }
    if (waiting.size === 0) worker.unref();
  });
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("The thread that compresses ended")));
  return {
    get waiting() {
      return waiting.size;
    },
    send({ content, ...order }) {
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.ref();
        if (batch.length === 0) {
          setImmediate(() => {
            // moved, not copied: a page's text would be written out once more on the other side
            worker.postMessage(batch, transferred);
            batch = [];
            transferred = [];
          });
        }
        if (content instanceof Uint8Array) {
          batch.push({ ...order, id: lastId, content });
          return;
        }
        const bytes = writing.bytesOf(content);
        transferred.push(bytes.buffer);
        batch.push({ ...order, id: lastId, content: bytes });
      });
    },
    end: async () => void (await worker.terminate()),
  };
}

export function createCompression(): Compression {
  const most = Math.min(4, availableParallelism());
  let threads: CompressionThread[] = [];
  const writing = createWritingOut();
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    idle = undefined;
    const all = threads;
    threads = [];
    writing.forget();
    await Promise.all(all.map((thread) => thread.end()));
  }

  /** Ends the threads when nothing was compressed for a while: each keeps some ten megabytes. */
  function rest(): void {
    idle ??= setTimeout(() => {
      if (threads.some(({ waiting }) => waiting > 0)) idle?.refresh();
      else void close();
    }, idleTime).unref();
    idle.refresh();
  }

  function thread(): CompressionThread {
    rest();
    const least = threads.toSorted((one, other) => one.waiting - other.waiting)[0];
    if (least && (least.waiting === 0 || threads.length >= most)) return least;
    const started = startThread(writing, () => {
      threads = threads.filter((one) => one !== started);
    });
    threads.push(started);
    return started;
  }

  return {
    close,
    compressor: ({ pages, rendered }) => {
      if (pages <= smallSite)
        return (content, encoding) => compressInBackground(content, encoding, quality.small);
      const own = rendered <= somePages ? quality.some : quality.many;
      return rendered <= fewPages
        ? async (content, encoding) => compressContent(content, encoding, own)
        : (content, encoding) => thread().send({ content, encoding, quality: own });
    },
    strongest: (content, encoding) =>
      thread().send({ content, encoding, quality: quality.strongest }),
  };
}
