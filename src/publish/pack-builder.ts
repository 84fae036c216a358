import { contentHash } from "./content-hash.ts";
import type { Place, ReleaseFile } from "./manifest.ts";

/** A text of which many have the part in the middle in common: that one is written out once for all of them. */
export interface SharingText {
  readonly start: string;
  readonly shared: string;
  readonly end: string;
}

export type Content = string | Uint8Array | SharingText;

/** The bytes of a content as visitors get it, before it is compressed. */
export function plainBytes(content: Content): Uint8Array {
  if (content instanceof Uint8Array) return content;
  if (typeof content === "string") return Buffer.from(content);
  return Buffer.from(content.start + content.shared + content.end);
}

export interface NewFile {
  readonly content: Content;
  readonly type: string;
  /** Sources that its Content-Security-Policy allows as inline style. */
  readonly styles?: readonly string[];
  /** Sources that it allows as inline script. */
  readonly scripts?: readonly string[];
  /** Schemes and hosts that its Content-Security-Policy allows for frames. */
  readonly frames?: readonly string[];
  /** Its name has its hash. */
  readonly isFixed?: boolean;
  /** It is the page for reports. */
  readonly isReport?: boolean;
}

export type PackEncoding = Exclude<Place, "stored">["encoding"];

/** Content as it goes into a pack. */
export interface Compressed {
  /** Of the content, and its size in bytes. */
  readonly hash: string;
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** How much of a site a release re-renders: so many of its pages. */
export interface ReleaseSize {
  readonly pages: number;
  readonly rendered: number;
}

/** Hashes and compresses content, off this thread where there is much of it. */
export type Compress = (content: Content, encoding: PackEncoding) => Promise<Compressed>;

/** Collects the new files of a release, to be written as one. */
export interface PackBuilder {
  /**
   * Adds a file. What is answered is filled in later: its hash and size after `settle`, its place after `finish`.
   * Where its content turns out to be that of `before`, it becomes that file and nothing is packed.
   */
  add(file: NewFile, encoding: PackEncoding, before?: ReleaseFile): ReleaseFile;
  /** How much content waits to be compressed, in letters. */
  readonly waiting: number;
  /** Resolves when everything added so far is compressed. */
  settle(): Promise<void>;
  /** The pack, or undefined where nothing is new. */
  finish(): Promise<{ hash: string; bytes: Uint8Array } | undefined>;
}

interface Part {
  readonly place: Exclude<Place, "stored">;
  readonly bytes: Uint8Array;
}

function lettersOf(content: Content): number {
  if (typeof content === "string" || content instanceof Uint8Array) return content.length;
  return content.start.length + content.shared.length + content.end.length;
}

/** `owner` stands in the pack, so that two sites never share one and one's end is not the other's. */
export function createPackBuilder(owner: string, compress: Compress): PackBuilder {
  const parts: (Part | undefined)[] = [];
  const pending = new Set<Promise<void>>();
  let waiting = 0;
  let failure: { error: unknown } | undefined;

  async function compressInto(
    file: ReleaseFile,
    content: Content,
    about: { encoding: PackEncoding; before: ReleaseFile | undefined; slot: number },
  ): Promise<void> {
    const { encoding, before, slot } = about;
    const { hash, size, bytes } = await compress(content, encoding);
    if (before?.hash === hash) {
      Object.assign(file, before);
      return;
    }
    const place: Part["place"] = { pack: "", start: 0, length: bytes.length, encoding };
    Object.assign(file, { hash, size, place });
    parts[slot] = { place, bytes };
  }

  async function settle(): Promise<void> {
    while (pending.size > 0) await Promise.all(pending);
    if (failure) throw failure.error;
  }

  return {
    get waiting() {
      return waiting;
    },
    settle,
    add({ content, type, styles, scripts, frames, isFixed, isReport }, encoding, before) {
      const file: ReleaseFile = {
        hash: "",
        size: 0,
        type,
        place: "stored",
        ...(styles && { styles: [...styles] }),
        ...(scripts && { scripts: [...scripts] }),
        ...(frames && { frames: [...frames] }),
        ...(isFixed && { isFixed }),
        ...(isReport && { isReport }),
      };
      const slot = parts.push(undefined) - 1;
      const letters = lettersOf(content);
      waiting += letters;
      const work = compressInto(file, content, { encoding, before, slot })
        .catch((error: unknown) => {
          failure = { error };
        })
        .finally(() => {
          waiting -= letters;
          pending.delete(work);
        });
      pending.add(work);
      return file;
    },
    async finish() {
      await settle();
      const kept = parts.filter((part) => part !== undefined);
      if (kept.length === 0) return undefined;
      const head = Buffer.from(`vitrine pack of ${owner}\n`);
      let start = head.length;
      for (const { place, bytes } of kept) {
        place.start = start;
        start += bytes.length;
      }
      const bytes = Buffer.concat([head, ...kept.map((part) => part.bytes)]);
      const hash = contentHash(bytes);
      for (const { place } of kept) place.pack = hash;
      return { hash, bytes };
    },
  };
}
