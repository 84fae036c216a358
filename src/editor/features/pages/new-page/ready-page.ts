import type { FieldSpecs } from "#/fields/kinds.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import { createId } from "#/lib/create-id.ts";
import { findSection } from "#/sections/definitions.ts";
import { newFields, newItem } from "#/site/new-fields.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { repriced, withPricesIn } from "#/site/ready-words/example-prices.ts";
import type { ReadyItem, ReadyPage, ReadySection } from "#/site/ready-words/ready-pages.data.ts";
import type { ReadyWords } from "#/site/ready-words/ready-words.ts";
import { readyText, spokenFields, wordsIn } from "#/site/ready-words/spoken-fields.ts";

/** What a ready page is made for. */
interface Site {
  readonly languages: readonly SiteLanguage[];
  /** ISO 4217, of example prices. */
  readonly currency: string;
}

const roles = ["heading", "body", "price"] as const;

/** What a ready page is called in the primary language; in English where it has no words in that. */
export function readyName({ name }: ReadyPage, primary: LanguageCode): string {
  return wordsIn(name, primary) ?? name.en;
}

/** Fields with these words in place of their own. */
function worded<Fields extends StoredFields>(
  specs: FieldSpecs,
  fields: Fields,
  item: ReadyItem,
  { languages, currency }: Site,
): Fields {
  const language = primaryLanguage(languages);
  const texts = roles.flatMap((role) => {
    const name = fieldOfRole(specs, role, "text");
    const words = item[role];
    if (name === undefined || !words) return [];
    if (role !== "price") return [[name, readyText(words, languages)] as const];
    const said = wordsIn(words, language) ?? words.en;
    const text = repriced(said, { ...words }, { currency, language });
    return [[name, { [language]: { text } }] as const];
  });
  return { ...fields, ...Object.fromEntries(texts) };
}

function readyItems(
  specs: FieldSpecs,
  items: readonly ReadyItem[],
  site: Site,
): Record<string, StoredItem[]> {
  const language = primaryLanguage(site.languages);
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind !== "list" || fieldOfRole(spec.item, "heading", "text") === undefined) continue;
    const all = items.map((item) =>
      worded(spec.item, newItem(spec.item, { language, createId }), item, site),
    );
    return { [name]: all };
  }
  return {};
}

/** The same words under every picture of lists, however deep they lie. */
function captioned(
  specs: FieldSpecs,
  fields: StoredFields,
  caption: ReadyWords,
  site: Site,
): StoredFields {
  const lists = Object.entries(specs).flatMap(([name, spec]): [string, unknown][] => {
    if (!isOfKind(spec, "list")) return [];
    const isPictures = fieldOfRole(spec.item, "picture", "picture") !== undefined;
    const items = (held(spec, fields[name]) ?? []).map((item) => ({
      ...item,
      ...(isPictures
        ? worded(spec.item, item, { heading: caption }, site)
        : captioned(spec.item, item, caption, site)),
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
  site: Site,
  title: string | undefined,
): Section[] {
  const definition = findSection(template);
  if (!definition) return [];
  const { fields: specs, version } = definition;
  const { languages, currency } = site;
  const pricing = { language: primaryLanguage(languages), currency };
  const started = newFields(specs, { ...pricing, createId });
  const spoken = spokenFields(specs, withoutButtons(specs, started), languages);
  const fields = withPricesIn(specs, spoken, pricing);
  const listed = items ? readyItems(specs, items, site) : {};
  const told = caption ? captioned(specs, fields, caption, site) : fields;
  const said = worded(specs, { ...told, ...listed }, own, site);
  const heading = fieldOfRole(specs, "heading", "text");
  const titled =
    title === undefined || heading === undefined
      ? said
      : { ...said, [heading]: { [primaryLanguage(languages)]: { text: title } } };
  return [{ id: createId(), template, version, fields: titled }];
}

/** Whether a section is headed by what the page that it came with is called. */
function isNamesake({ heading }: ReadySection, { name }: ReadyPage): boolean {
  return heading?.en === name.en;
}

/**
 * A ready page with new ids, in the languages and the currency of the site. `own` is what its owner calls it, which
 * nobody has translated. Its templates are loaded.
 */
export function newReadyPage(ready: ReadyPage, site: Site, own?: string): Page {
  const { languages } = site;
  const was = Object.values(readyText(ready.name, languages)).map((wording) => wording?.text);
  const isOwn = own !== undefined && own !== "" && !was.includes(own);
  return {
    id: createId(),
    meta: emptyMeta,
    sections: ready.sections.flatMap((section) =>
      readySection(section, site, isOwn && isNamesake(section, ready) ? own : undefined),
    ),
  };
}
