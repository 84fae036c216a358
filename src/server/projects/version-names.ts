import { type SpokenLanguage, spokenLanguage } from "#/site/spoken-language.ts";

/** What a version is called that was published and has no name; {date} is the day; English where a language has none. */
const published: Readonly<{ en: string } & Partial<Record<SpokenLanguage, string>>> = {
  en: "Published {date}",
  ru: "Опубликовано {date}",
  de: "Veröffentlicht am {date}",
  fr: "Publié le {date}",
  es: "Publicado el {date}",
  uk: "Опубліковано {date}",
};

/** Names what was published and has no name by its day, in the language of an Accept-Language header. */
export function versionNames(acceptLanguage = "en"): (publishedAt: string) => string {
  const wanted = spokenLanguage(acceptLanguage.slice(0, 2));
  const language = published[wanted] ? wanted : "en";
  const words = published[wanted] ?? published.en;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return (publishedAt) => words.replace("{date}", day.format(new Date(publishedAt)));
}
