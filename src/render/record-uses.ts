import type { HeldPicture } from "#/fields/field-kind.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { DocumentPart } from "#/site/document-parts.ts";
import { walkFields } from "#/site/field-walk.ts";
import type { PictureUse } from "./picture-use.ts";
import { socialUse, keyOfUse, pictureUse } from "./picture-use.ts";

/** What parts of a document point at. */
export interface RecordUses {
  /** Ids of the site's pages that they link to. */
  readonly pages: ReadonlySet<string>;
  /** Addresses that they link to. */
  readonly addresses: ReadonlySet<string>;
  /** Ids of the site's files that they link to. */
  readonly files: ReadonlySet<string>;
  /** Which pictures and which parts of them, by their keys. */
  readonly pictures: ReadonlyMap<string, PictureUse>;
  /** Ids of the events that they show; null is the site's first one (R9). */
  readonly events: ReadonlySet<string | null>;
}

/** The files that a picture needs: whole, and its part for phones, or one for previews of social networks. */
function usesOf({ picture, spec }: HeldPicture): PictureUse[] {
  if (spec.isForPreviews) return [socialUse(picture)];
  const whole = pictureUse(picture);
  return spec.phoneRatio === undefined ? [whole] : [whole, pictureUse(picture, spec.phoneRatio)];
}

/** Finds the pages, pictures and events that parts use, by their specs. */
export function recordUses(parts: readonly DocumentPart[]): RecordUses {
  const pages = new Set<string>();
  const addresses = new Set<string>();
  const files = new Set<string>();
  const pictures = new Map<string, PictureUse>();
  const events = new Set<string | null>();
  for (const { specs, fields } of parts) {
    walkFields(specs, fields, ({ spec, value }) => {
      const kind = kindOf(spec);
      for (const link of kind.links?.(value) ?? [])
        if (link.kind === "page") pages.add(link.page);
        else if (link.kind === "file") files.add(link.file);
        else if (link.kind === "address") addresses.add(link.address);
      for (const held of kind.pictures?.(value, spec) ?? [])
        for (const use of usesOf(held)) pictures.set(keyOfUse(use), use);
      for (const event of kind.events?.(value) ?? []) events.add(event);
    });
  }
  return { pages, addresses, files, pictures, events };
}
