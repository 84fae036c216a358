import { Schema } from "prosemirror-model";
import type { Node } from "prosemirror-model";
import { pictureBlocks, wordBlocks } from "#/fields/prose/spec.ts";
import type { WordBlock } from "#/fields/prose/spec.ts";
import { wordTags } from "#/sections/kit/prose/prose.tsx";

function checkType(value: unknown): void {
  if (!wordBlocks.some((one) => one === value)) throw new RangeError("This is no block of words");
}

function checkPictures(value: unknown): void {
  if (!pictureBlocks.some((one) => one === value)) throw new RangeError("This is no picture block");
}

/** The kind of words that a block is. @throws for a figure */
export function wordTypeOf(node: Node): WordBlock {
  const type = wordBlocks.find((one) => one === node.attrs["type"]);
  if (type === undefined) throw new RangeError("This is no block of words");
  return type;
}

export function idOf(node: Node): string {
  return String(node.attrs["id"]);
}

/**
 * A rich text while it is edited: its blocks one after the other, as they are stored, in the elements that pages have.
 * Items of lists lie beside each other without a list around them.
 */
export function createProseSchema(rank: 2 | 3) {
  return new Schema({
    nodes: {
      doc: { content: "(words | figure)+" },
      words: {
        content: "(text | break)*",
        attrs: {
          id: { default: "", validate: "string" },
          type: { default: "paragraph", validate: checkType },
        },
        toDOM(node) {
          const type = wordTypeOf(node);
          return [wordTags[rank][type], { class: `prose__${type}` }, 0];
        },
      },
      figure: {
        content: "(text | break)*",
        // what stands beside it is never joined with its caption
        isolating: true,
        attrs: {
          id: { default: "", validate: "string" },
          type: { default: "picture", validate: checkPictures },
        },
        toDOM: () => ["p", 0],
      },
      text: {},
      break: { inline: true, selectable: false, toDOM: () => ["br"] },
    },
    marks: {
      link: {
        attrs: { link: {} },
        inclusive: false,
        toDOM: () => ["a", 0],
      },
      strong: { toDOM: () => ["strong", 0] },
      emphasis: { toDOM: () => ["em", 0] },
    },
  });
}
export type ProseSchema = ReturnType<typeof createProseSchema>;
