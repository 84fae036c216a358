import { listChanges } from "#/lib/list-changes.ts";
import { typeset } from "#/render/typeset.ts";

const nonBreaking = "\u00a0";

/** A stored text as it stands on the page. Both have the same length: only spaces differ. */
export function displayedText(stored: string, language: string): string {
  return typeset(stored, language);
}

/**
 * What is stored once the displayed text was edited. Typesetting's non-breaking spaces never get in, while those that
 * somebody typed on purpose stay.
 */
export function storedAfterEdit(
  before: { stored: string; displayed: string },
  now: string,
): string {
  const { stored, displayed } = before;
  const most = Math.min(displayed.length, now.length);
  let start = 0;
  while (start < most && displayed[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && displayed[displayed.length - 1 - end] === now[now.length - 1 - end])
    end += 1;
  const typed = now.slice(start, now.length - end).replaceAll(nonBreaking, " ");
  return stored.slice(0, start) + typed + stored.slice(stored.length - end);
}

/** More single edits than this around a caret, and it only stays near its words. */
const mostEdits = 60;

/** Where a caret goes in a stretch that was changed before it and behind it. */
function offsetWithin(before: string, after: string, offset: number): number {
  const changes = listChanges(before.split(""), after.split(""), mostEdits) ?? [];
  let moved = 0;
  for (const { start, end, from, to } of changes) {
    if (start >= offset) break;
    if (end > offset) return Math.min(from + offset - start, to);
    moved += to - from - (end - start);
  }
  return changes.length === 0 ? Math.min(offset, after.length) : offset + moved;
}

/** Where a caret at `offset` goes when a text is replaced by another one. */
export function offsetAfterChange(before: string, after: string, offset: number): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (offset <= start) return offset;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end])
    end += 1;
  if (offset > before.length - end) return offset + after.length - before.length;
  const inside = {
    before: before.slice(start, before.length - end),
    after: after.slice(start, after.length - end),
  };
  return start + offsetWithin(inside.before, inside.after, offset - start);
}
