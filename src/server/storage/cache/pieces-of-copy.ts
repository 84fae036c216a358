import type { Storage } from "../storage.ts";
import type { DiskCache } from "./disk-cache.ts";

/** So many bytes of a copy are in memory at once. */
export const pieceSize = 262_144;

interface CopyToSend {
  readonly hash: string;
  /** What begins at `start`. */
  readonly first: Buffer;
  /** Both inclusive. */
  readonly start: number;
  readonly end: number;
}

/** Pieces of a copy; where it fails on the way the storage goes on from there. */
export async function* piecesOfCopy(
  { hash, first, start, end }: CopyToSend,
  { copies, storage }: { copies: Pick<DiskCache, "part">; storage: Pick<Storage, "stream"> },
): AsyncGenerator<Buffer> {
  let from = start;
  for (let piece: Buffer | undefined = first; ;) {
    if (piece.length > 0) yield piece;
    from += piece.length;
    if (piece.length === 0 || from > end) return;
    piece = await copies.part(hash, from, Math.min(pieceSize, end - from + 1));
    if (piece) continue;
    const rest = await storage.stream(hash, { start: from, end });
    if (!rest) throw new Error("The rest of a copy is nowhere.");
    yield* rest;
    return;
  }
}
