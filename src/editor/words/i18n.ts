import i18next from "i18next";
import type { TFunction } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import type { InterfaceLanguage as VendorLanguage, VendorWords } from "#/vendors/vendor-words.ts";
import type { en } from "./locales/en.data.ts";
import type { inboxEn } from "../features/inbox/words/en.data.ts";
import type { screensEn } from "./locales/screens.en.data.ts";
import type { settingsEn } from "../features/settings/words/en.data.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: {
      translation: typeof en;
      screens: typeof screensEn;
      settings: typeof settingsEn;
      inbox: typeof inboxEn;
      vendors: VendorsWords;
    };
  }
}

export const interfaceLanguages = ["en", "ru"] as const satisfies readonly VendorLanguage[];
export type InterfaceLanguage = (typeof interfaceLanguages)[number];
type VendorsWords = Readonly<Record<string, VendorWords>>;
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

/** The words of all vendors by their names. */
async function wordsOfVendors(language: InterfaceLanguage): Promise<VendorsWords> {
  const { vendors } = await import("#/vendors/registry.ts");
  const all = vendors.map(async ({ name, words }) => [name, (await words()).words[language]]);
  return Object.fromEntries(await Promise.all(all));
}

/** The words of a language by namespace. The frame's come first, the others with what is opened. */
const loaders = {
  en: {
    translation: async () => (await import("./locales/en.data.ts")).en,
    screens: async () => (await import("./locales/screens.en.data.ts")).screensEn,
    settings: async () => (await import("../features/settings/words/en.data.ts")).settingsEn,
    inbox: async () => (await import("../features/inbox/words/en.data.ts")).inboxEn,
    vendors: () => wordsOfVendors("en"),
  },
  ru: {
    translation: async () => (await import("./locales/ru.data.ts")).ru,
    screens: async () => (await import("./locales/screens.ru.data.ts")).screensRu,
    settings: async () => (await import("../features/settings/words/ru.data.ts")).settingsRu,
    inbox: async () => (await import("../features/inbox/words/ru.data.ts")).inboxRu,
    vendors: () => wordsOfVendors("ru"),
  },
} as const;

type Namespace = keyof (typeof loaders)["en"];

async function addWords(language: InterfaceLanguage, namespace: Namespace): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, await loaders[language][namespace]());
}

/** Makes the editor speak the preferred language. */
export async function startTranslations(): Promise<void> {
  const language = preferredLanguage(localStorage.getItem(storageKey), navigator.languages);
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await loaders[language].translation() } },
    interpolation: { escapeValue: false },
  });
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
  const shown = Object.keys(i18next.getDataByLanguage(currentLanguage()) ?? {}) as Namespace[];
  await Promise.all(shown.map((namespace) => addWords(language, namespace)));
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}

/** The word for a key in the language that the editor speaks when it is called. */
export const translate: Translate = i18next.t.bind(i18next) as Translate;

export function useTranslate(): Translate {
  return useTranslation().t;
}
