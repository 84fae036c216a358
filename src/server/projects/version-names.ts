import { type SpokenLanguage, spokenLanguage } from "#/site/spoken-language.ts";

/** What a version is called that was published and has no name; {date} is the day. */
const published: Readonly<Record<SpokenLanguage, string>> = {
  en: "Published {date}",
  ru: "Опубликовано {date}",
  de: "Veröffentlicht am {date}",
  fr: "Publié le {date}",
  es: "Publicado el {date}",
  uk: "Опубліковано {date}",
};

/** Names what was published and has no name by its day, in the language of an Accept-Language header. */
export function versionNames(acceptLanguage = "en"): (publishedAt: string) => string {
  const language = spokenLanguage(acceptLanguage.slice(0, 2));
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return (publishedAt) => published[language].replace("{date}", day.format(new Date(publishedAt)));
}
