import i18next from "i18next";
import type { TFunction } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { en } from "./locales/en.data.ts";
import { ru } from "./locales/ru.data.ts";
import { screensEn } from "./locales/screens.en.data.ts";
import { screensRu } from "./locales/screens.ru.data.ts";

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

export function startTranslations(): void {
  const language = preferredLanguage(localStorage.getItem(storageKey), navigator.languages);
  document.documentElement.lang = language;
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en",
    resources: {
      en: { translation: en, screens: screensEn },
      ru: { translation: ru, screens: screensRu },
    },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
}

/** The language that the editor speaks now. */
export function currentLanguage(): InterfaceLanguage {
  return isInterfaceLanguage(i18next.language) ? i18next.language : "en";
}

/** Changes the editor's language and remembers that on this device. */
export function chooseLanguage(language: InterfaceLanguage): void {
  localStorage.setItem(storageKey, language);
  document.documentElement.lang = language;
  void i18next.changeLanguage(language);
}

export function useTranslate(): Translate {
  return useTranslation().t;
}
