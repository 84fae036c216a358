import { expect, test } from "vitest";
import { isVisible } from "./visible-text.ts";

test.each([
  "",
  "   ",
  "\t\n",
  "\u00a0",
  "\u200d",
  "\ufeff",
  "\u202e",
  "\u3164",
  "\u2800",
  "\ufe0f",
])("of %j nothing is seen", (text) => expect(isVisible(text)).toBe(false));

test.each(["a", " я ", "\u202eab", "👩‍🚀", "❤\ufe0f", ".", "日本", "शॉप"])(
  "of %j something is seen",
  (text) => expect(isVisible(text)).toBe(true),
);
