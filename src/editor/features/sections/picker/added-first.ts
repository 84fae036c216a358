import type { SectionDefinition } from "#/sections/kit/index.ts";
import type { Editor } from "../../../session/editor.ts";
import { standingInstead } from "../section-commands.ts";
import type { Effect } from "./picker-option.tsx";

/** What choosing a template does on the page on the canvas. */
export function effectOn(editor: Editor, template: string): Effect {
  const standing = standingInstead(editor, template);
  if (!standing) return "add";
  return standing.template === template ? "stands" : "replace";
}

/** What is added comes before what takes the place of something. */
export function addedFirst(editor: Editor, templates: readonly SectionDefinition[]) {
  const replaces = ({ id }: SectionDefinition): number =>
    Number(effectOn(editor, id) === "replace");
  return templates.toSorted((one, other) => replaces(one) - replaces(other));
}
