import { textHash } from "#/lib/text-hash.ts";
import type { Section } from "./section.ts";

/** Tells whether a section's content changed. */
export function contentHash({ template, fields }: Pick<Section, "template" | "fields">): string {
  return textHash(JSON.stringify([template, fields]));
}

/** Tells whether a record changed. */
export function recordHash(record: unknown): string {
  return textHash(JSON.stringify(record));
}
