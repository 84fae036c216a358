import { useMemo } from "react";
import type { ShownValueTools } from "#/fields/shown-value.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Records } from "#/site/records.ts";
import { useEditor } from "../../session/editor.ts";
import { linkName } from "./link-name.ts";
import { namedItems } from "../items/named-items.ts";
import { assetAddress } from "../picture/picture-files.ts";

/** Width of a small picture of twice its size on a page, in pixels. */
const shownWidth = 160;

/** What values of a target need to be read. Names are those of some records: what is gone may be called as it was. */
export function useValueTools(target: Target | null, records: Records): ShownValueTools {
  const editor = useEditor();
  return useMemo(() => {
    const { site } = records;
    // one side of a comparison has no site where the page isn't there
    const primary = site ? primaryLanguage(site.languages) : "";
    return {
      primary,
      pictureAddress: ({ asset, crop }) =>
        assetAddress(editor.site.id, asset, { width: shownWidth, crop }),
      linkName: (link) => linkName(records, link),
      itemsOf: (list) => (target ? namedItems(records, target, list, [primary, primary]) : []),
      events: (site?.events ?? []).map(({ id, title }) => ({
        id,
        name: readText(title, primary, primary),
      })),
    };
  }, [editor, records, target]);
}
