import { primaryLanguage } from "./language.ts";
import { readText } from "./localized-text.ts";
import type { SiteRecord } from "./site.ts";

/** What a site and its business are called, which is the same in every language. */
export function siteNames({ name, languages, settings }: SiteRecord): ReadonlySet<string> {
  const primary = primaryLanguage(languages);
  const business = readText(settings.organisation.name, primary, primary);
  return new Set([name, business].map((one) => one.trim()).filter((one) => one !== ""));
}
