import { translationState } from "#/site/localized-text.ts";
import type { LocalizedText, SpokenBeside } from "#/site/localized-text.ts";
import { siteNames } from "#/site/site-names.ts";
import type { DocumentStore } from "../document-store/document-store-types.ts";

/** Whether a translation of a text is missing, as the translation table and the checks know it. */
export function isUntranslated(
  store: Pick<DocumentStore, "records">,
  text: LocalizedText,
  { language, primary }: SpokenBeside,
): boolean {
  const { site } = store.records();
  const names = site && siteNames(site);
  return translationState(text, { language, primary, names }) === "missing";
}
