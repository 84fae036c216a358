import * as z from "zod/mini";
import type { Step } from "#/site/operations/operation.ts";

/** A text, and what tells its place from others. */
type Written = readonly [place: string, text: string];

type Item = Readonly<Record<string, unknown>>;

const textSchema = z.object({
  target: z.unknown(),
  path: z.array(z.string()),
  language: z.string(),
  text: z.string(),
});
const itemSchema = z.object({
  target: z.unknown(),
  path: z.array(z.string()),
  item: z.record(z.string(), z.unknown()),
});
const listSchema = z.array(itemSchema.shape.item);
const wordingSchema = z.object({ text: z.string() });

const name = z.string();
const ofPage = z.object({ page: z.string(), name });
const ofPath = z.object({ page: z.string(), path: z.string() });
const ofNewPage = z.object({ entry: z.object({ id: z.string(), name }) });
const ofFile = z.object({ file: z.string(), values: z.object({ name }) });
const ofSite = z.object({ name });

/** What an edit calls a page, its path, a file or the site. */
function newName({ name: operation, args }: Step): Written | undefined {
  const page = operation === "page.rename" ? ofPage.safeParse(args).data : undefined;
  if (page) return [page.page, page.name];
  const moved = operation === "page.rename" ? ofPath.safeParse(args).data : undefined;
  if (moved) return [`${moved.page} path`, moved.path];
  const added = operation === "page.add" ? ofNewPage.safeParse(args).data : undefined;
  if (added) return [added.entry.id, added.entry.name];
  const file = operation === "file.set" ? ofFile.safeParse(args).data : undefined;
  if (file) return [file.file, file.values.name];
  const site = operation === "site.rename" ? ofSite.safeParse(args).data : undefined;
  return site && ["", site.name];
}

const placeOf = (target: unknown, path: readonly string[], language: string): string =>
  JSON.stringify([target, path, language]);

/** The texts of an item, and of those in its own lists. */
function textsOfItem(target: unknown, path: readonly string[], item: Item): Written[] {
  return Object.entries(item).flatMap(([field, value]) => {
    const own = [...path, String(item["id"]), field];
    const items = listSchema.safeParse(value).data;
    if (items) return items.flatMap((one) => textsOfItem(target, own, one));
    return Object.entries(itemSchema.shape.item.safeParse(value).data ?? {}).flatMap(
      ([language, wording]) => {
        const text = wordingSchema.safeParse(wording).data?.text;
        return text === undefined ? [] : [[placeOf(target, own, language), text] as const];
      },
    );
  });
}

function textsOf(step: Step): readonly Written[] {
  const { name: kind, args } = step;
  const set = kind === "text.set" ? textSchema.safeParse(args).data : undefined;
  if (set) return [[placeOf(set.target, set.path, set.language), set.text]];
  const add = kind === "item.add" ? itemSchema.safeParse(args).data : undefined;
  if (add) return textsOfItem(add.target, add.path, add.item);
  const named = newName(step);
  return named ? [named] : [];
}

/**
 * The words that edits wrote, those of new paragraphs and items and new names among them: each as it was last, and once.
 * What a template begins with is nobody's.
 */
export function writtenTexts(steps: readonly Step[]): readonly string[] {
  const texts = new Map(steps.flatMap(textsOf));
  return [...new Set(texts.values())].filter((text) => text.trim() !== "");
}
