import type { EditorState } from "prosemirror-state";
import type { ProseState } from "./prose-editing.ts";
import { linkAtCaret } from "./prose-links.ts";
import { wordTypeOf } from "./prose-schema.ts";
import type { ProseSchema } from "./prose-schema.ts";

/** Before the caret is anywhere. */
export const atRest: ProseState = {
  type: null,
  isStrong: false,
  isEmphasis: false,
  link: null,
  linkable: "",
};

/** What the caret is in. */
export function stateAtCaret(schema: ProseSchema, state: EditorState): ProseState {
  const { $from, empty, from, to } = state.selection;
  const { strong, emphasis } = schema.marks;
  const marks = state.storedMarks ?? $from.marks();
  const has = (mark: typeof strong): boolean =>
    empty ? mark.isInSet(marks) !== undefined : state.doc.rangeHasMark(from, to, mark);
  const linked = linkAtCaret(state);
  const { from: start, to: end } = empty && linked ? linked : { from, to };
  return {
    type: $from.parent.type.name === "words" ? wordTypeOf($from.parent) : null,
    isStrong: has(strong),
    isEmphasis: has(emphasis),
    link: linked?.link ?? null,
    linkable: state.doc.textBetween(start, end, " "),
  };
}
