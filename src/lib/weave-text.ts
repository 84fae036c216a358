import { listChanges } from "./list-changes.ts";
import type { Change } from "./list-changes.ts";

/** With more single edits than this, what one side did counts as written anew. */
const mostEdits = 200;

/** Longest stretch that is compared letter by letter, in code units. */
const longestStretch = 2_000;

/** With more places than this changed, letters that two versions share say nothing about what was kept. */
const mostPlaces = 4;

/** A stretch of a text that another version has otherwise, which has `text` in its place. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function isInsidePair(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));
}

/** The one stretch that holds all that another version changed; it cuts no surrogate pair. */
function spliceOf(base: string, other: string): Splice {
  const shorter = Math.min(base.length, other.length);
  let start = 0;
  while (start < shorter && base[start] === other[start]) start += 1;
  if (start > 0 && (isInsidePair(base, start) || isInsidePair(other, start))) start -= 1;
  let tail = 0;
  while (tail < shorter - start && base[base.length - 1 - tail] === other[other.length - 1 - tail])
    tail += 1;
  if (tail > 0 && isInsidePair(base, base.length - tail)) tail -= 1;
  else if (tail > 0 && isInsidePair(other, other.length - tail)) tail -= 1;
  return { start, end: base.length - tail, text: other.slice(start, other.length - tail) };
}

/** Where each character of a list begins in its text. */
function startsOf(characters: readonly string[]): number[] {
  const starts = [0];
  for (const character of characters) starts.push((starts.at(-1) ?? 0) + character.length);
  return starts;
}

/** What another version changed, place by place; undefined where it is too much to tell. */
function splicesOf(base: string, { start, end, text }: Splice): Splice[] | undefined {
  const before = Array.from(base.slice(start, end));
  const after = Array.from(text);
  if (end - start > longestStretch || text.length > longestStretch) return undefined;
  const starts = startsOf(before);
  const place = (at: number): number => start + (starts[at] ?? 0);
  return listChanges(before, after, mostEdits)?.map((change: Change) => ({
    start: place(change.start),
    end: place(change.end),
    text: after.slice(change.from, change.to).join(""),
  }));
}

/** Whether two stretches have letters in common, or one lies within the other. */
function isApart(one: Splice, other: Splice): boolean {
  return one.end <= other.start || other.end <= one.start;
}

/** Edits with fewer letters than this between them count as one: what is the same there may be so by chance. */
const fewestKept = 4;

/** The same edits with those that are close together joined, so that all that was written in one place stays together. */
function joinedNear(base: string, splices: readonly Splice[]): Splice[] {
  const joined: Splice[] = [];
  for (const splice of splices) {
    const last = joined.at(-1);
    if (last && splice.start - last.end < fewestKept) {
      const text = last.text + base.slice(last.end, splice.start) + splice.text;
      joined[joined.length - 1] = { start: last.start, end: splice.end, text };
    } else joined.push(splice);
  }
  return joined;
}

/** Whether both sides wrote something else in place of the same letters: that is for a person to decide. */
function isRewritten(own: readonly Splice[], others: readonly Splice[]): boolean {
  const isDeleting = ({ start, end }: Splice): boolean => start < end;
  return own.filter(isDeleting).some((one) => {
    const touched = others.filter((other) => !isApart(one, other));
    if (touched.length > 0 && others.length > mostPlaces) return true;
    return one.text !== "" && touched.some((other) => isDeleting(other) && other.text !== "");
  });
}

/** Both sides' edits in one text. Where both add at one place, `own` comes first: its writer goes on right behind it. */
function woven(base: string, own: readonly Splice[], others: readonly Splice[]): string {
  const all = [...own, ...others].toSorted((one, other) => one.start - other.start);
  let text = "";
  let at = 0;
  for (const splice of all) {
    text += base.slice(at, Math.max(at, splice.start)) + splice.text;
    at = Math.max(at, splice.end, splice.start);
  }
  return text + base.slice(at);
}

/**
 * Puts together what two people typed into one text at the same time, letter by letter: every letter that one of them
 * added is there once, and those that one deleted are gone. Undefined where both rewrote the same letters.
 */
export function weaveText({
  base,
  mine,
  theirs,
}: {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}): string | undefined {
  if (theirs === base) return mine;
  if (mine === base) return theirs;
  const one = spliceOf(base, mine);
  const other = spliceOf(base, theirs);
  if (isApart(one, other)) return woven(base, [one], [other]);
  const own = joinedNear(base, splicesOf(base, one) ?? [one]);
  const others = splicesOf(base, other);
  if (!others || isRewritten(own, others)) return undefined;
  return woven(base, own, others);
}
