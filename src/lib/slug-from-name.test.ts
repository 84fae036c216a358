import { expect, test } from "vitest";
import { slugFromName } from "./slug-from-name.ts";

test.each([
  ["Фары и свет", "fary-i-svet"],
  ["Crème brûlée & Co.", "creme-brulee-co"],
  ["Щука", "schuka"],
  ["日本", "site"],
  ["--", "site"],
  ["a".repeat(80), "a".repeat(50)],
])("%s becomes %s", (name, slug) => {
  expect(slugFromName(name)).toBe(slug);
});
