import { listChanges } from "./list-changes.ts";
import type { Change } from "./list-changes.ts";

/** A run of a text that both have, or one of them. */
export interface DiffRun {
  readonly kind: "same" | "before" | "after";
  readonly text: string;
}

/** With more changes than this, two texts are shown one after the other. */
const mostEdits = 400;

/** With less of their words in common than this, too. */
const leastKept = 0.5;

/** Words with the signs and spaces between them. */
function tokens(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** How much is said: signs and spaces say nothing. */
function lettersOf(words: readonly string[]): number {
  return words
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .reduce((sum, word) => sum + word.length, 0);
}

interface Weighed extends Change {
  readonly removed: number;
  readonly added: number;
}

/** Whether words between two changes are read more easily as a part of one: each of them changes as much as was kept. */
function isSplinter(kept: number, left: Weighed, right: Weighed): boolean {
  // where something was only added, or only removed, nothing has to be told apart
  if (left.removed + right.removed === 0 || left.added + right.added === 0) return false;
  const size = (one: Weighed): number => Math.max(one.removed, one.added);
  return kept <= Math.min(size(left), size(right));
}

/** The changes, those with next to nothing between them as one: phrases are compared, not the single words of them. */
function joined(
  base: readonly string[],
  other: readonly string[],
  changes: readonly Change[],
): Weighed[] {
  const weigh = (change: Change): Weighed => ({
    ...change,
    removed: lettersOf(base.slice(change.start, change.end)),
    added: lettersOf(other.slice(change.from, change.to)),
  });
  const phrases: Weighed[] = [];
  for (const change of changes) {
    let last = weigh(change);
    for (let left = phrases.at(-1); left; left = phrases.at(-1)) {
      if (!isSplinter(lettersOf(base.slice(left.end, last.start)), left, last)) break;
      phrases.pop();
      last = weigh({ start: left.start, end: last.end, from: left.from, to: last.to });
    }
    phrases.push(last);
  }
  return phrases;
}

/** Whether so much was put in the place of so much that nobody would follow it word by word. */
function isRewritten(
  base: readonly string[],
  other: readonly string[],
  changes: readonly Weighed[],
): boolean {
  const removed = changes.reduce((sum, change) => sum + change.removed, 0);
  const added = changes.reduce((sum, change) => sum + change.added, 0);
  if (removed === 0 || added === 0) return false;
  const all = lettersOf(base) + lettersOf(other);
  return all - removed - added < all * leastKept;
}

/** How a text became another one: phrase by phrase, or the whole of both where it was written anew. */
export function wordDiff(before: string, after: string): DiffRun[] {
  const [base, other] = [tokens(before), tokens(after)];
  const runs: DiffRun[] = [];
  const add = (kind: DiffRun["kind"], words: readonly string[]): void => {
    if (words.length > 0) runs.push({ kind, text: words.join("") });
  };
  const found = listChanges(base, other, mostEdits);
  const changes = found && joined(base, other, found);
  if (!changes || isRewritten(base, other, changes)) {
    add("before", base);
    add("after", other);
    return runs;
  }
  let at = 0;
  for (const { start, end, from, to } of changes) {
    add("same", base.slice(at, start));
    add("before", base.slice(start, end));
    add("after", other.slice(from, to));
    at = end;
  }
  add("same", base.slice(at));
  return runs;
}
