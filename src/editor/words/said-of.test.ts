// @vitest-environment jsdom
import { afterAll, expect, it } from "vitest";
import { chooseLanguage } from "./i18n.ts";
import { saidOf } from "./said-of.ts";

afterAll(() => chooseLanguage("en"));

it.each([
  ["en", "Undone: Theme changed"],
  ["de", "Undone: Theme changed"],
  ["fr", "Undone\u00a0: Theme changed"],
] as const)("WORD-07: a colon stands in %s as its writers set it", async (language, words) => {
  await chooseLanguage(language);
  expect(saidOf("Undone", "Theme changed")).toBe(words);
});
