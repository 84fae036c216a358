import type { LanguageCode } from "#/site/language.ts";

const names: Readonly<Record<LanguageCode, string>> = {
  de: "Startseite",
  en: "Home",
  es: "Inicio",
  fr: "Accueil",
  ru: "Главная",
  uk: "Головна",
};

/** What owners read as the name of a new site's first page; undefined in a language without words of ours. */
export function homeName(language: LanguageCode): string | undefined {
  return names[language];
}
