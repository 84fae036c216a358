import { useMemo } from "react";
import { createSignal, useSignal } from "../signals/signal.ts";
import type { en } from "./locales/en.data.ts";
import type { editingEn } from "./locales/editing.en.data.ts";
import type { fieldsEn } from "./locales/fields.en.data.ts";
import type { refusalsEn } from "./locales/refusals.en.data.ts";
import type { screensEn } from "./locales/screens.en.data.ts";
import { isInterfaceLanguage, languages } from "./languages.ts";
import type { InterfaceLanguage } from "./languages.ts";
import { folderWords } from "./languages/language-folder.ts";
import { flatWords, say } from "./say.ts";
import type { FlatWords, WordKey, WordValues } from "./say.ts";

/** The words by namespace; a feature that has its own adds them to this interface and to `registerWords`. */
export interface Words {
  translation: typeof en;
  editing: typeof editingEn;
  fields: typeof fieldsEn;
  /** Of templates, fields, categories, palettes and starters. */
  names: object;
  vendors: object;
  screens: typeof screensEn;
  refusals: typeof refusalsEn;
}
export type Namespace = keyof Words;

/** Says what stands under a key, in the language that the editor speaks. */
interface Say<in Key extends string> {
  (key: Key, values?: WordValues): string;
}

/** Says words of a namespace, or of the frame, which are always there. */
export type Translate<Name extends Namespace = "translation"> = Say<
  WordKey<Words[Name]> | WordKey<Words["translation"]>
>;

const storageKey = "vitrine-language";

/** The language that was chosen on this device, or the browser's, or English. */
export function preferredLanguage(
  stored: string | null,
  browser: readonly string[],
): InterfaceLanguage {
  if (stored !== null && isInterfaceLanguage(stored)) return stored;
  return browser.map((code) => code.slice(0, 2).toLowerCase()).find(isInterfaceLanguage) ?? "en";
}

/** Fetches the words of one namespace in the languages that stand beside the code. */
export type WordLoaders = Readonly<Record<"en" | "ru", () => Promise<object>>>;

/** Words that several features show; the frame's, `translation`, come first, the others with what is opened. */
export const sharedWords = {
  translation: {
    en: async () => (await import("./locales/en.data.ts")).en,
    ru: async () => (await import("./locales/ru.data.ts")).ru,
  },
  editing: {
    en: async () => (await import("./locales/editing.en.data.ts")).editingEn,
    ru: async () => (await import("./locales/editing.ru.data.ts")).editingRu,
  },
  fields: {
    en: async () => (await import("./locales/fields.en.data.ts")).fieldsEn,
    ru: async () => (await import("./locales/fields.ru.data.ts")).fieldsRu,
  },
  screens: {
    en: async () => (await import("./locales/screens.en.data.ts")).screensEn,
    ru: async () => (await import("./locales/screens.ru.data.ts")).screensRu,
  },
  refusals: {
    en: async () => (await import("./locales/refusals.en.data.ts")).refusalsEn,
    ru: async () => (await import("./locales/refusals.ru.data.ts")).refusalsRu,
  },
} satisfies Readonly<Record<string, WordLoaders>>;

const nothing = async (): Promise<object> => ({});
/** What names itself in English and Russian, beside its code; the other languages' folders have words for it. */
const besideCode: WordLoaders = { en: nothing, ru: nothing };

const loaders = new Map<string, WordLoaders>([
  ...Object.entries(sharedWords),
  ["names", besideCode],
  ["vendors", besideCode],
]);

/** Makes the words of a feature known, before anything is rendered. */
export function registerWords(namespace: string, words: WordLoaders): void {
  loaders.set(namespace, words);
}

/** What was fetched, by language and namespace. */
const known = new Map<string, FlatWords>();
const spoken = createSignal<InterfaceLanguage>("en");
const none: FlatWords = new Map();
/** How often a language was wanted. The words of one may come after those of another that was chosen later. */
let wanted = 0;

/** The words of a namespace; those that a language's folder lacks are English. */
async function wordsIn(language: InterfaceLanguage, namespace: string): Promise<FlatWords> {
  const own = loaders.get(namespace);
  if (!own) throw new Error(`No words: ${namespace}`);
  const about = languages[language];
  if ("beside" in about) return flatWords(await own[about.beside]());
  const [english, translated] = await Promise.all([
    own.en(),
    about.load().then(({ words }) => folderWords(words, namespace)),
  ]);
  return new Map([...flatWords(english), ...flatWords(translated)]);
}

async function addWords(language: InterfaceLanguage, namespace: string): Promise<void> {
  const name = `${language}/${namespace}`;
  if (!known.has(name)) known.set(name, await wordsIn(language, namespace));
}

/** The words of a namespace in a language, which the editor needn't speak. */
export async function readWords(
  language: InterfaceLanguage,
  namespace: "names" | "sections",
): Promise<FlatWords> {
  await addWords(language, namespace);
  return known.get(`${language}/${namespace}`) ?? none;
}

/** Makes the editor speak the preferred language. */
export async function startTranslations(): Promise<void> {
  wanted += 1;
  const language = preferredLanguage(localStorage.getItem(storageKey), navigator.languages);
  document.documentElement.lang = language;
  await addWords(language, "translation");
  spoken.set(language);
}

/** Fetches words, and what templates, fields and palettes are called, for whoever is about to show them. */
export async function loadWords(namespace: Namespace): Promise<void> {
  const language = currentLanguage();
  await Promise.all([addWords(language, namespace), addWords(language, "names")]);
}

/** Fetches the words of screens and panels. */
export function loadScreenWords(): Promise<void> {
  return loadWords("screens");
}

/** The language that the editor speaks now. */
export function currentLanguage(): InterfaceLanguage {
  return spoken.get();
}

/** Changes the editor's language and remembers that on this device. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  localStorage.setItem(storageKey, language);
  wanted += 1;
  const turn = wanted;
  // the other ones are fetched with what they belong to
  const shown = [...loaders.keys()].filter((name) => known.has(`${currentLanguage()}/${name}`));
  await Promise.all(shown.map((namespace) => addWords(language, namespace)));
  if (turn !== wanted) return;
  document.documentElement.lang = language;
  spoken.set(language);
}

function translateIn(language: InterfaceLanguage, namespace: Namespace) {
  return (key: string, values: WordValues = {}): string => {
    const catalogues = [namespace, "translation"].map(
      (name) => known.get(`${language}/${name}`) ?? none,
    );
    return say(catalogues, language, key, values);
  };
}

/**
 * What the spoken language's folder calls something that has its English and Russian words beside its code, or what
 * somebody looks for it with; undefined where it says nothing.
 */
export function translatedName(
  namespace: "names" | "vendors" | "sections",
  key: string,
): string | undefined {
  return known.get(`${currentLanguage()}/${namespace}`)?.get(key);
}

/** The word for a key in the language that the editor speaks when it is called. */
export const translate: Translate = (key, values) =>
  translateIn(currentLanguage(), "translation")(key, values);

/** Says words of a namespace that is loaded, in the language that the editor speaks when it is called. */
export function translator<Name extends Namespace>(namespace: Name): Translate<Name> {
  return translateIn(currentLanguage(), namespace);
}

/** The language that the editor speaks; the component renders again when it changes. */
export function useLanguage(): InterfaceLanguage {
  return useSignal(spoken);
}

/** Says words of a namespace; the component renders again when the language changes. */
export function useTranslate<Name extends Namespace = "translation">(
  namespace?: Name,
): Translate<Name> {
  const language = useLanguage();
  return useMemo(() => translateIn(language, namespace ?? "translation"), [language, namespace]);
}
