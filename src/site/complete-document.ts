import { bringUpSection } from "./bring-up.ts";
import { completeFields } from "./field-values.ts";
import { completeNavigation } from "./navigation.ts";
import type { Page } from "./page.ts";
import type { Section, Templates } from "./section.ts";
import type { SiteDocument } from "./site.ts";

function completeSection(section: Section, templates: Templates): Section {
  const own = bringUpSection(section, templates);
  const template = templates(own.template);
  return template ? { ...own, fields: completeFields(template.fields, own.fields, own.id) } : own;
}

/** The same of one of its pages. */
export function completePage(page: Page, templates: Templates): Page {
  return {
    ...page,
    sections: page.sections.map((section) => completeSection(section, templates)),
  };
}

/** A document that came from elsewhere, with every field that its templates have. What they don't have stays, for `findDocumentProblems` to name. */
export function completeDocument(
  { site, index, pages }: SiteDocument,
  templates: Templates,
): SiteDocument {
  return {
    site: {
      ...site,
      navigation: completeNavigation(site.navigation),
      footer: completeSection(site.footer, templates),
      ...(site.linked && {
        linked: site.linked.map((section) => completeSection(section, templates)),
      }),
    },
    index,
    pages: pages.map((page) => completePage(page, templates)),
  };
}
