import type { PageChangeInfo } from "#/api/publishing.ts";
import { activeLanguages } from "#/site/language.ts";
import type { Editor } from "../../session/editor.ts";
import { currentLanguage, type Translate } from "../../words/i18n.ts";
import { languageName } from "../../words/language-name.ts";

/** How many texts differ in a language that visitors don't see, or, where it is an active one, don't see yet. */
export function hiddenTextsWords(
  editor: Editor,
  t: Translate<"publish">,
  { language: code, count }: PageChangeInfo["hiddenTexts"][number],
): string {
  const { site } = editor.store.records();
  const isActive = site !== undefined && activeLanguages(site.languages).includes(code);
  const language = languageName(code, currentLanguage());
  return t(isActive ? "publish.newTexts" : "publish.hiddenTexts", { language, count });
}
