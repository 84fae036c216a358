import { randomUUID } from "node:crypto";
import { cutWords } from "#/lib/cut-text.ts";
import { homeName } from "#/starters/home-name.ts";
import { newFields } from "#/site/new-fields.ts";
import type { LanguageCode } from "#/site/language.ts";
import { navigationFields } from "#/site/navigation.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Section, Templates } from "#/site/section.ts";
import { initialSettings } from "#/site/settings.ts";
import { type SiteDocument, documentVersion } from "#/site/site.ts";
import { initialTheme } from "#/site/theme.ts";

interface NewSiteOptions {
  name: string;
  language: LanguageCode;
  templates: Templates;
}

/** Flags of languages whose country has another code. */
const flags: Record<string, string> = {
  en: "gb",
  uk: "ua",
  cs: "cz",
  da: "dk",
  el: "gr",
  he: "il",
  ja: "jp",
  ko: "kr",
  sv: "se",
  zh: "cn",
};

function createId(): string {
  return randomUUID().replaceAll("-", "").slice(0, 12);
}

function newSection(template: string, { language, templates }: NewSiteOptions): Section {
  const spec = templates(template);
  if (!spec) throw new Error(`The template ${template} is missing.`);
  const fields = newFields(spec.fields, { language, createId });
  return { id: createId(), template, version: spec.version, fields };
}

/** What a new site starts with: a home page with a header, and the footer. */
export function newSiteDocument(options: NewSiteOptions): SiteDocument {
  const { name, language } = options;
  const page = createId();
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const localNames = new Intl.DisplayNames([language], { type: "language" });
  return {
    site: {
      schema: documentVersion,
      name,
      languages: [
        {
          id: 1,
          code: language,
          name: names.of(language) ?? language,
          localName: localNames.of(language) ?? language,
          flagCode: flags[language] ?? language.slice(0, 2),
          isPrimary: true,
          status: "active",
        },
      ],
      isPrimaryDefault: true,
      theme: initialTheme,
      settings: initialSettings,
      navigation: {
        ...newFields(navigationFields, { language, createId }),
        logoText: {
          [language]: { text: cutWords(name, navigationFields.logoText.limit) },
        },
      },
      footer: newSection("VitrineFooter", options),
      events: [],
    },
    index: {
      entries: [{ id: page, path: "/", name: homeName(language) ?? "Home" }],
      redirects: [],
    },
    pages: [{ id: page, meta: emptyMeta, sections: [newSection("Header21", options)] }],
  };
}
