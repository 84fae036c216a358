import type { Node } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { linkSchema } from "#/site/link.ts";
import type { Link } from "#/site/link.ts";

interface LinkedWords {
  readonly from: number;
  readonly to: number;
  readonly link: Link;
}

function linkOf(node: Node | null | undefined): Link | undefined {
  const mark = node?.marks.find(({ type }) => type.name === "link");
  return mark && linkSchema.safeParse(mark.attrs["link"]).data;
}

/** The link that the caret is in or what is selected begins in, and the words that it is on. */
export function linkAtCaret({ selection }: EditorState): LinkedWords | undefined {
  const { $from } = selection;
  const link = linkOf($from.nodeAfter) ?? linkOf($from.nodeBefore);
  if (!link) return undefined;
  const wanted = JSON.stringify(link);
  const { parent } = $from;
  let found: LinkedWords | undefined;
  let from: number | undefined;
  parent.forEach((node, offset) => {
    const isSame = JSON.stringify(linkOf(node) ?? null) === wanted;
    if (!isSame) {
      from = undefined;
      return;
    }
    from ??= $from.start() + offset;
    const to = $from.start() + offset + node.nodeSize;
    if (from <= $from.pos && to >= $from.pos) found = { from, to, link };
    else if (found && found.to === to - node.nodeSize) found = { ...found, to };
  });
  return found;
}

/** Makes what is selected, or the link that the caret is in, lead somewhere else; null makes it words. */
export function setLink(link: Link | null): Command {
  return (state, dispatch) => {
    const mark = state.schema.marks["link"];
    const known = linkAtCaret(state);
    const { empty } = state.selection;
    const { from, to } = empty ? (known ?? state.selection) : state.selection;
    if (!mark || from === to) return false;
    const tr = state.tr.removeMark(from, to, mark);
    dispatch?.(link ? tr.addMark(from, to, mark.create({ link })) : tr);
    return true;
  };
}
