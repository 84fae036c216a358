// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Call } from "../api/request.ts";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { chooseLanguage, startTranslations } from "../words/i18n.ts";
import { pageNames } from "./page-names.ts";

beforeEach(async () => {
  localStorage.setItem("vitrine-language", "en");
  await startTranslations();
});
afterEach(() => chooseLanguage("en"));

it("LINKED-04: pages are listed as the language of the interface lists them, and too many are counted", async () => {
  const editor = createSampleEditor((async () => []) as Call);
  const list = (...pages: string[]) => pageNames(editor, pages);
  expect(list("home")).toEqual({ names: "Главная", rest: 0 });
  expect(list("home", "gallery")).toEqual({ names: "Главная and Галерея", rest: 0 });
  await chooseLanguage("de");
  expect(list("home", "gallery", "a")).toEqual({ names: "Главная, Галерея und a", rest: 0 });
  expect(list("home", "gallery", "a", "b", "c")).toEqual({
    names: "Главная, Галерея, a",
    rest: 2,
  });
});
