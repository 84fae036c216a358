import { expect, test } from "vitest";
import { visitorMessages } from "#/site/messages-visitor.data.ts";
import { unsetSigns } from "../../../test/french-spaces.ts";
import { noticeWords } from "../hosting/notice-words.data.ts";
import { csvWords } from "../inbox/csv-words.data.ts";
import { previewWords } from "../previews/preview-words.data.ts";
import { translate } from "./translate.ts";
import { emailWords } from "./email-words.data.ts";
import { serverWords } from "./words.data.ts";

function namesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").toSorted();
}

test("the server and its emails speak the languages of the published pages", () => {
  expect(Object.keys(serverWords)).toEqual(Object.keys(visitorMessages));
  expect(Object.keys(emailWords)).toEqual(Object.keys(visitorMessages));
});

test.each(Object.entries(serverWords))(
  "%s says everything, with the values of English",
  (_, words) => {
    expect(Object.keys(words)).toEqual(Object.keys(serverWords.en));
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), key).not.toBe("");
      expect(namesIn(text), key).toEqual(namesIn(serverWords.en[key as keyof typeof words]));
    }
  },
);

test.each(Object.entries(emailWords))("emails say everything in %s", (language, words) => {
  expect(Object.keys(words)).toEqual(Object.keys(emailWords.en));
  for (const [key, text] of Object.entries(words)) {
    expect(text.trim(), `${language} ${key}`).not.toBe("");
    expect(namesIn(text), `${language} ${key}`).toEqual(
      namesIn(emailWords.en[key as keyof typeof words]),
    );
  }
});

test("WORD-155: in French no line begins with a sign that is set apart", () => {
  const french = [serverWords.fr, emailWords.fr, noticeWords.fr, previewWords.fr, csvWords.fr];
  expect(unsetSigns(french)).toEqual([]);
});

test("a value is put in as it is, and is not read again", () => {
  expect(translate("unsubscribedText", "pt", { email: "{site}", site: "$&" })).toBe(
    "{site} won’t get any more emails from $&.",
  );
});
