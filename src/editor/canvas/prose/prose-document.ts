import type { Mark, Node } from "prosemirror-model";
import type { BlockType } from "#/fields/prose/spec.ts";
import { isPictureBlock } from "#/sections/kit/prose/prose.tsx";
import { linkSchema } from "#/site/link.ts";
import type { TextMark } from "#/site/text-mark.ts";
import { idOf, wordTypeOf } from "./prose-schema.ts";
import type { ProseSchema } from "./prose-schema.ts";

/** A block as it is shown in one language; the words of a picture are its caption. */
export interface ShownBlock {
  readonly id: string;
  readonly type: BlockType;
  /** As it is displayed. */
  readonly text: string;
  readonly marks: readonly TextMark[];
}

function inlineNodes(schema: ProseSchema, text: string, marks: readonly Mark[]): Node[] {
  return text
    .split("\n")
    .flatMap((line, index) => [
      ...(index > 0 ? [schema.nodes.break.create(null, null, marks)] : []),
      ...(line === "" ? [] : [schema.text(line, marks)]),
    ]);
}

function markOf(schema: ProseSchema, mark: TextMark): Mark {
  return mark.kind === "link"
    ? schema.marks.link.create({ link: mark.link })
    : schema.marks[mark.kind].create();
}

/** The words of a block with their marks. */
function wordsOf(schema: ProseSchema, { text, marks }: Pick<ShownBlock, "text" | "marks">): Node[] {
  const edges = new Set([0, text.length, ...marks.flatMap(({ from, to }) => [from, to])]);
  const places = [...edges].toSorted((one, other) => one - other);
  return places.slice(0, -1).flatMap((from, index) => {
    const to = places[index + 1] ?? text.length;
    const own = marks.filter((mark) => mark.from <= from && mark.to >= to);
    return inlineNodes(
      schema,
      text.slice(from, to),
      own.map((mark) => markOf(schema, mark)),
    );
  });
}

export function nodeOf(schema: ProseSchema, block: ShownBlock): Node {
  const { id, type } = block;
  const { figure, words } = schema.nodes;
  return (isPictureBlock(type) ? figure : words).create({ id, type }, wordsOf(schema, block));
}

/** What a mark of the document is in a stored text; undefined of a link that is none. */
function storedMark({ type, attrs }: Mark, from: number, to: number): TextMark | undefined {
  if (type.name === "strong" || type.name === "emphasis") return { kind: type.name, from, to };
  const link = linkSchema.safeParse(attrs["link"]);
  return link.success ? { kind: "link", from, to, link: link.data } : undefined;
}

function isSameMark(one: TextMark, other: TextMark): boolean {
  const bare = (mark: TextMark) => JSON.stringify({ ...mark, from: 0, to: 0 });
  return bare(one) === bare(other);
}

function marksOf(words: Node): readonly TextMark[] {
  const marks: TextMark[] = [];
  words.forEach((node, offset) => {
    for (const mark of node.marks) {
      const stored = storedMark(mark, offset, offset + node.nodeSize);
      if (!stored) continue;
      const before = marks.findIndex((one) => one.to === offset && isSameMark(one, stored));
      if (before === -1) marks.push(stored);
      else marks[before] = { ...stored, from: marks[before]?.from ?? offset };
    }
  });
  return marks.toSorted((one, other) => one.from - other.from || other.to - one.to);
}

function typeOf(node: Node): BlockType {
  if (node.type.name !== "figure") return wordTypeOf(node);
  const { type } = node.attrs;
  return isPictureBlock(type) ? type : "picture";
}

export function blockOf(node: Node): ShownBlock {
  const text = node.textBetween(0, node.content.size, "", "\n");
  return { id: idOf(node), type: typeOf(node), text, marks: marksOf(node) };
}

/** The blocks of a document in their order. */
export function blocksOf(document: Node): ShownBlock[] {
  return document.children.map(blockOf);
}

export function isSameBlock(one: ShownBlock, other: ShownBlock): boolean {
  return (
    one.id === other.id &&
    one.type === other.type &&
    one.text === other.text &&
    JSON.stringify(one.marks) === JSON.stringify(other.marks)
  );
}
