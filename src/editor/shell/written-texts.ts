import * as z from "zod/mini";
import type { Operation } from "#/site/operations/operation.ts";

const writtenSchema = z.object({
  target: z.unknown(),
  path: z.unknown(),
  language: z.string(),
  text: z.string(),
});

/** The texts that edits wrote, each as it was last. */
export function writtenTexts(operations: readonly Operation[]): readonly string[] {
  const texts = new Map<string, string>();
  for (const { name, args } of operations) {
    const written = name === "text.set" ? writtenSchema.safeParse(args).data : undefined;
    if (!written) continue;
    const { text, ...place } = written;
    texts.set(JSON.stringify(place), text);
  }
  return [...texts.values()].filter((text) => text.trim() !== "");
}
