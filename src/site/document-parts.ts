import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { consentFields, consentParts, consentVariants, readConsentPart } from "./consent.ts";
import { eventFields } from "./event.ts";
import { messengerFields } from "./messenger.ts";
import { navigationFields } from "./navigation.ts";
import { metaFields } from "./page.ts";
import type { Page } from "./page.ts";
import type { Section, Templates } from "./section.ts";
import { notFoundFields } from "./not-found.ts";
import { organisationFields, settingsFields } from "./settings.ts";
import type { SiteRecord } from "./site.ts";

/** A part of a document whose values are fields. */
export interface DocumentPart {
  readonly specs: FieldSpecs;
  readonly fields: StoredFields;
  /** The section that it is. */
  readonly section?: string;
}

function sectionPart(section: Section, templates: Templates): DocumentPart {
  const specs = templates(section.template)?.fields ?? {};
  return { specs, fields: section.fields, section: section.id };
}

/** Every part of a page: its meta and its sections. Layouts that a section only remembers are none. */
export function pageParts(page: Page, templates: Templates): DocumentPart[] {
  const sections = page.sections.map((section) => sectionPart(section, templates));
  return [{ specs: metaFields, fields: page.meta }, ...sections];
}

/** The bar and the footer, which stand on every page. */
export function frameParts(site: SiteRecord, templates: Templates): DocumentPart[] {
  return [
    { specs: navigationFields, fields: site.navigation },
    sectionPart(site.footer, templates),
  ];
}

/** Every part of what belongs to the site. */
export function siteParts(site: SiteRecord, templates: Templates): DocumentPart[] {
  const { settings, events } = site;
  return [
    ...frameParts(site, templates),
    { specs: settingsFields, fields: settings },
    { specs: organisationFields, fields: settings.organisation },
    ...(settings.notFound ? [{ specs: notFoundFields, fields: settings.notFound }] : []),
    ...consentVariants.flatMap((variant) =>
      consentParts.map((of) => ({
        specs: consentFields[of],
        fields: readConsentPart(settings.cookieConsent, { variant, of }),
      })),
    ),
    ...settings.messengers.data.map(({ data }) => ({ specs: messengerFields, fields: data })),
    ...events.map((event) => ({ specs: eventFields, fields: event })),
  ];
}
