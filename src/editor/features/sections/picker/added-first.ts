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

const ranks: readonly Effect[] = ["add", "stands", "replace"];

/** What is added comes before what stands there already, and that before what takes the place of something. */
export function addedFirst(editor: Editor, templates: readonly SectionDefinition[]) {
  const rankOf = ({ id }: SectionDefinition): number => ranks.indexOf(effectOn(editor, id));
  return templates.toSorted((one, other) => rankOf(one) - rankOf(other));
}
