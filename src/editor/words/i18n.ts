import { useMemo } from "react";
import { createSignal, useSignal } from "../signals/signal.ts";
import type { en } from "./locales/en.data.ts";
import type { screensEn } from "./locales/screens.en.data.ts";
import { flatWords, say } from "./say.ts";
import type { FlatWords, WordKey, WordValues } from "./say.ts";

/** The words by namespace; a feature that has its own adds them to this interface and to `registerWords`. */
export interface Words {
  translation: typeof en;
  screens: typeof screensEn;
}
export type Namespace = keyof Words;

/** Says words of a namespace in the language that the editor speaks. */
export type Translate<Name extends Namespace = "translation"> = (
  key: WordKey<Words[Name]>,
  values?: WordValues,
) => string;

export const interfaceLanguages = ["en", "ru"] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

const storageKey = "vitrine-language";

function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return interfaceLanguages.some((language) => language === value);
}

/** The language that was chosen on this device, or the browser's, or English. */
export function preferredLanguage(
  stored: string | null,
  browser: readonly string[],
): InterfaceLanguage {
  if (isInterfaceLanguage(stored)) return stored;
  return browser.map((code) => code.slice(0, 2).toLowerCase()).find(isInterfaceLanguage) ?? "en";
}

/** Fetches the words of one namespace in each of the interface's languages. */
export type WordLoaders = Readonly<Record<InterfaceLanguage, () => Promise<object>>>;

/** The frame's words come first, the others with what is opened. */
const loaders = new Map<string, WordLoaders>([
  [
    "translation",
    {
      en: async () => (await import("./locales/en.data.ts")).en,
      ru: async () => (await import("./locales/ru.data.ts")).ru,
    },
  ],
  [
    "screens",
    {
      en: async () => (await import("./locales/screens.en.data.ts")).screensEn,
      ru: async () => (await import("./locales/screens.ru.data.ts")).screensRu,
    },
  ],
]);

/** Makes the words of a feature known, before anything is rendered. */
export function registerWords(namespace: string, words: WordLoaders): void {
  loaders.set(namespace, words);
}

/** What was fetched, by language and namespace. */
const known = new Map<string, FlatWords>();
const spoken = createSignal<InterfaceLanguage>("en");
const none: FlatWords = new Map();

async function addWords(language: InterfaceLanguage, namespace: string): Promise<void> {
  const name = `${language}/${namespace}`;
  if (known.has(name)) return;
  const load = loaders.get(namespace)?.[language];
  if (!load) throw new Error(`There are no words called ${namespace}`);
  known.set(name, flatWords(await load()));
}

/** Makes the editor speak the preferred language. */
export async function startTranslations(): Promise<void> {
  const language = preferredLanguage(localStorage.getItem(storageKey), navigator.languages);
  document.documentElement.lang = language;
  await addWords(language, "translation");
  spoken.set(language);
}

/** Fetches words, for whoever is about to show them. */
export function loadWords(namespace: Namespace): Promise<void> {
  return addWords(currentLanguage(), namespace);
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
  // the other ones are fetched with what they belong to
  const shown = [...loaders.keys()].filter((name) => known.has(`${currentLanguage()}/${name}`));
  await Promise.all(shown.map((namespace) => addWords(language, namespace)));
  document.documentElement.lang = language;
  spoken.set(language);
}

function translateIn(language: InterfaceLanguage, namespace: Namespace) {
  return (key: string, values: WordValues = {}): string =>
    say(known.get(`${language}/${namespace}`) ?? none, language, key, values);
}

/** The word for a key in the language that the editor speaks when it is called. */
export const translate: Translate = (key, values) =>
  translateIn(currentLanguage(), "translation")(key, values);

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
