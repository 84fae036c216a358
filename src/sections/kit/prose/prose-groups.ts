import type { ItemOf } from "#/fields/field-spec.ts";
import type { BlockFields } from "#/fields/prose/spec.ts";

export type Block = ItemOf<BlockFields>;

/** What stands together on a page: the items of one list, or a single block. */
export type ProseGroup =
  | { readonly list: "ul" | "ol"; readonly blocks: readonly [Block, ...Block[]] }
  | { readonly list?: undefined; readonly block: Block };

function listOf({ type }: Block): "ul" | "ol" | undefined {
  if (type === "bullet") return "ul";
  return type === "number" ? "ol" : undefined;
}

/** Blocks in their order, items of a list that follow each other as one list. */
export function proseGroups(blocks: readonly Block[]): readonly ProseGroup[] {
  const groups: ProseGroup[] = [];
  for (const block of blocks) {
    const list = listOf(block);
    const last = groups.at(-1);
    if (list === undefined) groups.push({ block });
    else if (last?.list === list)
      groups[groups.length - 1] = { list, blocks: [...last.blocks, block] };
    else groups.push({ list, blocks: [block] });
  }
  return groups;
}

/** Where in a quote the line begins that says whose words it is; undefined where none does. */
export function sourceStart(text: string): number | undefined {
  const start = text.lastIndexOf("\n") + 1;
  return start > 0 && /^\s*[—–-]/u.test(text.slice(start)) ? start : undefined;
}
