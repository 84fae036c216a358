import { TextSelection } from "prosemirror-state";
import type { EditorState, Transaction } from "prosemirror-state";
import type { Node } from "prosemirror-model";
import { offsetAfterChange } from "../text/displayed-text.ts";
import { blockOf, isSameBlock, nodeOf } from "./prose-document.ts";
import type { ShownBlock } from "./prose-document.ts";
import { idOf } from "./prose-schema.ts";
import type { ProseSchema } from "./prose-schema.ts";

/** A place within the words of a block. */
interface Place {
  readonly id: string;
  readonly offset: number;
  readonly text: string;
}

function placeIn(doc: Node, at: number): Place | undefined {
  const found = doc.resolve(at);
  const words = found.depth > 0 ? found.parent : undefined;
  return words && { id: idOf(words), offset: found.parentOffset, text: blockOf(words).text };
}

/** Where a place is in a document whose blocks may say something else by now; undefined where its block is gone. */
function positionOf(doc: Node, { id, offset, text }: Place): number | undefined {
  let position: number | undefined;
  doc.forEach((node, at) => {
    if (idOf(node) !== id) return;
    const moved = offsetAfterChange(text, blockOf(node).text, offset);
    position = at + 1 + Math.min(moved, node.content.size);
  });
  return position;
}

/** The caret stays with the words that it was in. */
function keepSelection(tr: Transaction, { doc, selection }: EditorState): void {
  const [anchor, head] = [placeIn(doc, selection.anchor), placeIn(doc, selection.head)];
  const from = anchor && positionOf(tr.doc, anchor);
  const to = head && positionOf(tr.doc, head);
  if (from !== undefined && to !== undefined)
    tr.setSelection(TextSelection.create(tr.doc, from, to));
}

/** The change that makes a document show these blocks; undefined where it does. What is the same stays as it is. */
export function followBlocks(
  schema: ProseSchema,
  state: EditorState,
  wanted: readonly ShownBlock[],
): Transaction | undefined {
  const there = state.doc.children;
  const isSame = (node: Node | undefined, block: ShownBlock | undefined): boolean =>
    node !== undefined && block !== undefined && isSameBlock(blockOf(node), block);
  let start = 0;
  while (start < there.length && isSame(there[start], wanted[start])) start += 1;
  if (start === there.length && start === wanted.length) return undefined;
  let end = 0;
  const most = Math.min(there.length, wanted.length) - start;
  while (end < most && isSame(there.at(-1 - end), wanted.at(-1 - end))) end += 1;
  const size = (nodes: readonly Node[]): number =>
    nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const from = size(there.slice(0, start));
  const to = state.doc.content.size - size(there.slice(there.length - end));
  const nodes = wanted.slice(start, wanted.length - end).map((block) => nodeOf(schema, block));
  const tr = state.tr.replaceWith(from, to, nodes).setMeta("followed", true);
  keepSelection(tr, state);
  return tr;
}
