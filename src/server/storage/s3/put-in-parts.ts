import type { S3mini } from "s3mini";
import { checkedBy } from "./checked-by.ts";
import { type Patience, retrying } from "./retrying.ts";
import { StoreFault, isNoSuchUpload } from "./store-fault.ts";

interface PartsOptions {
  readonly s3: S3mini;
  readonly patience: Patience;
  /** Bytes of a part. */
  readonly partSize: number;
  /** What is there under a name. */
  readonly find: (name: string) => Promise<{ size: number } | undefined>;
}

/** What is put, of which so much is in memory as is asked for. */
export interface PartedContent {
  readonly size: number;
  /** The bytes from one place to before another, which may be beyond the end. */
  part(start: number, end: number): Promise<Uint8Array>;
}

interface SentPart {
  readonly partNumber: number;
  readonly etag: string;
}

/** Parts of one object that are under way. */
const partsAtOnce = 3;

async function sendParts(
  count: number,
  send: (place: number) => Promise<SentPart>,
): Promise<SentPart[]> {
  const parts: SentPart[] = [];
  let next = 0;
  async function sendSome(): Promise<void> {
    while (next < count) {
      const place = next++;
      parts[place] = await send(place);
    }
  }
  const running = Array.from({ length: partsAtOnce }, sendSome);
  try {
    await Promise.all(running);
  } finally {
    // nothing of it is under way when it is aborted
    next = count;
    await Promise.allSettled(running);
  }
  return parts;
}

/** Puts a large object in parts, each of which is sent again where it fails. What fails is aborted. @throws StoreFault */
export async function putInParts(
  { s3, patience, partSize, find }: PartsOptions,
  name: string,
  content: PartedContent,
  type?: string,
): Promise<void> {
  const upload = await retrying(patience, () => s3.getMultipartUploadId(name, type));

  async function send(place: number): Promise<SentPart> {
    const own = await content.part(place * partSize, (place + 1) * partSize);
    return retrying(patience, () =>
      s3.uploadPart(name, upload, own, place + 1, {}, undefined, checkedBy(own)),
    );
  }

  /** An answer that was lost, and a refusal that came as a success, are told apart by what is there. */
  async function complete(parts: SentPart[]): Promise<void> {
    const end = () => s3.completeMultipartUpload(name, upload, parts);
    await retrying(patience, end, isNoSuchUpload).catch((error: unknown) => {
      if (!isNoSuchUpload(error)) throw error;
    });
    if ((await find(name))?.size !== content.size)
      throw new StoreFault("didn’t keep what was sent in parts", { isPassing: true });
  }

  try {
    await complete(await sendParts(Math.ceil(content.size / partSize), send));
  } catch (error) {
    // what is left of it costs room until the store's own rules remove it
    await s3.abortMultipartUpload(name, upload).catch(() => undefined);
    throw error;
  }
}
