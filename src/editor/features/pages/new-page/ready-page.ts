import type { FieldSpecs } from "#/fields/kinds.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import { createId } from "#/lib/create-id.ts";
import { textHash } from "#/lib/text-hash.ts";
import { findSection } from "#/sections/definitions.ts";
import { newFields, newItem } from "#/site/field-values.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import type { ReadyItem, ReadyPage, ReadySection } from "#/site/ready-words/ready-pages.data.ts";
import type { ReadyWords } from "#/site/ready-words/ready-words.ts";
import { templateWords } from "#/site/ready-words/template-words.data.ts";

const roles = ["heading", "body", "price"] as const;

function wordsIn(words: ReadyWords, language: LanguageCode): string | undefined {
  const spoken: Readonly<Record<string, string>> = { ...words };
  return spoken[language];
}

/** What a ready page is called in the primary language; in English where it has no words in that. */
export function readyName({ name }: ReadyPage, primary: LanguageCode): string {
  return wordsIn(name, primary) ?? name.en;
}

/** What is said once, in the primary language: the others show the same. */
function readyFact(words: ReadyWords, languages: readonly SiteLanguage[]): LocalizedText {
  const primary = primaryLanguage(languages);
  return { [primary]: { text: wordsIn(words, primary) ?? words.en } };
}

/** Words in every language of the site that they are there in. */
export function readyText(words: ReadyWords, languages: readonly SiteLanguage[]): LocalizedText {
  const primary = primaryLanguage(languages);
  const text = readyFact(words, languages);
  const original = text[primary]?.text ?? "";
  for (const { code } of languages) {
    const own = wordsIn(words, code);
    if (code !== primary && own !== undefined)
      text[code] = { text: own, basis: textHash(original) };
  }
  return text;
}

/** Fields with these words in place of their own. */
function worded<Fields extends StoredFields>(
  specs: FieldSpecs,
  fields: Fields,
  item: ReadyItem,
  languages: readonly SiteLanguage[],
): Fields {
  const texts = roles.flatMap((role) => {
    const name = fieldOfRole(specs, role, "text");
    const words = item[role];
    if (name === undefined || !words) return [];
    const text = role === "price" ? readyFact(words, languages) : readyText(words, languages);
    return [[name, text] as const];
  });
  return { ...fields, ...Object.fromEntries(texts) };
}

function readyItems(
  specs: FieldSpecs,
  items: readonly ReadyItem[],
  languages: readonly SiteLanguage[],
): Record<string, StoredItem[]> {
  const language = primaryLanguage(languages);
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind !== "list" || fieldOfRole(spec.item, "heading", "text") === undefined) continue;
    const all = items.map((item) =>
      worded(spec.item, newItem(spec.item, { language, createId }), item, languages),
    );
    return { [name]: all };
  }
  return {};
}

/** What a template begins with, in every language of the site that there are words in. */
function spoken(
  specs: FieldSpecs,
  fields: StoredFields,
  languages: readonly SiteLanguage[],
): StoredFields {
  const primary = primaryLanguage(languages);
  const said = Object.entries(specs).flatMap(([name, spec]): [string, unknown][] => {
    if (isOfKind(spec, "list")) {
      const items = held(spec, fields[name]) ?? [];
      const all = items.map((item) => ({ ...item, ...spoken(spec.item, item, languages) }));
      return [[name, all]];
    }
    const own = isOfKind(spec, "text") ? held(spec, fields[name])?.[primary]?.text : undefined;
    const begun = own === undefined ? undefined : templateWords(own);
    if (!begun) return [];
    return [[name, (begun.isFact ? readyFact : readyText)(begun.words, languages)]];
  });
  return { ...fields, ...Object.fromEntries(said) };
}

/** The same words under every picture of lists, however deep they lie. */
function captioned(
  specs: FieldSpecs,
  fields: StoredFields,
  caption: ReadyWords,
  languages: readonly SiteLanguage[],
): StoredFields {
  const lists = Object.entries(specs).flatMap(([name, spec]): [string, unknown][] => {
    if (!isOfKind(spec, "list")) return [];
    const isPictures = fieldOfRole(spec.item, "picture", "picture") !== undefined;
    const items = (held(spec, fields[name]) ?? []).map((item) => ({
      ...item,
      ...(isPictures
        ? worded(spec.item, item, { heading: caption }, languages)
        : captioned(spec.item, item, caption, languages)),
    }));
    return [[name, items]];
  });
  return { ...fields, ...Object.fromEntries(lists) };
}

/** Without the buttons that a template begins with: on a new page they would lead nowhere. */
function withoutButtons(specs: FieldSpecs, fields: StoredFields): StoredFields {
  const buttons = Object.entries(specs).filter(
    ([, spec]) =>
      spec.kind === "list" && spec.min === 0 && fieldOfRole(spec.item, "emphasis", "choice"),
  );
  return { ...fields, ...Object.fromEntries(buttons.map(([name]) => [name, []])) };
}

function readySection(
  { template, items, caption, ...own }: ReadySection,
  languages: readonly SiteLanguage[],
): Section[] {
  const definition = findSection(template);
  if (!definition) return [];
  const { fields: specs, version } = definition;
  const started = newFields(specs, { language: primaryLanguage(languages), createId });
  const fields = spoken(specs, withoutButtons(specs, started), languages);
  const listed = items ? readyItems(specs, items, languages) : {};
  const told = caption ? captioned(specs, fields, caption, languages) : fields;
  const said = worded(specs, { ...told, ...listed }, own, languages);
  return [{ id: createId(), template, version, fields: said }];
}

/** A ready page with new ids, in the languages of the site. Its templates are loaded. */
export function newReadyPage(
  { sections }: Pick<ReadyPage, "sections">,
  languages: readonly SiteLanguage[],
): Page {
  return {
    id: createId(),
    meta: emptyMeta,
    sections: sections.flatMap((section) => readySection(section, languages)),
  };
}
