import { findSection } from "#/sections/registry.ts";
import type { Picture } from "#/site/image.ts";
import type { PictureUse } from "./picture-use.ts";
import { socialUse, keyOfUse, pictureUse } from "./picture-use.ts";

/** What fields of a record point at. */
export interface RecordUses {
  /** Ids of the site's pages that it links to. */
  readonly pages: ReadonlySet<string>;
  /** Which pictures and which parts of them, by their keys. */
  readonly pictures: ReadonlyMap<string, PictureUse>;
}

interface Found {
  readonly pages: Set<string>;
  readonly pictures: Map<string, PictureUse>;
}

function addUse(found: Found, use: PictureUse): void {
  found.pictures.set(keyOfUse(use), use);
}

/** Adds the parts that a section shows on phones instead of its pictures. */
function collectPhoneParts(record: Record<string, unknown>, found: Found): void {
  const { template, fields } = record;
  if (typeof template !== "string" || typeof fields !== "object" || fields === null) return;
  const specs = Object.entries(findSection(template)?.fields ?? {});
  for (const [name, spec] of specs) {
    if (spec.kind !== "picture" || spec.phoneRatio === undefined) continue;
    const picture = (fields as Record<string, unknown>)[name] as Picture | null | undefined;
    if (picture) addUse(found, pictureUse(picture, spec.phoneRatio));
  }
}

function isPicture(value: unknown): value is Picture {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as Partial<Picture>).asset === "string" &&
    "crop" in value
  );
}

function collect(value: unknown, found: Found): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found);
    return;
  }
  const record = value as Record<string, unknown>;
  if (record["kind"] === "page" && typeof record["page"] === "string") {
    found.pages.add(record["page"]);
    return;
  }
  if (isPicture(value)) {
    addUse(found, pictureUse(value));
    return;
  }
  collectPhoneParts(record, found);
  for (const [name, one] of Object.entries(record)) {
    if (name === "socialImage" && isPicture(one)) addUse(found, socialUse(one));
    else collect(one, found);
  }
}

/** Finds the pages and pictures that a record uses, however deep. */
export function recordUses(record: unknown): RecordUses {
  const found: Found = { pages: new Set(), pictures: new Map() };
  collect(record, found);
  return found;
}
