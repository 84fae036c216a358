import i18next from "i18next";
import type { TFunction } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import type { en } from "./locales/en.data.ts";
import type { screensEn } from "./locales/screens.en.data.ts";

/** The words by namespace; a feature that has its own adds them to this interface and to `registerWords`. */
export interface Words {
  translation: typeof en;
  screens: typeof screensEn;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: Words;
  }
}

export const interfaceLanguages = ["en", "ru"] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];
export type Translate = TFunction;

const storageKey = "vitrine-language";

function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return interfaceLanguages.includes(value as InterfaceLanguage);
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

type Namespace = keyof Words;

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

async function addWords(language: InterfaceLanguage, namespace: string): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const load = loaders.get(namespace)?.[language];
  if (!load) throw new Error(`There are no words called ${namespace}`);
  i18next.addResourceBundle(language, namespace, await load());
}

/** Makes the editor speak the preferred language. */
export async function startTranslations(): Promise<void> {
  const language = preferredLanguage(localStorage.getItem(storageKey), navigator.languages);
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    interpolation: { escapeValue: false },
  });
  await addWords(language, "translation");
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
  return isInterfaceLanguage(i18next.language) ? i18next.language : "en";
}

/** Changes the editor's language and remembers that on this device. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  localStorage.setItem(storageKey, language);
  // the other ones are fetched with what they belong to
  const shown = Object.keys(i18next.getDataByLanguage(currentLanguage()) ?? {});
  await Promise.all(shown.map((namespace) => addWords(language, namespace)));
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}

/** The word for a key in the language that the editor speaks when it is called. */
export const translate: Translate = i18next.t.bind(i18next) as Translate;

export function useTranslate(): Translate {
  return useTranslation().t;
}
