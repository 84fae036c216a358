import * as z from "zod/mini";
import type { DocumentPart } from "./document-parts.ts";
import { textsOf } from "./document-texts.ts";
import type { DocumentText } from "./document-texts.ts";
import type { SpokenBeside } from "./localized-text.ts";
import { translationState } from "./localized-text.ts";
import { fieldPathSchema, targetSchema } from "./operations/target.ts";

/** A text beside its translation: what a line of the translation table shows. */
export const translationRowSchema = z.object({
  target: targetSchema,
  /** Of the section that it belongs to, where it belongs to one. */
  template: z.nullable(z.string()),
  path: fieldPathSchema,
  /** The places, from 1, of the items that the path leads through. */
  items: z.array(z.int()),
  /** Most characters that are published. */
  limit: z.int(),
  original: z.string(),
  text: z.string(),
  /** "stale": the original has changed since. */
  state: z.enum(["translated", "stale", "missing"]),
  /** Of a stale one: the hash of the original that it was made from. */
  basis: z.optional(z.string()),
});
export type TranslationRow = z.infer<typeof translationRowSchema>;

/** Says at which place of their lists the items of paths stand; paths are asked in their order. */
function createPlaces(): (text: DocumentText) => number[] {
  const lists = new Map<string, string[]>();
  return ({ target, path }) => {
    const places: number[] = [];
    // names of fields and ids of items in turn: an item is followed by one of its fields
    for (let at = 1; at + 1 < path.length; at += 2) {
      const list = JSON.stringify([target, path.slice(0, at)]);
      const known = lists.get(list) ?? [];
      const id = path[at] ?? "";
      if (!known.includes(id)) lists.set(list, [...known, id]);
      places.push((lists.get(list) ?? []).indexOf(id) + 1);
    }
    return places;
  };
}

/** The texts of parts beside their translations, in their order; without those that say nothing in either language. */
export function translationRows(
  parts: readonly DocumentPart[],
  { language, primary, names }: SpokenBeside,
): TranslationRow[] {
  const placesOf = createPlaces();
  return textsOf(parts).flatMap((found) => {
    const { target, template = null, path, limit, text } = found;
    const items = placesOf(found);
    const original = text[primary]?.text ?? "";
    const translation = text[language]?.text ?? "";
    if (original.trim() === "" && translation.trim() === "") return [];
    const state = translationState(text, { language, primary, names });
    return [
      {
        target,
        template,
        path: [...path],
        items,
        limit,
        original,
        text: translation,
        state: state === "original" ? "translated" : state,
        ...(state === "stale" && { basis: text[language]?.basis }),
      },
    ];
  });
}
