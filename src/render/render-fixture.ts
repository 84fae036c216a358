import { loadLooks } from "#/sections/looks.ts";
import { registry } from "#/sections/registry.ts";
import { newFields } from "#/site/new-fields.ts";
import { navigationFields } from "#/site/navigation.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Section } from "#/site/section.ts";
import { createRouter } from "#/site/router.ts";
import { initialSettings } from "#/site/settings.ts";
import { documentVersion } from "#/site/site.ts";
import type { SiteRecord } from "#/site/site.ts";
import { initialTheme } from "#/site/theme.ts";
import type { SiteFacts } from "./page-facts.ts";
import { visitorMessage } from "#/site/visitor-message.ts";

await loadLooks(registry.map(({ id }) => id));

let count = 0;
function createId(): string {
  count += 1;
  return `x${count}`;
}

/** A section with its template's starting content in a language. */
export function testSection(template: string, id: string, language = "en"): Section {
  const definition = registry.find((one) => one.id === template);
  if (!definition) throw new Error(`There is no template ${template}`);
  const fields = newFields(definition.fields, { language, createId });
  return { id, template, version: definition.version, fields };
}

/** A site in English and Russian for tests. */
export const testSite: SiteRecord = {
  schema: documentVersion,
  name: "Lamp & Co",
  languages: [
    {
      id: 1,
      code: "en",
      name: "English",
      localName: "English",
      flagCode: "gb",
      isPrimary: true,
      status: "active",
    },
    {
      id: 2,
      code: "ru",
      name: "Russian",
      localName: "Русский",
      flagCode: "ru",
      isPrimary: false,
      status: "active",
    },
  ],
  isPrimaryDefault: true,
  theme: initialTheme,
  settings: initialSettings,
  navigation: newFields(navigationFields, { language: "en", createId }),
  footer: testSection("VitrineFooter", "footer"),
  events: [],
};

/** A page with one section of each of these templates. */
export function testPage(id: string, templates: readonly string[]): Page {
  const sections = templates.map((template, index) => testSection(template, `${id}s${index}`));
  return { id, meta: emptyMeta, sections };
}

export const testIndex: PageIndex = {
  entries: [
    { id: "home", path: "/", name: "Home" },
    { id: "prices", path: "/prices", name: "Prices" },
  ],
  redirects: [{ from: "/cost", page: "prices" }],
};

export const testFacts: SiteFacts = {
  site: testSite,
  index: testIndex,
  router: createRouter(testSite, testIndex),
  files: () => undefined,
  form: { apiBase: "/api/v1", siteId: 7, siteHash: "hash7" },
  report: "/report/",
  say: visitorMessage,
};
