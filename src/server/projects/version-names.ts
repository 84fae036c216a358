import { spokenLanguage } from "#/site/spoken-language.ts";
import { translate } from "../words/translate.ts";

/** Names what was published and has no name by its day, in the language of an Accept-Language header. */
export function versionNames(acceptLanguage = "en"): (publishedAt: string) => string {
  const language = spokenLanguage(acceptLanguage.slice(0, 2));
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return (publishedAt) =>
    translate("publishedOn", language, { date: day.format(new Date(publishedAt)) });
}
