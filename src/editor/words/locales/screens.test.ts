import { describe, expect, it } from "vitest";
import { accountsEn } from "../../features/accounts/words/en.data.ts";
import { accountsRu } from "../../features/accounts/words/ru.data.ts";
import { publishEn } from "../../features/publish/words/en.data.ts";
import { publishRu } from "../../features/publish/words/ru.data.ts";
import { sectionsEn } from "../../features/sections/words/en.data.ts";
import { sectionsRu } from "../../features/sections/words/ru.data.ts";
import { sitesEn } from "../../features/sites/words/en.data.ts";
import { sitesRu } from "../../features/sites/words/ru.data.ts";
import { themeEn } from "../../features/theme/words/en.data.ts";
import { themeRu } from "../../features/theme/words/ru.data.ts";
import { inboxEn } from "../../features/inbox/words/en.data.ts";
import { inboxRu } from "../../features/inbox/words/ru.data.ts";
import { flatWords, say } from "../say.ts";
import { screensEn } from "./screens.en.data.ts";
import { screensRu } from "./screens.ru.data.ts";
import { settingsEn } from "../../features/settings/words/en.data.ts";
import { settingsRu } from "../../features/settings/words/ru.data.ts";

type Words = { readonly [name: string]: string | Words };

const plural = /_(one|few|many|other)$/;

/** Names of all words, plural forms as one. */
function namesOf(words: Words, prefix = ""): string[] {
  const names = Object.entries(words).flatMap(([name, word]) =>
    typeof word === "string"
      ? [prefix + name.replace(plural, "")]
      : namesOf(word, `${prefix}${name}.`),
  );
  return [...new Set(names)];
}

function flat(words: Words, prefix = ""): [string, string][] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === "string"
      ? [[prefix + name, word] as [string, string]]
      : flat(word, `${prefix}${name}.`),
  );
}

const catalogues = [
  ["screens and panels", screensEn, screensRu],
  ["the inbox", inboxEn, inboxRu],
  ["the settings", settingsEn, settingsRu],
  ["accounts", accountsEn, accountsRu],
  ["publishing", publishEn, publishRu],
  ["the picker of sections", sectionsEn, sectionsRu],
  ["the list of sites", sitesEn, sitesRu],
  ["the theme", themeEn, themeRu],
] as const;

describe.each(catalogues)("the words of %s", (_name, english, russian) => {
  it("are the same in both languages", () => {
    expect(namesOf(russian).toSorted()).toEqual(namesOf(english).toSorted());
  });

  it("have every plural form of Russian", () => {
    const forms = new Map<string, Set<string>>();
    for (const [name] of flat(russian)) {
      const form = plural.exec(name)?.[1];
      if (form === undefined) continue;
      const word = name.replace(plural, "");
      forms.set(word, (forms.get(word) ?? new Set()).add(form));
    }
    for (const [word, found] of forms) expect([word, found.size]).toEqual([word, 4]);
  });

  it("name the same values in both languages", () => {
    const translated = new Map(flat(russian));
    for (const [name, word] of flat(english)) {
      const other = translated.get(name) ?? "";
      const values = (text: string) =>
        [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, value]) => value).toSorted();
      if (!plural.test(name)) expect([name, ...values(other)]).toEqual([name, ...values(word)]);
    }
  });
});

describe("the words of publishing", () => {
  it("count in Russian", () => {
    const words = flatWords(publishRu);
    const forms = [1, 3, 5, 21].map((count) =>
      say(words, "ru", "publish.publishChanges", { count }),
    );
    expect(forms).toEqual([
      "Опубликовать 1 изменение",
      "Опубликовать 3 изменения",
      "Опубликовать 5 изменений",
      "Опубликовать 21 изменение",
    ]);
  });
});
