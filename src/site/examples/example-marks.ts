import * as z from "zod/mini";
import { held, isOfKind } from "#/fields/held-value.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { FieldSpec } from "#/fields/kinds.ts";
import { textLength } from "#/lib/text-length.ts";
import type { DocumentPart } from "../document-parts.ts";
import { pageParts, siteParts } from "../document-parts.ts";
import { walkFields } from "../field-walk.ts";
import { primaryLanguage } from "../language.ts";
import { mostExamples } from "../limits.ts";
import type { FieldPath, Target } from "../operations/target.ts";
import { isFact, labelLength } from "../ready-words/made-up.ts";
import type { Page } from "../page.ts";
import type { Templates } from "../section.ts";
import type { SiteDocument, SiteRecord } from "../site.ts";
import { mark } from "./example-mark.ts";
import type { ExampleKind } from "./example-mark.ts";
import { placed, readExamples } from "./read-examples.ts";

/** A name of somebody or of something, in two to four words: "Anna Orlova", «Иван Петров». */
const isName = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]*){1,3}$/u;

/** What a text of a starter is; undefined of what may as well be the owner's own. */
function kindOfText(text: string): ExampleKind | undefined {
  if (isFact.test(text) || isName.test(text)) return "fact";
  return textLength(text) < labelLength ? undefined : "words";
}

/** A value that isn't words and is somebody's all the same: a price, hours, an address to call or to write to. */
function isFactValue(spec: FieldSpec, value: unknown): boolean {
  if (isOfKind(spec, "price")) return held(spec, value)?.amount !== "";
  if (isOfKind(spec, "hours")) return true;
  if (!isOfKind(spec, "link")) return false;
  const link = held(spec, value);
  return link?.kind === "address" && /^(?:tel|mailto|viber):/i.test(link.address);
}

interface Naming {
  readonly primary: string;
  /** What the site is called isn't an example. */
  readonly names: ReadonlySet<string>;
  /** Hashes of the site's files by their ids. */
  readonly files: ReadonlyMap<string, string>;
}

function marksOfPart({ specs, fields, target }: DocumentPart, { primary, names, files }: Naming) {
  const marks: string[] = [];
  walkFields(specs, fields, ({ spec, value, path }) => {
    const { texts, pictures, links } = kindOf(spec);
    for (const { text } of texts?.(value, spec) ?? []) {
      const words = text[primary]?.text ?? "";
      const kind = names.has(words) ? undefined : kindOfText(words);
      // its translations are examples as it is, and no better known to their owner
      for (const wording of kind ? Object.values(text) : [])
        if (kind && wording?.text) marks.push(mark(kind, wording.text));
    }
    for (const { picture } of pictures?.(value, spec) ?? [])
      marks.push(mark("picture", picture.asset));
    for (const link of links?.(value) ?? []) {
      const hash = link.kind === "file" ? files.get(link.file) : undefined;
      if (hash !== undefined) marks.push(mark("picture", hash));
    }
    if (isFactValue(spec, value)) marks.push(mark("fact", placed(target, path(), value)));
  });
  return marks;
}

const spokenSchema = z.record(z.string(), z.object({ text: z.string() }));

/** What a site calls itself in its bar. */
function logoText({ navigation }: SiteRecord, language: string): string | undefined {
  return spokenSchema.safeParse(navigation["logoText"]).data?.[language]?.text;
}

/**
 * Marks of what is an example in a document that was just made from a starter: the site keeps them, so that what its
 * owner never touched is told from what is theirs, also when the starter is another one by then.
 */
export function exampleMarks(document: SiteDocument, templates: Templates): string[] {
  const { site, pages } = document;
  const parts = [
    ...siteParts(site, templates).filter(({ target }) => "part" in target && ofOwners(target.part)),
    ...pages.flatMap((page) => pageParts(page, templates)),
  ];
  const { hours } = site.settings.organisation;
  const own = hours ? [mark("fact", placed({ part: "organisation" }, ["hours"], hours))] : [];
  return marked([...own, ...marksOfParts(parts, site)]);
}

/** The same of one page that is taken from a starter, with the ids that it has in a site. */
export function pageExampleMarks(page: Page, site: SiteRecord, templates: Templates): string[] {
  return marked(marksOfParts(pageParts(page, templates), site));
}

interface FactPlace {
  readonly target: Target | null;
  readonly path: FieldPath;
  readonly value: unknown;
}

/** Where the values of a page stand that are somebody's, in the order of its fields. */
function factPlaces(page: Page, templates: Templates): FactPlace[] {
  const places: FactPlace[] = [];
  for (const { specs, fields, target } of pageParts(page, templates))
    walkFields(specs, fields, ({ spec, value, path }) => {
      if (isFactValue(spec, value)) places.push({ target, path: path(), value });
    });
  return places;
}

/** The marks of a page's copy: those of its words and pictures are the same, those of values say where these stand now. */
export function copiedExampleMarks(page: Page, copy: Page, templates: Templates): string[] {
  const examples = readExamples(page.examples);
  const copies = factPlaces(copy, templates);
  const moved = factPlaces(page, templates).flatMap(({ target, path, value }, at) => {
    const to = copies[at];
    if (!to || !examples.value(target, path, value)) return [];
    return [mark("fact", placed(to.target, to.path, to.value))];
  });
  return marked([...moved, ...(page.examples ?? [])]);
}

function marksOfParts(parts: readonly DocumentPart[], site: SiteRecord): string[] {
  const primary = primaryLanguage(site.languages);
  const names = new Set([site.name, logoText(site, primary) ?? site.name]);
  const files = new Map(site.files?.map(({ id, hash }) => [id, hash]));
  return parts.flatMap((part) => marksOfPart(part, { primary, names, files }));
}

/** Each once, and no more than are kept. */
function marked(marks: readonly string[]): string[] {
  return [...new Set(marks)].slice(0, mostExamples);
}

/** Whether a part has words of the starter's; a banner and what pages that are missing say are Vitrine's. */
function ofOwners(part: string): boolean {
  return part !== "consent" && part !== "notFound" && part !== "messenger";
}
