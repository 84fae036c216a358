import { listChanges } from "./list-changes.ts";
import type { Change } from "./list-changes.ts";

/** With more single edits than this on one side, two versions of a text count as written anew. */
const mostEdits = 400;

/** Words and the signs and spaces between them, so that a merge never cuts a word. */
function tokens(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function editsOf(changes: readonly Change[], words: readonly string[]): Edit[] {
  return changes.map(({ start, end, from, to }) => ({
    start,
    end,
    text: words.slice(from, to).join(""),
  }));
}

function isSame(one: Edit, other: Edit): boolean {
  return one.start === other.start && one.end === other.end && one.text === other.text;
}

/** Edits of both sides in their order; undefined where two of them meet without being the same. */
function joined(mine: readonly Edit[], theirs: readonly Edit[]): Edit[] | undefined {
  const others = theirs.filter((edit) => !mine.some((one) => isSame(one, edit)));
  const all = [...mine, ...others].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const own = new Set(mine);
  const meets = all.some((edit, place) => {
    const next = all[place + 1];
    return next !== undefined && next.start <= edit.end && own.has(edit) !== own.has(next);
  });
  return meets ? undefined : all;
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
  const [words, own, others] = [tokens(base), tokens(mine), tokens(theirs)] as const;
  const ownChanges = listChanges(words, own, mostEdits);
  const otherChanges = ownChanges && listChanges(words, others, mostEdits);
  if (!otherChanges) return undefined;
  const edits = joined(editsOf(ownChanges, own), editsOf(otherChanges, others));
  if (!edits) return undefined;
  let merged = "";
  let place = 0;
  for (const { start, end, text } of edits) {
    merged += words.slice(place, start).join("") + text;
    place = end;
  }
  return merged + words.slice(place).join("");
}
