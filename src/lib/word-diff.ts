import { listChanges } from "./list-changes.ts";

/** A run of a text that both have, or one of them. */
export interface DiffRun {
  readonly kind: "same" | "before" | "after";
  readonly text: string;
}

/** With more changes than this, two texts are shown one after the other. */
const mostEdits = 400;

/** Words with the signs and spaces between them. */
function tokens(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** How a text became another one, word by word. */
export function wordDiff(before: string, after: string): DiffRun[] {
  const [base, other] = [tokens(before), tokens(after)];
  const runs: DiffRun[] = [];
  const add = (kind: DiffRun["kind"], words: readonly string[]): void => {
    if (words.length > 0) runs.push({ kind, text: words.join("") });
  };
  const changes = listChanges(base, other, mostEdits);
  if (!changes) {
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
