import { createHash } from "node:crypto";
import type { ReleaseFile } from "#/publish/manifest.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { Storage } from "../storage/storage.ts";

/** The bytes of a stored file as they are wanted; the last come when all were checked. @throws LostContent */
export async function* streamDownload(
  storage: Pick<Storage, "stream" | "distrust">,
  { hash, size }: ReleaseFile,
  { start, end } = { start: 0, end: size - 1 },
): AsyncGenerator<Buffer> {
  function lost(what: "missing" | "damaged"): LostContent {
    storage.distrust(hash);
    return new LostContent(hash, what);
  }

  const stored = await storage.stream(hash, { start, end });
  if (!stored) throw lost("missing");
  try {
    const length = end - start + 1;
    const digest = createHash("sha256");
    let left = length;
    let held: Buffer | undefined;
    for await (const chunk of stored) {
      if (held) yield held;
      held = chunk as Buffer;
      left -= held.length;
      digest.update(held);
    }
    // of a part only its length is known
    const isRight = left === 0 && (length < size || digest.digest("hex") === hash);
    if (!isRight) throw lost("damaged");
    if (held) yield held;
  } finally {
    stored.destroy();
  }
}
