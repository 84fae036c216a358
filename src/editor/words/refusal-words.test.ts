// @vitest-environment jsdom
import { afterAll, describe, expect, it } from "vitest";
import { refusalTexts } from "#/site/operations/refusal-texts.ts";
import { chooseLanguage } from "./i18n.ts";
import { interfaceLanguages } from "./languages.ts";
import type { InterfaceLanguage } from "./languages.ts";
import { refusalWords } from "./refusal-words.ts";

const rules = Object.keys(refusalTexts);

async function saidIn(language: InterfaceLanguage): Promise<string[]> {
  await chooseLanguage(language);
  return Promise.all(rules.map((rule) => refusalWords({ rule, message: "?" })));
}

afterAll(() => chooseLanguage("en"));

describe.each(interfaceLanguages)("why an operation isn’t taken, in %s", (language) => {
  it("WORD-06: has words of its own for each rule", async () => {
    const english = await saidIn("en");
    const said = await saidIn(language);
    expect(new Set(said).size).toBe(rules.length);
    expect(said.filter((words) => !/\p{L} \p{L}/u.test(words))).toEqual([]);
    if (language === "en") expect(said).toEqual(Object.values(refusalTexts));
    else expect(said.filter((words) => english.includes(words))).toEqual([]);
  });
});

it("WORD-06: a rule that isn’t known here is said as it came", async () => {
  await chooseLanguage("de");
  for (const rule of ["rule-of-tomorrow", "__proto__", "constructor"])
    expect(await refusalWords({ rule, message: "As it came" })).toBe("As it came");
});
