import { parentPort } from "node:worker_threads";
import type { PackEncoding, Sealed } from "#/publish/pack-builder.ts";
import { sealContent } from "./seal-content.ts";

export interface SealRequest {
  readonly id: number;
  readonly content: Uint8Array;
  readonly encoding: PackEncoding;
  readonly quality: number;
}
export type SealReply =
  | { readonly id: number; readonly sealed: Sealed }
  | { readonly id: number; readonly error: string };

function seal({ id, content, encoding, quality }: SealRequest): SealReply {
  try {
    return { id, sealed: sealContent(content, encoding, quality) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** The memory of a reply, where nothing else lies in it. */
function movable(reply: SealReply): ArrayBuffer[] {
  if ("error" in reply) return [];
  const { buffer, byteLength } = reply.sealed.bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

parentPort?.on("message", (requests: readonly SealRequest[]) => {
  const replies = requests.map(seal);
  parentPort?.postMessage(replies, replies.flatMap(movable));
});
