import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { ownWords } from "#/fields/field-spec.ts";
import type { OwnWords } from "#/fields/field-spec.ts";
import { findCategory } from "#/sections/categories.ts";
import { useSitePart } from "../../../session/hooks.ts";
import { readWords, useLanguage } from "../../../words/i18n.ts";
import { isInterfaceLanguage } from "../../../words/languages.ts";
import type { InterfaceLanguage } from "../../../words/languages.ts";
import { descriptionOf, fieldWord, labelOf, needsOf } from "../../../words/own-names.ts";
import { categoryName } from "./category-name.ts";
import { createTemplateSearch, firstFinding } from "./template-search.ts";
import type { TemplateSearch } from "./template-search.ts";

/** How templates are called in the language that the editor speaks. */
const words = { labelOf, descriptionOf, categoryName, needsOf, wordsOf: fieldWord };

const searches = new Map<InterfaceLanguage, TemplateSearch>();

function spokenSearch(language: InterfaceLanguage): TemplateSearch {
  const search = searches.get(language) ?? createTemplateSearch(words);
  searches.set(language, search);
  return search;
}

/** A search by what templates are called in a language that the editor needn't speak. */
async function searchIn(language: InterfaceLanguage): Promise<TemplateSearch> {
  const [names, needs] = await Promise.all([
    readWords(language, "names"),
    readWords(language, "sections"),
  ]);
  const nameOf = (key: string, own: OwnWords): string => names.get(key) ?? ownWords(own, language);
  return createTemplateSearch({
    labelOf: ({ id, label }) => nameOf(`sections.${id}.label`, label),
    descriptionOf: ({ id, description }) => nameOf(`sections.${id}.description`, description),
    categoryName: (id) => nameOf(`categories.${id}`, findCategory(id).name),
    needsOf: (id) => needs.get(`needs.${id}`) ?? "",
    wordsOf: (own) => nameOf(`fields.${own.en}`, own),
  });
}

/** How templates are looked for. */
export interface TemplateSearches {
  /** In the language that the editor speaks. */
  readonly spoken: TemplateSearch;
  /** Where that finds nothing, in those of the site and in English: who writes a Russian site asks for «отзывы». */
  readonly any: TemplateSearch;
}

/** Finds templates by what owners type. */
export function useTemplateSearch(): TemplateSearches {
  const spoken = useLanguage();
  const ofSite = useSitePart("languages").map(({ code }) => code.slice(0, 2));
  const others = [...new Set([...ofSite, "en"])]
    .filter(isInterfaceLanguage)
    .filter((code) => code !== spoken);
  const { data } = useQuery({
    queryKey: ["template-search", others],
    queryFn: () => Promise.all(others.map(searchIn)),
    staleTime: Infinity,
  });
  return useMemo(() => {
    const own = spokenSearch(spoken);
    return { spoken: own, any: firstFinding([own, ...(data ?? [])]) };
  }, [spoken, data]);
}
