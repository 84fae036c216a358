import { useLanguage } from "../../../words/i18n.ts";
import type { InterfaceLanguage } from "../../../words/languages.ts";
import { descriptionOf, fieldWord, labelOf, needsOf } from "../../../words/own-names.ts";
import { categoryName } from "./category-name.ts";
import { createTemplateSearch } from "./template-search.ts";
import type { TemplateSearch } from "./template-search.ts";

/** How templates are called in the language that the editor speaks. */
const words = { labelOf, descriptionOf, categoryName, needsOf, wordsOf: fieldWord };

const searches = new Map<InterfaceLanguage, TemplateSearch>();

/** Finds templates by what owners type in the language that the editor speaks. */
export function useTemplateSearch(): TemplateSearch {
  const language = useLanguage();
  const search = searches.get(language) ?? createTemplateSearch(words);
  searches.set(language, search);
  return search;
}
