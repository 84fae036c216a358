import { choice } from "../choice/spec.ts";
import { defineFields } from "../field-spec.ts";
import type { ItemInitial, OwnWords } from "../field-spec.ts";
import { list } from "../list/spec.ts";
import type { ListField } from "../list/spec.ts";
import { picture } from "../picture/spec.ts";
import { text } from "../text/spec.ts";

/** What a block of a rich text can be: one of words, or a picture with its caption. */
export const wordBlocks = [
  "paragraph",
  "heading",
  "subheading",
  "bullet",
  "number",
  "quote",
  "note",
] as const;
export const pictureBlocks = ["picture", "wide", "pair"] as const;
export type WordBlock = (typeof wordBlocks)[number];
export type PictureBlock = (typeof pictureBlocks)[number];
export type BlockType = WordBlock | PictureBlock;

/** Most characters of a block, and most blocks of a rich text. */
export const blockLimits = { text: 2000, blocks: 300 } as const;

/** The fields of a block: words that may be marked, which are a picture's caption where it is one. */
const blockFields = defineFields({
  type: choice([...wordBlocks, ...pictureBlocks]),
  text: text({
    limit: blockLimits.text,
    marks: ["strong", "emphasis", "link"],
    label: { en: "Text", ru: "Текст" },
  }),
  picture: picture({ role: "picture", ratio: "free", sizes: "(max-width: 768px) 100vw, 1200px" }),
  second: picture({ ratio: "free", sizes: "(max-width: 768px) 50vw, 600px" }),
});
export type BlockFields = typeof blockFields;

/** What a new section's blocks say. */
export interface BlockInitial {
  readonly type?: WordBlock;
  readonly text: OwnWords;
}

/** A rich text (R39): blocks of words and pictures, which are items, so that each is changed, merged and translated by itself. */
export interface ProseField extends ListField<BlockFields> {
  readonly isProse: true;
}

export function prose(initial: readonly BlockInitial[]): ProseField {
  return {
    ...list({
      min: 0,
      max: blockLimits.blocks,
      item: blockFields,
      itemName: { en: "Paragraph", ru: "Абзац" },
      initial: initial.map(({ type = "paragraph", text: words }): ItemInitial => ({
        type,
        text: words,
      })),
    }),
    isDeep: true,
    isProse: true,
  };
}
