// @vitest-environment jsdom
import { EditorState, TextSelection } from "prosemirror-state";
import type { Command, Plugin } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { blocksOf, nodeOf } from "./prose-document.ts";
import type { ShownBlock } from "./prose-document.ts";
import {
  insertFigure,
  keepBlocks,
  keepIds,
  keepWithin,
  proseKeys,
  setWordType,
} from "./prose-keys.ts";
import { linkAtCaret, setLink } from "./prose-links.ts";
import { createProseSchema } from "./prose-schema.ts";

const schema = createProseSchema(2);
const block = (id: string, text: string, type: ShownBlock["type"] = "paragraph"): ShownBlock => ({
  id,
  type,
  text,
  marks: [],
});

/** A rich text with the caret at a place of its document, or a stretch of it selected. */
function stateOf(
  blocks: readonly ShownBlock[],
  { from, to = from }: { from: number; to?: number },
  plugins: readonly Plugin[] = [keepIds()],
): EditorState {
  const nodes = blocks.map((one) => nodeOf(schema, one));
  const doc = schema.nodes.doc.create(null, nodes);
  return EditorState.create({
    doc,
    selection: TextSelection.create(doc, from, to),
    plugins: [...plugins],
  });
}

function after(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (tr) => (next = state.apply(tr)));
  return next;
}

const key = (name: string, isFixed = false): Command => {
  const { handleKeyDown } = proseKeys(schema, { isFixed }).props;
  return (state, dispatch) => {
    const view = { state, dispatch, endOfTextblock: () => true } as never;
    return (
      handleKeyDown?.call(
        proseKeys(schema, { isFixed }),
        view,
        new KeyboardEvent("keydown", { key: name }),
      ) === true
    );
  };
};

const told = ({ doc }: EditorState): string[] =>
  blocksOf(doc).map(({ id, type, text }) => `${/^[ab]$/.test(id) ? id : "new"} ${type} ${text}`);

describe("keys of a rich text", () => {
  it.each([
    ["Enter", [block("a", "onetwo")], 4, ["a paragraph one", "new paragraph two"]],
    ["Enter", [block("a", "one", "bullet")], 4, ["a bullet one", "new bullet "]],
    ["Enter", [block("a", "one", "heading")], 4, ["a heading one", "new paragraph "]],
    ["Enter", [block("a", "one", "heading")], 1, ["new heading ", "a heading one"]],
    ["Enter", [block("a", "", "number")], 1, ["a paragraph "]],
    ["Backspace", [block("a", "one", "quote")], 1, ["a paragraph one"]],
    ["Backspace", [block("a", "one"), block("b", "two")], 6, ["a paragraph onetwo"]],
  ] as const)("RICH-05: %s in %j at %d", (name, blocks, at, expected) => {
    expect(told(after(stateOf(blocks, { from: at }), key(name)))).toEqual(expected);
  });

  it("RICH-08: where blocks are fixed, Enter breaks the line, and nothing joins, splits or changes them", () => {
    const state = stateOf([block("a", "one"), block("b", "two")], { from: 6 }, [keepBlocks()]);
    expect(told(after(state, key("Enter", true)))).toEqual([
      "a paragraph one",
      "b paragraph \ntwo",
    ]);
    expect(told(after(state, key("Backspace", true)))).toEqual(told(state));
    expect(told(after(state, setWordType("heading")))).toEqual(told(state));
    expect(told(after(state, insertFigure("picture")))).toEqual(told(state));
  });

  it("RICH-05: what is selected becomes another kind; a picture comes behind it, with a paragraph to go on in", () => {
    const state = stateOf([block("a", "one"), block("b", "two")], { from: 2, to: 8 });
    expect(told(after(state, setWordType("bullet")))).toEqual(["a bullet one", "b bullet two"]);
    expect(told(after(state, insertFigure("wide")))).toEqual([
      "a paragraph one",
      "b paragraph two",
      "new wide ",
      "new paragraph ",
    ]);
  });

  it("RICH-05: a link is on what is selected, or on the one that the caret is in; without words there is none", () => {
    const home = { kind: "page", page: "home" } as const;
    const linked = after(stateOf([block("a", "one two")], { from: 5, to: 8 }), setLink(home));
    expect(blocksOf(linked.doc)[0]?.marks).toEqual([{ kind: "link", from: 4, to: 7, link: home }]);
    const inside = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 6)));
    expect(linkAtCaret(inside)).toEqual({ from: 5, to: 8, link: home });
    expect(blocksOf(after(inside, setLink(null)).doc)[0]?.marks).toEqual([]);
    const nothing = stateOf([block("a", "one")], { from: 2 });
    expect(setLink(home)(nothing)).toBe(false);
    expect(linkAtCaret(nothing)).toBeUndefined();
  });

  it("RICH-01: takes no more blocks, and no longer ones, than can be stored", () => {
    let refused = 0;
    const plugins = [keepWithin(() => (refused += 1)), keepIds()];
    const full = Array.from({ length: 300 }, (_, at) => block(`b${at}`, "x"));
    const state = stateOf(full, { from: 2 }, plugins);
    expect(after(state, key("Enter")).doc.childCount).toBe(300);
    const long = stateOf([block("a", "x".repeat(20_000))], { from: 1 }, plugins);
    expect(after(long, (one, dispatch) => (dispatch?.(one.tr.insertText("y")), true)).doc).toBe(
      long.doc,
    );
    expect(refused).toBe(2);
  });
});
