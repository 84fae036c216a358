import fc from "fast-check";
import { expect, test } from "vitest";
import { isWithin } from "./text-length.ts";
import { within } from "./within.ts";

const family = "👨‍👩‍👧‍👦";

test.each([
  ["is typed at the end", "abcde", "abcdef", 5, "abcde"],
  ["is typed in the middle", "abcde", "abXcde", 5, "abcde"],
  ["is typed at the start", "abcde", "Xabcde", 5, "abcde"],
  ["is the same as what stands there", "aaaaa", "aaaaaa", 5, "aaaaa"],
  ["has room", "abcd", "abXcd", 5, "abXcd"],
  ["is pasted in the middle and has room in part", "abc", "aXYZbc", 5, "aXYbc"],
  ["takes the place of a part", "abcde", "aXYZWe", 5, "aXYZe"],
  ["is an emoji in a full text", `${family}b`, `${family}🙂b`, 2, `${family}b`],
  ["is several emojis", `a${family}`, `a🙂🙃${family}`, 3, `a🙂${family}`],
  ["begins as what it takes the place of", "🙂", "🙃🙃", 1, "🙃"],
  [
    "ends as what it takes the place of",
    "\u{1F642}",
    "\u{1FA42}\u{1F642}\u{1FA42}",
    2,
    "\u{1FA42}\u{1F642}",
  ],
  ["joins with the sign before it", "abcde", "abe\u0301cd", 5, "abe\u0301cd"],
  ["is typed into a text over its limit", "abcdefg", "abcXdefg", 5, "abcdefg"],
  ["is longer than a part of a text over its limit", "abcdefg", "aXYZdefg", 5, "aXYdefg"],
  ["is nothing: a text over its limit gets shorter", "abcdefg", "abcefg", 5, "abcefg"],
])("LIMIT-07: what %s costs nothing of a text", (_what, before, after, limit, kept) => {
  expect(within(before, after, limit)).toBe(kept);
});

const text = fc.string({ unit: fc.constantFrom("a", "ё", "🙂", "🙃", "🩂", family), maxLength: 8 });

test("LIMIT-07: whatever is put into a text that keeps its limit, the text around it stays whole", () => {
  fc.assert(
    fc.property(text, text, text, fc.nat({ max: 8 }), (head, inserted, tail, room) => {
      const before = head + tail;
      const limit = [...new Intl.Segmenter().segment(before)].length + room;
      const kept = within(before, head + inserted + tail, limit);
      expect(isWithin(kept, limit)).toBe(true);
      expect(kept.isWellFormed()).toBe(true);
      // where the same is written twice in a row, either may be what was inserted
      const more = kept.length - before.length;
      const places = Array.from({ length: before.length + 1 }, (_, place) => place);
      const around = places.map((place) => kept.slice(0, place) + kept.slice(place + more));
      expect(around).toContain(before);
    }),
  );
});
