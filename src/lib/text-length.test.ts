import { expect, test } from "vitest";
import { textLength } from "./text-length.ts";

test.each([
  ["", 0],
  ["Фары", 4],
  ["🙂🙂", 2],
  ["e\u0301", 2],
  ["\ud83d", 1],
  ["\udc00\ud800", 2],
  ["\ud800\ud800\udc00", 2],
])("the length of %j is counted in code points", (text, length) => {
  expect(textLength(text)).toBe(length);
  expect(textLength(text)).toBe([...text].length);
});
