// @vitest-environment jsdom
import { EditorState, TextSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { prose } from "#/fields/prose/spec.ts";
import type { TextMark } from "#/site/text-mark.ts";
import { followBlocks } from "./follow-blocks.ts";
import { blocksOf, nodeOf } from "./prose-document.ts";
import type { ShownBlock } from "./prose-document.ts";
import { createProseSchema } from "./prose-schema.ts";
import { proseSteps } from "./prose-steps.ts";
import type { KnownBlock, ProsePlace } from "./prose-steps.ts";

const schema = createProseSchema(2);
const block = (id: string, text: string, more: Partial<ShownBlock> = {}): ShownBlock => ({
  id,
  type: "paragraph",
  text,
  marks: [],
  ...more,
});
const known = (one: ShownBlock): KnownBlock => ({ ...one, stored: one.text });
const documentOf = (blocks: readonly ShownBlock[]) =>
  schema.nodes.doc.create(
    null,
    blocks.map((one) => nodeOf(schema, one)),
  );

const link: TextMark = {
  kind: "link",
  from: 2,
  to: 8,
  link: { kind: "page", page: "home" },
};

describe("a rich text while it is edited", () => {
  it.each([
    [[block("a", "one\ntwo")]],
    [[block("a", "one two", { marks: [{ kind: "strong", from: 0, to: 3 }] })]],
    [[block("a", "one two three", { marks: [{ kind: "strong", from: 0, to: 5 }, link] })]],
    [[block("a", "one\ntwo", { type: "quote", marks: [{ kind: "emphasis", from: 2, to: 6 }] })]],
    [[block("a", ""), block("b", "", { type: "wide" }), block("c", "x", { type: "number" })]],
  ])("RICH-05: %j is the same in its document", (blocks) => {
    const doc = documentOf(blocks);
    doc.check();
    expect(blocksOf(doc)).toEqual(blocks);
  });

  it.each([
    ["words", "wide"],
    ["figure", "paragraph"],
    ["words", "script"],
    ["figure", 7],
  ] as const)("RICH-01: no block of %s is %j", (kind, type) => {
    expect(() => schema.nodes[kind].create({ id: "a", type }).check()).toThrow(RangeError);
  });

  const place: ProsePlace = {
    target: { page: "home", section: "article" },
    path: ["body"],
    spec: { ...prose([]), name: "body" },
    language: "en",
    primary: "en",
    rank: 2,
  };
  const names = (now: readonly ShownBlock[], before: readonly ShownBlock[]) =>
    proseSteps(place, before.map(known), now).map(({ name, args }) => {
      const {
        path = [],
        item,
        after,
      } = args as { path?: string[]; item?: unknown; after?: unknown };
      const id = typeof item === "object" && item !== null && "id" in item ? item.id : item;
      return [name, id ?? path[1], after]
        .filter((one) => one !== undefined && one !== null)
        .join(" ");
    });
  const [a, b, c] = [block("a", "one"), block("b", "two"), block("c", "three")];

  it.each([
    [[a, b, c], [a, b, c], []],
    [[a, block("b", "2"), c], [a, b, c], ["text.set b"]],
    [[a, block("b", "two", { type: "heading" }), c], [a, b, c], ["field.set b"]],
    [[a, c], [a, b, c], ["item.remove b"]],
    [[a, block("n", "new"), b, c], [a, b, c], ["item.add n a"]],
    [[block("n", "new")], [], ["item.add n"]],
    [[b, a, c], [a, b, c], ["item.move b"]],
    [
      [block("a", "o"), block("n", "ne"), b],
      [a, b],
      ["text.set a", "item.add n a"],
    ],
    [
      [block("a", "onetwo"), c],
      [a, b, c],
      ["item.remove b", "text.set a"],
    ],
  ])("RICH-05: what became of %j is done in steps", (now, before, steps) => {
    expect(names(now, before)).toEqual(steps);
  });

  it("RICH-05: typeset spaces never get into what is stored", () => {
    const before: KnownBlock = { ...block("a", "5\u00a0km on"), stored: "5 km on" };
    const [step] = proseSteps(place, [before], [block("a", "5\u00a0km on foot")]);
    expect(step?.args).toMatchObject({ text: "5 km on foot", was: "5 km on" });
  });

  it("RICH-08: a translation keeps what its original has, too", () => {
    const before: KnownBlock = { ...block("a", "A house."), stored: "" };
    const [step] = proseSteps(place, [before], [block("a", "Ein Haus.")]);
    expect(step?.args).toMatchObject({ text: "Ein Haus.", was: "" });
  });

  it("RICH-06: what others wrote comes in, what is the same stays, and the caret is where it was", () => {
    const start = documentOf([a, b, c]);
    const state = EditorState.create({ doc: start, selection: TextSelection.create(start, 8) });
    expect(followBlocks(schema, state, [a, b, c])).toBeUndefined();
    const tr = followBlocks(schema, state, [a, block("n", "new"), block("b", "and two"), c]);
    const next = tr && state.apply(tr);
    expect(next && blocksOf(next.doc).map(({ id }) => id)).toEqual(["a", "n", "b", "c"]);
    expect(next?.doc.child(0)).toBe(start.child(0));
    const { $from } = next?.selection ?? state.selection;
    expect([$from.parent.attrs["id"], $from.parentOffset]).toEqual(["b", 6]);
  });
});
