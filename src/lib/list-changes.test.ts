import fc from "fast-check";
import { expect, it } from "vitest";
import { listChanges } from "./list-changes.ts";

const words = fc.array(fc.constantFrom("a", "b", "c", " "), { maxLength: 24 });

function applied(
  base: readonly string[],
  other: readonly string[],
  most: number,
): string[] | undefined {
  const changes = listChanges(base, other, most);
  return changes
    ?.toReversed()
    .reduce(
      (list, { start, end, from, to }) =>
        list.toSpliced(start, end - start, ...other.slice(from, to)),
      [...base],
    );
}

it("the changes make one list into the other, whatever the two are", () => {
  fc.assert(
    fc.property(words, words, (base, other) => {
      expect(applied(base, other, 100)).toEqual(other);
    }),
    { numRuns: 1000 },
  );
});

it("takes the fewest edits, and apart from each other they don't touch", () => {
  fc.assert(
    fc.property(words, words, (base, other) => {
      const changes = listChanges(base, other, 100) ?? [];
      for (const [place, change] of changes.entries()) {
        const next = changes[place + 1];
        if (next) expect(next.start).toBeGreaterThan(change.end);
      }
    }),
  );
  expect(listChanges(["a", "b", "c"], ["a", "x", "c"], 2)).toEqual([
    { start: 1, end: 2, from: 1, to: 2 },
  ]);
  expect(listChanges(["a", "b", "c", "d"], ["b", "c", "d", "e"], 2)).toHaveLength(2);
});

it("gives up beyond the edits that it may take", () => {
  expect(listChanges(["a", "b"], ["x", "y"], 4)).toHaveLength(1);
  expect(listChanges(["a", "b"], ["x", "y"], 3)).toBeUndefined();
});
