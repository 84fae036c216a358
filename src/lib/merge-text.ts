import { diff3Merge } from "node-diff3";

/** Words and the signs and spaces between them, so that a merge never cuts a word. */
function tokens(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** Three-way merge of two edits of one text; undefined where they overlap. */
export function mergeText(versions: {
  base: string;
  mine: string;
  theirs: string;
}): string | undefined {
  const { base, mine, theirs } = versions;
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const regions = diff3Merge(tokens(mine), tokens(base), tokens(theirs), {
    excludeFalseConflicts: true,
  });
  let merged = "";
  for (const region of regions) {
    if (!region.ok) return undefined;
    merged += region.ok.join("");
  }
  return merged;
}
