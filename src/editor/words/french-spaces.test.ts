import { expect, it } from "vitest";
import { visitorMessages } from "#/site/messages-visitor.data.ts";
import { unsetSigns } from "../../../test/french-spaces.ts";
import { words } from "./languages/fr/index.ts";

it("WORD-155: in French no line begins with a sign that is set apart, and none ends within « »", async () => {
  const files = await Promise.all(
    Object.entries(words).map(async ([file, load]) => [file, await load()] as const),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(unsetSigns(Object.fromEntries(files))).toEqual([]);
});

it("WORD-155: in French visitors read signs set as owners do", () => {
  expect(unsetSigns(visitorMessages.fr)).toEqual([]);
});

it.each([
  ["Quoi ?", false],
  ["Quoi\u00a0?", false],
  ["Quoi\u202f?", true],
  ["Quoi?", false],
  ["Oui; non", false],
  ["Oui\u202f; non\u202f!", true],
  ["Nom : oui", false],
  ["Nom: oui", false],
  ["Nom\u202f: oui", false],
  ["Nom\u00a0: oui", true],
  ["« oui »", false],
  ["«oui»", false],
  ["«\u00a0oui\u00a0»", true],
  ["De 9:00, sur https://example.com/?a=b", true],
])("WORD-155: %j is told from what is set well", (text, isSet) => {
  expect(unsetSigns({ text }).length === 0).toBe(isSet);
});
