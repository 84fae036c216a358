import { expect, it } from "vitest";
import { siteLanguages } from "../../../test/fixtures/site-languages.ts";
import { createId } from "#/lib/create-id.ts";
import { findSection, registry } from "#/sections/registry.ts";
import { saidWords } from "./said-words.ts";
import { startingFields } from "./spoken-fields.ts";
import { spokenLanguages } from "../spoken-language.ts";
import type { SiteLanguage } from "../language.ts";
import { saidLimits, saidWordsSchema } from "../operations/said-words.ts";
import { swapped } from "../operations/section-layout.ts";
import type { Section } from "../section.ts";

const context = { templates: findSection };
/** Those whose words are there in every language, one of each family. */
const spoken = [
  "Header21",
  "NoHeader",
  "Feature5",
  "Portfolio12",
  "PriceList",
  "Pricing8",
  "Contact14",
];

function sectionOf(template: string, languages: readonly SiteLanguage[]): Section {
  const { version, fields: specs } = findSection(template)!;
  return { id: "s", template, version, fields: startingFields(specs, { languages, createId }) };
}

/** What another layout makes of a section, and what it begins with by itself. */
function swap(section: Section, to: string, languages: readonly SiteLanguage[]) {
  const { fields: specs } = findSection(to)!;
  const { fields } = sectionOf(to, languages);
  const own = findSection(section.template)!.fields;
  const said = saidWords(
    [own, specs],
    languages.map(({ code }) => code),
  );
  return { after: swapped(section, { template: to, fields, said }, context).fields, fields };
}

const pairs = spoken.flatMap((from) => spoken.map((to) => [from, to] as const));

it.each(spokenLanguages)(
  "SWAP-08: what nobody touched is replaced by another layout in %s",
  (code) => {
    const here = [
      siteLanguages(code),
      siteLanguages(code, code === "en" ? "de" : "en"),
      siteLanguages("ru", code),
    ];
    for (const [from, to] of pairs) {
      const plain = swap(sectionOf(from, siteLanguages("en")), to, siteLanguages("en"));
      // what a layout takes over although it is a start, like an alignment, it takes over in every language
      if (JSON.stringify(plain.after) !== JSON.stringify(plain.fields)) continue;
      for (const languages of here) {
        const { after, fields } = swap(sectionOf(from, languages), to, languages);
        expect(after, `${from} → ${to} in ${languages.map((one) => one.code).join()}`).toEqual(
          fields,
        );
      }
    }
  },
);

it.each(spokenLanguages)(
  "SWAP-08: what somebody wrote in %s is kept, beside words that nobody touched",
  (code) => {
    const languages = siteLanguages(code);
    const section = sectionOf("Feature5", languages);
    const own = { ...section, fields: { ...section.fields, title: { [code]: { text: "Brot" } } } };
    const { after, fields } = swap(own, "Portfolio12", languages);
    expect(after["title"]).toEqual({ [code]: { text: "Brot" } });
    expect({ ...after, title: null }).toEqual({ ...fields, title: null });
  },
);

it("SWAP-08: all words of the templates fit into a swap, and none are sent on a site in English and Russian", () => {
  for (const { id, fields } of registry) {
    const said = saidWords([fields], spokenLanguages);
    expect(saidWordsSchema.safeParse(said).success, id).toBe(true);
    // a swap has those of two
    expect(Object.keys(said ?? {}).length, id).toBeLessThanOrEqual(saidLimits.texts / 2);
  }
  expect(saidWords([findSection("Feature5")!.fields], ["en", "ru", "pt"])).toBeUndefined();
  expect(saidWords([findSection("Header21")!.fields], ["en", "de"])?.["Get started"]).toEqual({
    de: "Jetzt beginnen",
  });
});
