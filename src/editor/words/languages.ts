import type { LanguageFolder } from "./languages/language-folder.ts";

interface Language {
  /** As its speakers call it. */
  readonly name: string;
}
/** Its words stand beside the code that shows them. */
interface OwnLanguage extends Language {
  readonly beside: "en" | "ru";
}
/** Its words are a folder, which is loaded where it is spoken. */
interface FolderLanguage extends Language {
  readonly load: () => Promise<{ readonly words: LanguageFolder }>;
}

/** The languages of the interface, one line each, in the order of menus. */
export const languages = {
  de: { name: "Deutsch", load: () => import("./languages/de/index.ts") },
  en: { name: "English", beside: "en" },
  es: { name: "Español", load: () => import("./languages/es/index.ts") },
  fr: { name: "Français", load: () => import("./languages/fr/index.ts") },
  ru: { name: "Русский", beside: "ru" },
  uk: { name: "Українська", load: () => import("./languages/uk/index.ts") },
} as const satisfies Readonly<Record<string, OwnLanguage | FolderLanguage>>;
export type InterfaceLanguage = keyof typeof languages;

export function isInterfaceLanguage(code: string): code is InterfaceLanguage {
  return Object.hasOwn(languages, code);
}

/** The languages of the interface in the order of menus. */
export const interfaceLanguages: readonly InterfaceLanguage[] =
  Object.keys(languages).filter(isInterfaceLanguage);
