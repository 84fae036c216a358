import { features } from "#/editor/features/registry.ts";
import { flatWords } from "#/editor/words/say.ts";
import type { FlatWords } from "#/editor/words/say.ts";
import { sharedWords } from "#/editor/words/i18n.ts";
import { folderWords } from "#/editor/words/languages/language-folder.ts";
import { interfaceLanguages, languages } from "#/editor/words/languages.ts";
import type { OwnWords } from "#/fields/field-spec.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { categories } from "#/sections/categories.ts";
import { registry } from "#/sections/registry.ts";
import { navigationFields } from "#/site/navigation.ts";
import { builtInPalettes } from "#/site/palettes.data.ts";
import { starters } from "#/starters/registry.ts";
import { vendors } from "#/vendors/registry.ts";

/** Words by namespace. */
type Catalogues = ReadonlyMap<string, FlatWords>;

/** The words of the owners' interface in a language: what it says, and what of the English it lacks or has wrong. */
export interface Comparison {
  readonly language: string;
  /** `namespace: key` */
  readonly missing: readonly string[];
  /** The same, and what is wrong with it. */
  readonly wrong: readonly string[];
  /** How many words it should have. */
  readonly count: number;
}

function fieldWords(specs: FieldSpecs): OwnWords[] {
  return Object.values(specs).flatMap((spec) => [
    ...(spec.label ? [spec.label] : []),
    ...(spec.hint ? [spec.hint] : []),
    ...(spec.kind === "choice" ? Object.values(spec.optionNames ?? {}) : []),
    ...(spec.kind === "number" && spec.least ? [spec.least] : []),
    ...(spec.kind === "reference" ? [spec.none] : []),
    ...(spec.kind === "list" ? [spec.itemName, ...fieldWords(spec.item)] : []),
  ]);
}

/** Keys and words of what names itself beside its code, in one of the languages that stand there. */
function names(language: "en" | "ru"): FlatWords {
  const words = (all: readonly (readonly [string, OwnWords])[]) =>
    all.map(([key, own]) => [key, own[language]] as const);
  return new Map([
    ...words(registry.map(({ id, label }) => [`sections.${id}.label`, label])),
    ...words(registry.map(({ id, description }) => [`sections.${id}.description`, description])),
    ...words(categories.map(({ id, name }) => [`categories.${id}`, name])),
    ...words(builtInPalettes.map(({ id, name }) => [`palettes.${id}`, name])),
    ...words(starters.map(({ id, name }) => [`starters.${id}.name`, name])),
    ...words(starters.map(({ id, about }) => [`starters.${id}.about`, about])),
    ...words(
      [navigationFields, ...registry.map(({ fields }) => fields)].flatMap((fields) =>
        fieldWords(fields).map((own) => [`fields.${own.en}`, own] as const),
      ),
    ),
  ]);
}

async function vendorWords(language: "en" | "ru"): Promise<FlatWords> {
  const all = vendors.map(async ({ name, words }) => [name, (await words()).words[language]]);
  return flatWords(Object.fromEntries(await Promise.all(all)));
}

/** Everything that the interface says in a language whose words stand beside the code. */
async function ownCatalogues(language: "en" | "ru"): Promise<Catalogues> {
  const loaders = [sharedWords, ...features.map(({ words = {} }) => words)].flatMap(Object.entries);
  const loaded = loaders.map(
    async ([name, load]) => [name, flatWords(await load[language]())] as const,
  );
  return new Map([
    ...(await Promise.all(loaded)),
    ["names", names(language)],
    ["vendors", await vendorWords(language)],
  ]);
}

/** The same of a language that has a folder. */
async function folderCatalogues(
  load: () => Promise<{ readonly words: Readonly<Record<string, () => Promise<object>>> }>,
): Promise<Catalogues> {
  const { words } = await load();
  const namespaces = Object.keys(words).map((file) => /^\.\/(\w+)/.exec(file)?.[1] ?? file);
  const loaded = [...new Set(namespaces)].map(
    async (namespace) => [namespace, flatWords(await folderWords(words, namespace))] as const,
  );
  return new Map(await Promise.all(loaded));
}

const plural = /_(one|few|many|other)$/;

/** The plural forms that numbers up to a thousand take in a language, and the one for all others. */
function formsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: 1001 }, (_, count) => rules.select(count));
  return [...new Set([...counts, "other"])];
}

function valuesIn(text: string): string {
  const found = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, value]) => value);
  return [...new Set(found)].toSorted().join(", ");
}

/** The keys that a language needs for a key of the English words; all forms of a plural stand in for its "other". */
function keysFor(key: string, forms: readonly string[]): readonly string[] {
  if (!plural.test(key)) return [key];
  return key.endsWith("_other") ? forms.map((form) => key.replace(plural, `_${form}`)) : [];
}

/** The values that a word may speak of: those of the English one, for a plural those of any of its forms. */
function valuesFor(key: string, english: FlatWords): string {
  if (!plural.test(key)) return valuesIn(english.get(key) ?? "");
  const forms = ["one", "other"].map((form) => english.get(key.replace(plural, `_${form}`)) ?? "");
  return valuesIn(`{{count}}${forms.join("")}`);
}

/** What is wrong with a word; undefined where nothing is. */
function faultOf(key: string, text: string, english: FlatWords): string | undefined {
  if (text.trim() === "") return "is empty";
  // said with a count of anything, it would be the plural
  if (english.has(`${key}_other`)) return "is the name of a plural, too";
  const [own, known] = [valuesIn(text), valuesFor(key, english)];
  const isSame = plural.test(key)
    ? own.split(", ").every((value) => known.split(", ").includes(value) || value === "")
    : own === known;
  return isSame ? undefined : `has the values ${own} instead of ${known}`;
}

function compareNamespace(
  words: FlatWords,
  own: FlatWords,
  forms: readonly string[],
): { readonly missing: string[]; readonly wrong: string[]; readonly count: number } {
  const needed = [...words.keys()].flatMap((key) => keysFor(key, forms));
  const known = new Set(needed);
  const faults = [...own].flatMap(([key, text]) => {
    const fault = known.has(key) ? faultOf(key, text, words) : "isn’t a word of the interface";
    return fault === undefined ? [] : [`${key} ${fault}`];
  });
  return { missing: needed.filter((key) => !own.has(key)), wrong: faults, count: needed.length };
}

function compare(language: string, english: Catalogues, translated: Catalogues): Comparison {
  const forms = formsOf(language);
  const all = [...english].map(([namespace, words]) => {
    const own = translated.get(namespace) ?? new Map<string, string>();
    return [namespace, compareNamespace(words, own, forms)] as const;
  });
  const unknown = [...translated.keys()].filter((namespace) => !english.has(namespace));
  const named = (namespace: string) => (key: string) => `${namespace}: ${key}`;
  return {
    language,
    missing: all.flatMap(([namespace, { missing }]) => missing.map(named(namespace))),
    wrong: [
      ...all.flatMap(([namespace, { wrong }]) => wrong.map(named(namespace))),
      ...unknown.map((namespace) => `${namespace} isn’t a namespace`),
    ],
    count: all.reduce((sum, [, { count }]) => sum + count, 0),
  };
}

async function compareLanguages(): Promise<readonly Comparison[]> {
  const english = await ownCatalogues("en");
  const compared = interfaceLanguages.map(async (language) => {
    const about = languages[language];
    const own = "load" in about ? folderCatalogues(about.load) : ownCatalogues(about.beside);
    return compare(language, english, await own);
  });
  return Promise.all(compared);
}

/** Every language of the interface, compared with English. */
export const comparedLanguages = await compareLanguages();
