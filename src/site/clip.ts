import * as z from "zod/mini";
import type { Copying } from "#/fields/field-kind.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { walkFields } from "./field-walk.ts";
import { siteFilesSchema } from "./file.ts";
import { idSchema } from "./id.ts";
import { languageCodeSchema } from "./language-code.ts";
import type { LanguageCode } from "./language.ts";
import type { Link } from "./link.ts";
import { pagesPerSite, sectionsPerPage } from "./limits.ts";
import type { LocalizedText } from "./localized-text.ts";
import { fieldPathSchema } from "./operations/target.ts";
import { pagePathSchema } from "./page-schema.ts";
import { checkedSection } from "./operations/section-rules.ts";
import type { OperationContext } from "./operations/operation.ts";
import { refusal } from "./operations/refusals.ts";
import { copySection } from "./section-copy.ts";
import { sectionSchema } from "./section.ts";
import type { Section } from "./section.ts";

/** Most characters of what is pasted: about ten pages of text at their limits. */
export const longestClip = 2_000_000;
const sectionsPerClip = 20;

/** What of its one section a clip is about: an item of a list, or how the section looks. */
const partSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("item"), path: fieldPathSchema }),
  z.strictObject({ kind: z.literal("style") }),
]);

const clipShape = {
  vitrine: z.literal(1),
  /** Where the editor is that they were copied in; ids of sites and pictures hold there. */
  origin: z.string().check(z.maxLength(300)),
  site: z.int().check(z.positive()),
  page: idSchema,
  /** The language that the site's texts are written in. */
  primary: languageCodeSchema,
  /** Files of the site that they link to. */
  files: z.optional(siteFilesSchema),
  /** Pages of the site that they link to. */
  pages: z.optional(
    z
      .array(z.strictObject({ id: idSchema, path: pagePathSchema }))
      .check(z.maxLength(pagesPerSite)),
  ),
};

/** Sections on their way through the clipboard, and where they are from. */
const clipSchema = z.strictObject({
  ...clipShape,
  sections: z.array(sectionSchema).check(z.minLength(1), z.maxLength(sectionsPerClip)),
  part: z.optional(partSchema),
});
export type Clip = z.infer<typeof clipSchema>;

/** A clip of one whole section. */
export const sectionClipSchema = z.strictObject({
  ...clipShape,
  sections: z.array(sectionSchema).check(z.length(1)),
});

/** A clip of all sections of a page; one of a single section is one, too. */
export const pageClipSchema = z.strictObject({
  ...clipShape,
  sections: z.array(sectionSchema).check(z.minLength(1), z.maxLength(sectionsPerPage)),
});

/** What the clipboard holds for us; undefined where it holds something else, damaged or far too long. */
export function readClip(text: string): Clip | undefined {
  if (text.length > longestClip) return undefined;
  try {
    return clipSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Without the layouts that the sections had before: a copy begins anew. */
export function writeClip(clip: Omit<Clip, "vitrine">): string {
  const sections = clip.sections.map(({ parked: _parked, ...section }) => section);
  return JSON.stringify({ vitrine: 1, ...clip, sections } satisfies Clip);
}

/**
 * The sections of a clip as their templates have them now, checked as those of an import are.
 * @throws OperationRefusal for what can't stand on a page
 */
export function checkedClip(clip: Clip, context: OperationContext): Section[] {
  return clip.sections.map(({ parked: _parked, ...section }) => {
    // what stands at a place leaves its site as a section of its own; the place alone leads nowhere elsewhere
    if (section.linked !== undefined) throw refusal("linked-place");
    return checkedSection(section, context);
  });
}

/** Fields of a section or of an item. */
export interface Held {
  readonly specs: FieldSpecs;
  readonly fields: StoredFields;
}

/** The fields of sections. */
export function fieldsOf(sections: readonly Section[], { templates }: OperationContext): Held[] {
  return sections.map(({ template, fields }) => ({
    specs: templates(template)?.fields ?? {},
    fields,
  }));
}

/** Ids of the pictures that these fields show. */
export function picturesOf(held: readonly Held[]): Set<string> {
  const found = new Set<string>();
  for (const { specs, fields } of held)
    walkFields(specs, fields, ({ spec, value }) => {
      for (const { picture } of kindOf(spec).pictures?.(value, spec) ?? [])
        found.add(picture.asset);
    });
  return found;
}

/** Ids of the files that these fields link to. */
export function filesOf(held: readonly Held[]): Set<string> {
  const found = new Set<string>();
  for (const { specs, fields } of held)
    walkFields(specs, fields, ({ spec, value }) => {
      for (const link of kindOf(spec).links?.(value) ?? [])
        if (link.kind === "file") found.add(link.file);
    });
  return found;
}

/** The words of these fields, a text below the other, for programs that know nothing of sections. */
export function clipWords(held: readonly Held[], read: (text: LocalizedText) => string): string {
  const lines: string[] = [];
  for (const { specs, fields } of held)
    walkFields(specs, fields, ({ spec, value }) => {
      const kind = kindOf(spec);
      if (kind.setBy !== "text.set") return;
      for (const { text } of kind.texts?.(value, spec) ?? []) lines.push(read(text));
    });
  return lines.filter((line) => line.trim() !== "").join("\n");
}

export interface PasteInput {
  readonly createId: () => string;
  /** The languages of the site that they come to, the primary one first. */
  readonly languages: readonly LanguageCode[];
  /** What each picture is in this site. */
  readonly pictures: ReadonlyMap<string, string>;
  /** What each file is in this site; links to others lead nowhere there. */
  readonly files: ReadonlyMap<string, string>;
  /** What each page of the other site is in this one: the page with the same path. */
  readonly pages: ReadonlyMap<string, string>;
  /** Whether they stay in their site: links to its pages go on to lead there. Elsewhere those without a page are emptied. */
  readonly isSameSite: boolean;
}

/** A text in the languages of the site; where it has none in the primary one, its original is that. */
function fittedText(
  text: LocalizedText,
  from: LanguageCode,
  [primary = from, ...others]: readonly LanguageCode[],
): LocalizedText {
  const original = text[primary] ?? text[from];
  const fitted: LocalizedText = original ? { [primary]: { text: original.text } } : {};
  for (const language of others) {
    const wording = text[language];
    if (wording) fitted[language] = wording;
  }
  return fitted;
}

/** What a copy of a clip's fields leads to, shows and says in its new place; `ids` are the sections that come along. */
export function copyingOf(
  clip: Clip,
  { createId, languages, pictures, files, pages, isSameSite }: PasteInput,
  ids: ReadonlyMap<string, string> = new Map(),
): Copying {
  const link = (one: Link): Link | null => {
    if (one.kind === "address") return one;
    if (one.kind === "file") return { kind: "file", file: files.get(one.file) ?? one.file };
    const isOnPage = one.kind === "section" || one.page === clip.page;
    const own = one.section === undefined || !isOnPage ? undefined : ids.get(one.section);
    if (own !== undefined) return { kind: "section", section: own };
    if (isSameSite) return one;
    const page = one.kind === "page" ? pages.get(one.page) : undefined;
    // a broken link would stop the other site from being published
    return page === undefined ? null : { kind: "page", page };
  };
  return {
    createId,
    link,
    picture(picture) {
      const asset = pictures.get(picture.asset);
      return asset === undefined ? null : { ...picture, asset };
    },
    ...(!isSameSite && { text: (text) => fittedText(text, clip.primary, languages) }),
  };
}

/** Checked sections with ids of their own, for a site; links among them stay among them. */
export function pastedSections(
  { sections, clip }: { readonly sections: readonly Section[]; readonly clip: Clip },
  input: PasteInput,
  { templates }: OperationContext,
): Section[] {
  const { createId } = input;
  const ids = new Map(sections.map(({ id }) => [id, createId()]));
  const copying = copyingOf(clip, input, ids);
  return sections.map((section) =>
    copySection(section, templates, createId, {
      ...copying,
      id: ids.get(section.id) ?? createId(),
    }),
  );
}
