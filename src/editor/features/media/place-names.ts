import { specAt } from "#/fields/spec-at.ts";
import type { PlacedPicture } from "#/api/library.ts";
import { findSection } from "#/sections/definitions.ts";
import { fieldWord, templateLabel } from "../../words/own-names.ts";
import type { Translate } from "../../words/i18n.ts";

/** Where a picture or a link to a file stands. */
export type Place = Pick<PlacedPicture, "page" | "target" | "template" | "path">;

/** What a place is called: its page, its section and its field. */
export interface PlaceName {
  readonly page: string;
  readonly part: string;
}

/** Names a place. `pages` are the names of pages by their ids. */
export function placeName(
  { page, target, template, path }: Place,
  pages: ReadonlyMap<string, string>,
  t: Translate<"media">,
): PlaceName {
  const where = page === null ? t("place.site") : (pages.get(page) ?? page);
  if (template !== null) {
    const fields = findSection(template)?.fields;
    const label = fields && specAt(fields, path)?.label;
    const names = [templateLabel(template), label && fieldWord(label)];
    return { page: where, part: names.filter((name) => name !== undefined).join(" › ") };
  }
  if (path[0] === "favicon") return { page: where, part: t("place.icon") };
  if (path[0] === "socialImage") return { page: where, part: t("place.shared") };
  const isBar = "part" in target && target.part === "navigation";
  const bar = path[0] === "logo" ? "place.logo" : "place.bar";
  return { page: where, part: t(isBar ? bar : "place.other") };
}
