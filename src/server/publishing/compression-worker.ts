import { parentPort } from "node:worker_threads";
import type { PackEncoding, Compressed } from "#/publish/pack-builder.ts";
import { compressContent } from "./compress-content.ts";

export interface CompressionRequest {
  readonly id: number;
  readonly content: Uint8Array;
  readonly encoding: PackEncoding;
  readonly quality: number;
}
export type CompressionReply =
  | { readonly id: number; readonly compressed: Compressed }
  | { readonly id: number; readonly error: string };

function compress({ id, content, encoding, quality }: CompressionRequest): CompressionReply {
  try {
    return { id, compressed: compressContent(content, encoding, quality) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** The memory of a reply, where nothing else lies in it. */
function movable(reply: CompressionReply): ArrayBuffer[] {
  if ("error" in reply) return [];
  const { buffer, byteLength } = reply.compressed.bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

parentPort?.on("message", (requests: readonly CompressionRequest[]) => {
  const replies = requests.map(compress);
  parentPort?.postMessage(replies, replies.flatMap(movable));
});
