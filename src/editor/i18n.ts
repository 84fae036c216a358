import i18next from "i18next";
import type { TFunction } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import type { en } from "./locales/en.data.ts";
import type { screensEn } from "./locales/screens.en.data.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof en; screens: typeof screensEn };
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

/** Loads the words of one language; the other's are never fetched. */
const loaders = {
  async en() {
    const [words, screens] = await Promise.all([
      import("./locales/en.data.ts"),
      import("./locales/screens.en.data.ts"),
    ]);
    return { translation: words.en, screens: screens.screensEn };
  },
  async ru() {
    const [words, screens] = await Promise.all([
      import("./locales/ru.data.ts"),
      import("./locales/screens.ru.data.ts"),
    ]);
    return { translation: words.ru, screens: screens.screensRu };
  },
} as const;

/** Makes the editor speak the preferred language. */
export async function startTranslations(): Promise<void> {
  const language = preferredLanguage(localStorage.getItem(storageKey), navigator.languages);
  document.documentElement.lang = language;
  const words = await loaders[language]();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: words },
    interpolation: { escapeValue: false },
  });
}

/** The language that the editor speaks now. */
export function currentLanguage(): InterfaceLanguage {
  return isInterfaceLanguage(i18next.language) ? i18next.language : "en";
}

/** Changes the editor's language and remembers that on this device. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  localStorage.setItem(storageKey, language);
  const words = await loaders[language]();
  for (const [namespace, resources] of Object.entries(words)) {
    i18next.addResourceBundle(language, namespace, resources);
  }
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}

/** The word for a key in the language that the editor speaks when it is called. */
export const translate: Translate = i18next.t.bind(i18next) as Translate;

export function useTranslate(): Translate {
  return useTranslation().t;
}
