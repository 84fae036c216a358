import { findSection } from "#/sections/registry.ts";
import type { DocumentAnswer } from "#/api/documents.ts";
import { newFields } from "#/site/new-fields.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { navigationFields } from "#/site/navigation.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { initialSettings } from "#/site/settings.ts";
import { documentVersion } from "#/site/site.ts";
import type { SiteRecord } from "#/site/site.ts";
import { initialTheme } from "#/site/theme.ts";

/** Ids `a1`, `a2`, … so that tests can name them. */
function createIds(prefix: string): () => string {
  let last = 0;
  return () => `${prefix}${(last += 1)}`;
}

/** A section as it is newly added, its items called `{id}i1`, `{id}i2`, … */
function sampleSection(id: string, template: string, fields: StoredFields = {}): Section {
  const definition = findSection(template);
  if (!definition) throw new Error(`There is no template ${template}`);
  const initial = newFields(definition.fields, { language: "ru", createId: createIds(`${id}i`) });
  return { id, template, version: definition.version, fields: { ...initial, ...fields } };
}

function sampleSite(): SiteRecord {
  return {
    schema: documentVersion,
    name: "Фары",
    languages: [
      {
        id: 1,
        code: "ru",
        name: "Russian",
        localName: "Русский",
        flagCode: "ru",
        isPrimary: true,
        status: "active",
      },
      {
        id: 2,
        code: "en",
        name: "English",
        localName: "English",
        flagCode: "gb",
        isPrimary: false,
        status: "active",
      },
    ],
    isPrimaryDefault: true,
    theme: initialTheme,
    settings: initialSettings,
    navigation: newFields(navigationFields, { language: "ru", createId: createIds("nav") }),
    footer: sampleSection("foot", "VitrineFooter"),
    events: [],
  };
}

/** A site of two pages: home with a header, products and a subscription, and a gallery. */
export function sampleDocument(): DocumentAnswer {
  const home: Page = {
    id: "home",
    meta: emptyMeta,
    sections: [
      sampleSection("head", "Header21"),
      sampleSection("goods", "Feature15_2"),
      sampleSection("mail", "Email1"),
    ],
  };
  const gallery: Page = {
    id: "gallery",
    meta: emptyMeta,
    sections: [sampleSection("bar", "NoHeader"), sampleSection("pics", "Portfolio12")],
  };
  return {
    revision: 1,
    site: sampleSite(),
    index: {
      entries: [
        { id: "home", path: "/", name: "Главная" },
        { id: "gallery", path: "/connect", name: "Галерея" },
      ],
      redirects: [],
    },
    pages: [home, gallery],
    assets: [],
  };
}
