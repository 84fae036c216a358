import { primaryLanguage } from "#/site/language.ts";
import { useEditor } from "../../session/editor.ts";
import { currentLanguage } from "../../words/i18n.ts";
import { languageName } from "../../words/language-name.ts";
import { listWords } from "../../words/list-words.ts";
import type { ChangedLines } from "./changed-lines.ts";

/** Tells what changed, with the languages that its texts did in, unless that is only the one that all others are translated from. */
export function useWithLanguages(): (
  what: string,
  lines: Pick<ChangedLines, "languages">,
) => string {
  const { site } = useEditor().store.records();
  const primary = site && primaryLanguage(site.languages);
  return (what, { languages }) => {
    if (languages.every((code) => code === primary)) return what;
    const names = languages.map((code) => languageName(code, currentLanguage()));
    return `${what} (${listWords(names)})`;
  };
}
