import { expect, it } from "vitest";
import { siteLanguages } from "../../../test/fixtures/site-languages.ts";
import { findSection, registry } from "#/sections/registry.ts";
import { textsOf } from "../document-texts.ts";
import { translationState } from "../localized-text.ts";
import { newFields } from "../new-fields.ts";
import { templateWords } from "./template-words.data.ts";
import { startingFields } from "./spoken-fields.ts";

let number = 0;
const createId = (): string => `i${(number += 1)}`;

function textsIn(template: string, ...codes: string[]) {
  const { fields: specs } = findSection(template)!;
  const fields = startingFields(specs, { languages: siteLanguages(...codes), createId });
  return textsOf([{ specs, fields, target: { part: "footer" } }]).map(({ text }) => text);
}

it("TRANS-06: a new section has its words in every language that they are there in, each a translation of the first", () => {
  const german = textsIn("Feature5", "en", "de");
  expect(german.some(({ en, de }) => en && de)).toBe(true);
  for (const { id } of registry)
    for (const text of textsIn(id, "ru", "en")) {
      const [primary, language] = ["ru", "en"];
      const state = translationState(text, { language, primary });
      const said = text["ru"]?.text ?? "";
      const isFact = /\d{3}|@|\p{Sc}/u.test(said) || templateWords(said)?.isFact === true;
      expect(state === "translated" || isFact, `${id} ${JSON.stringify(text)}`).toBe(true);
    }
});

it("TRANS-06: on a site of one language it is what it always was", () => {
  const { fields: specs } = findSection("Feature5")!;
  number = 0;
  const alone = startingFields(specs, { languages: siteLanguages("en"), createId });
  number = 0;
  expect(alone).toEqual(newFields(specs, { language: "en", createId }));
});
