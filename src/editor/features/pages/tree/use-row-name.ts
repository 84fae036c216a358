import { useCallback } from "react";
import { held } from "#/fields/held-value.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { TreeRow } from "#/site/page-tree/page-tree.ts";
import { useSitePart } from "../../../session/hooks.ts";

/** Says what a row is called: a page by its name, a link to something else by its words. */
export function useRowName(): (row: TreeRow) => string {
  const primary = primaryLanguage(useSitePart("languages"));
  return useCallback(
    ({ entry, item }) =>
      entry?.name ??
      readText(held(navigationFields.links.item.text, item?.["text"]) ?? {}, primary, primary),
    [primary],
  );
}
