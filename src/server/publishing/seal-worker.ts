import { parentPort } from "node:worker_threads";
import type { PackEncoding, Sealed } from "#/publish/pack-builder.ts";
import { sealContent } from "./seal-content.ts";

export interface SealRequest {
  readonly id: number;
  readonly content: string | Uint8Array;
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

parentPort?.on("message", (requests: readonly SealRequest[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to a thread, not to a window
  parentPort?.postMessage(requests.map(seal));
});
