import { listChanges } from "./list-changes.ts";
import type { Change } from "./list-changes.ts";

/** With more single edits than this on one side, two versions of a text count as written anew. */
const mostEdits = 200;

/** Longest stretch that both sides changed, in code units: a paragraph of the specification's limit, and some more. */
const longestStretch = 2_000;

/** Words and the signs and spaces between them, so that a merge never cuts a word. */
function tokens(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** The stretch of a text that another version has otherwise, which has `text` in its place. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What two versions have in common at their starts is this long, at most `most`. */
function commonLength(most: number, isSame: (at: number) => boolean): number {
  let length = 0;
  while (length < most && isSame(length)) length += 1;
  return length;
}

/** Spaces, tabs and line feeds: no word goes across them. */
function isSpaceAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x20 || code === 0x09 || code === 0x0a;
}

/** One stretch that holds all that another version changed, from one space of the base to another. */
function stretchOf(base: string, other: string): Stretch {
  const shorter = Math.min(base.length, other.length);
  const head = commonLength(shorter, (at) => base.charCodeAt(at) === other.charCodeAt(at));
  const tail = commonLength(
    shorter - head,
    (at) => base.charCodeAt(base.length - 1 - at) === other.charCodeAt(other.length - 1 - at),
  );
  let start = head;
  while (start > 0 && !isSpaceAt(base, start - 1)) start -= 1;
  let end = base.length - tail;
  while (end < base.length && !isSpaceAt(base, end)) end += 1;
  return { start, end, text: other.slice(start, end + other.length - base.length) };
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

/** Three-way merge word by word; undefined where edits overlap or are too many. */
function mergeWords({ base, mine, theirs }: Versions): string | undefined {
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

interface Versions {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

/** The part of a version that stands in place of a stretch of the base. */
function within({ start, end, text }: Stretch, base: string, from: number, to: number): string {
  return base.slice(from, start) + text + base.slice(end, to);
}

/**
 * Three-way merge of two edits of one text; undefined where they overlap. Its cost grows with the
 * length of the texts alone: where both changed a stretch too long to be compared word by word,
 * that counts as overlapping.
 */
export function mergeText({ base, mine, theirs }: Versions): string | undefined {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const own = stretchOf(base, mine);
  const other = stretchOf(base, theirs);
  const [first, second] = own.start <= other.start ? [own, other] : [other, own];
  if (first.end < second.start) {
    const between = base.slice(first.end, second.start);
    return base.slice(0, first.start) + first.text + between + second.text + base.slice(second.end);
  }
  const from = first.start;
  const to = Math.max(own.end, other.end);
  const stretch: Versions = {
    base: base.slice(from, to),
    mine: within(own, base, from, to),
    theirs: within(other, base, from, to),
  };
  if (Object.values(stretch).some(({ length }) => length > longestStretch)) return undefined;
  const merged = mergeWords(stretch);
  return merged === undefined ? undefined : base.slice(0, from) + merged + base.slice(to);
}
