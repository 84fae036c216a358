import { baseKeymap, chainCommands, splitBlockAs, toggleMark } from "prosemirror-commands";
import { InputRule, inputRules } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { Plugin, TextSelection } from "prosemirror-state";
import type { Command } from "prosemirror-state";
import type { BlockType, WordBlock } from "#/fields/prose/spec.ts";
import { blockLimits } from "#/fields/prose/spec.ts";
import { createId } from "#/lib/create-id.ts";
import { storableFactor } from "#/site/limits.ts";
import { idOf, wordTypeOf } from "./prose-schema.ts";
import type { ProseSchema } from "./prose-schema.ts";

/** The words that the caret is in, and where they begin. */
function wordsAtCaret(state: Parameters<Command>[0]): { node: Node; at: number } | undefined {
  const { $from } = state.selection;
  return $from.parent.type.name === "words"
    ? { node: $from.parent, at: $from.before() }
    : undefined;
}

/** Makes all words that are selected blocks of a type. */
export function setWordType(type: WordBlock): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const tr = state.tr;
    state.doc.nodesBetween(from, to, (node, at) => {
      if (node.type.name === "words" && node.attrs["type"] !== type)
        tr.setNodeAttribute(at, "type", type);
      return false;
    });
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };
}

/** At the start of a list's item, a heading or a quote, or in an empty one, what is typed becomes a paragraph. */
function becomeParagraph(isAtKey: (node: Node, offset: number) => boolean): Command {
  return (state, dispatch) => {
    const words = wordsAtCaret(state);
    const { empty, $from } = state.selection;
    if (!words || !empty || wordTypeOf(words.node) === "paragraph") return false;
    if (!isAtKey(words.node, $from.parentOffset)) return false;
    dispatch?.(state.tr.setNodeAttribute(words.at, "type", "paragraph"));
    return true;
  };
}

const goesOn: ReadonlySet<WordBlock> = new Set(["paragraph", "bullet", "number"]);

/** What follows the end of a heading, a quote or a note is a paragraph; items of lists and paragraphs go on. */
/** Behind a caption the text goes on in a paragraph. */
const leaveCaption: Command = (state, dispatch) => {
  const { $head } = state.selection;
  if ($head.parent.type.name !== "figure") return false;
  const { words } = state.schema.nodes;
  const behind = $head.after();
  if (dispatch && words) {
    const tr = state.tr.insert(behind, words.create({ id: createId() }));
    dispatch(tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView());
  }
  return true;
};

/** Nothing is before a caption. */
const stayInCaption: Command = ({ selection: { empty, $from } }) =>
  empty && $from.parent.type.name === "figure" && $from.parentOffset === 0;

const splitWords = splitBlockAs((node, isAtEnd) => {
  const type = wordTypeOf(node);
  return {
    type: node.type,
    attrs: { ...node.attrs, type: isAtEnd && !goesOn.has(type) ? "paragraph" : type },
  };
});

/** Adds a picture behind the block that the caret is in, and a paragraph behind it where it would be the last. */
export function insertFigure(type: Exclude<BlockType, WordBlock>): Command {
  return (state, dispatch) => {
    const { $to } = state.selection;
    const { figure, words } = state.schema.nodes;
    const at = $to.depth === 0 ? $to.pos : $to.after(1);
    if (!figure || !words) return false;
    const nodes = [figure.create({ id: createId(), type })];
    if (at === state.doc.content.size) nodes.push(words.create({ id: createId() }));
    dispatch?.(state.tr.insert(at, nodes).scrollIntoView());
    return true;
  };
}

function breakLine(schema: ProseSchema): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(schema.nodes.break.create()).scrollIntoView());
    return true;
  };
}

/** The keys of a rich text; where blocks are fixed, a line break takes the place of a new one. */
export function proseKeys(schema: ProseSchema, { isFixed }: { isFixed: boolean }): Plugin {
  const newLine = breakLine(schema);
  const marks = {
    "Mod-b": toggleMark(schema.marks.strong),
    "Mod-i": toggleMark(schema.marks.emphasis),
    "Shift-Enter": newLine,
  };
  if (isFixed) return keymap({ ...baseKeymap, ...marks, Enter: newLine });
  const isEmpty = ({ content }: Node): boolean => content.size === 0;
  const { Backspace: joinBack = () => false } = baseKeymap;
  return keymap({
    ...baseKeymap,
    ...marks,
    Enter: chainCommands(leaveCaption, becomeParagraph(isEmpty), splitWords),
    Backspace: chainCommands(
      stayInCaption,
      becomeParagraph((_node, offset) => offset === 0),
      joinBack,
    ),
  });
}

const beginnings: readonly (readonly [RegExp, WordBlock])[] = [
  [/^[-*•]\s$/, "bullet"],
  [/^1[.)]\s$/, "number"],
  [/^##?\s$/, "heading"],
  [/^###\s$/, "subheading"],
  [/^>\s$/, "quote"],
];

/** What a paragraph becomes by what its first letters are: "- " begins a list. */
export function proseBeginnings(): Plugin {
  return inputRules({
    rules: beginnings.map(
      ([pattern, type]) =>
        new InputRule(pattern, (state, _match, start, end) => {
          const words = wordsAtCaret(state);
          if (!words || wordTypeOf(words.node) !== "paragraph") return null;
          return state.tr.delete(start, end).setNodeAttribute(words.at, "type", type);
        }),
    ),
  });
}

/** Every block has an id of its own: of two halves of one, the one with words keeps it. */
export function keepIds(): Plugin {
  return new Plugin({
    appendTransaction(_transactions, _before, { doc, tr }) {
      const seen = new Map<string, { at: number; isEmpty: boolean }>();
      doc.forEach((node, at) => {
        const id = idOf(node);
        const isEmpty = node.content.size === 0;
        const former = seen.get(id);
        if (id === "" || (former && !(former.isEmpty && !isEmpty)))
          tr.setNodeAttribute(at, "id", createId());
        else {
          if (former) tr.setNodeAttribute(former.at, "id", createId());
          seen.set(id, { at, isEmpty });
        }
      });
      return tr.docChanged ? tr : null;
    },
  });
}

/** Keeps the blocks which they are, as those of a translation, which are the original's. */
export function keepBlocks(): Plugin {
  const shape = (doc: Node): string =>
    doc.children.map((node) => `${idOf(node)} ${String(node.attrs["type"])}`).join();
  return new Plugin({
    filterTransaction: (transaction, { doc }) =>
      transaction.getMeta("followed") === true ||
      !transaction.docChanged ||
      shape(transaction.doc) === shape(doc),
  });
}

/** Keeps what cannot be stored out: more blocks, or longer ones. What is refused is told. */
export function keepWithin(onTooMuch: () => void): Plugin {
  const most = blockLimits.text * storableFactor;
  return new Plugin({
    filterTransaction(transaction) {
      const { doc } = transaction;
      if (!transaction.docChanged || transaction.getMeta("followed") === true) return true;
      const isWithin =
        doc.childCount <= blockLimits.blocks &&
        doc.children.every(({ content }) => content.size <= most);
      if (!isWithin) onTooMuch();
      return isWithin;
    },
  });
}

/** Selects the words of a block. */
export function selectWords(id: string): Command {
  return (state, dispatch) => {
    let found = false;
    state.doc.forEach((node, at) => {
      if (found || idOf(node) !== id || node.type.name !== "words") return;
      found = true;
      const selection = TextSelection.create(state.doc, at + 1, at + 1 + node.content.size);
      dispatch?.(state.tr.setSelection(selection));
    });
    return found;
  };
}
