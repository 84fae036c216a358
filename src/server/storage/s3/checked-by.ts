import { createHash } from "node:crypto";

/** What a store compares with what came. The client's type knows headers of Amazon's only: this is no literal of it. */
export function checkedBy(bytes: Uint8Array): { "content-md5": string } {
  return { "content-md5": createHash("md5").update(bytes).digest("base64") };
}
