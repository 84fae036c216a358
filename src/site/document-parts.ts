import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { consentParts, consentVariants } from "./consent-parts.ts";
import { consentFields, readConsentPart } from "./consent.ts";
import { eventFields } from "./event-fields.ts";
import { messengerFields } from "./messenger.ts";
import { navigationFields } from "./navigation.ts";
import { metaFields } from "./page.ts";
import type { Target } from "./operations/target.ts";
import type { Page } from "./page.ts";
import type { Section, Templates } from "./section.ts";
import { notFoundFields } from "./not-found.ts";
import { organisationFields, settingsFields } from "./settings.ts";
import type { SiteRecord } from "./site.ts";

/** A part of a document whose values are fields. */
export interface DocumentPart {
  readonly specs: FieldSpecs;
  readonly fields: StoredFields;
  /** What operations name it by. */
  readonly target: Target;
  /** Of the section that it is. */
  readonly template?: string;
}

function sectionPart(section: Section, templates: Templates, target: Target): DocumentPart {
  const { template, fields } = section;
  return { specs: templates(template)?.fields ?? {}, fields, target, template };
}

/** Every part of a page: its meta and its sections. Layouts that a section only remembers are none. */
export function pageParts(page: Page, templates: Templates): DocumentPart[] {
  const sections = page.sections.map((section) =>
    sectionPart(section, templates, { page: page.id, section: section.id }),
  );
  const target = { part: "meta", page: page.id } as const;
  return [{ specs: metaFields, fields: page.meta, target }, ...sections];
}

/** The bar and the footer, which stand on every page. */
export function frameParts(site: SiteRecord, templates: Templates): DocumentPart[] {
  return [
    { specs: navigationFields, fields: site.navigation, target: { part: "navigation" } },
    sectionPart(site.footer, templates, { part: "footer" }),
  ];
}

/** The linked sections, each once. */
export function linkedParts({ linked = [] }: SiteRecord, templates: Templates): DocumentPart[] {
  return linked.map((section) =>
    sectionPart(section, templates, { part: "linked", linked: section.id }),
  );
}

/** Every part of what belongs to the site. */
export function siteParts(site: SiteRecord, templates: Templates): DocumentPart[] {
  const { settings, events } = site;
  return [
    ...frameParts(site, templates),
    ...linkedParts(site, templates),
    { specs: settingsFields, fields: settings, target: { part: "settings" } },
    {
      specs: organisationFields,
      fields: settings.organisation,
      target: { part: "organisation" },
    },
    ...(settings.notFound
      ? [
          {
            specs: notFoundFields,
            fields: settings.notFound,
            target: { part: "notFound" as const },
          },
        ]
      : []),
    ...consentVariants.flatMap((variant) =>
      consentParts.map((of) => ({
        specs: consentFields[of],
        fields: readConsentPart(settings.cookieConsent, { variant, of }),
        target: { part: "consent" as const, variant, of },
      })),
    ),
    ...settings.messengers.data.map(({ name, data }) => ({
      specs: messengerFields,
      fields: data,
      target: { part: "messenger" as const, messenger: name },
    })),
    ...events.map((event) => ({
      specs: eventFields,
      fields: event,
      target: { part: "event" as const, event: event.id },
    })),
  ];
}
