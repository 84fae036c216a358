import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { contentHash } from "../storage/storage.ts";

const hashesSchema = z.strictObject({
  core: z.string(),
  looks: z.record(z.string(), z.string()),
});
/** Hashes of what pages are rendered with: what all have in common, and the looks by template. */
export type RenderHashes = z.infer<typeof hashesSchema>;

/**
 * Those that the build left beside the program. Without a build it is the program as a whole: the build names its parts
 * by their content, so that this file changes with any of them.
 */
export async function readRenderHashes(folder: string, program: string): Promise<RenderHashes> {
  try {
    const json = await readFile(path.join(folder, "render-hashes.json"), "utf8");
    return hashesSchema.parse(JSON.parse(json));
  } catch {
    return { core: contentHash(await readFile(program)), looks: {} };
  }
}
