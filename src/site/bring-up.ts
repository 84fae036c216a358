import type { StoredFields } from "#/fields/stored-fields.ts";
import { contentHash } from "./content-hash.ts";
import { completeFields, hasEvery } from "./field-values.ts";
import { completeNavigation } from "./navigation.ts";
import type { Page } from "./page.ts";
import type { AnyRecord, Records } from "./records.ts";
import type { Parked, Section, Templates, TemplateSpec } from "./section.ts";
import type { SiteRecord } from "./site.ts";

type Layout = Pick<Section, "template" | "version" | "fields">;

/** The fields after every change since their version; undefined where a change can't be made to what is stored. */
function changedFields(
  { version, fields }: Layout,
  { changes = [] }: TemplateSpec,
): StoredFields | undefined {
  try {
    return changes.slice(version - 1).reduce((known, change) => change.up(known), fields);
  } catch {
    return undefined;
  }
}

/** Fields and version as the template has them now; the very same where nothing changed. */
function bringUpLayout<Kind extends Layout>(
  layout: Kind,
  place: string,
  templates: Templates,
): Kind {
  const template = templates(layout.template);
  if (!template || layout.version > template.version) return layout;
  const { version, fields: specs } = template;
  if (layout.version === version && hasEvery(specs, layout.fields)) return layout;
  const fields = changedFields(layout, template);
  return fields ? { ...layout, version, fields: completeFields(specs, fields, place) } : layout;
}

/** Earlier layouts, still known as what the swaps after them began with. */
function bringUpParked(
  parked: readonly Parked[],
  { before, after }: { before: Section; after: Section },
  templates: Templates,
): Parked[] {
  const next = parked.map((layout) => bringUpLayout(layout, after.id, templates));
  return next.map((layout, place) => {
    const old = parked[place + 1] ?? before;
    const now = next[place + 1] ?? after;
    return layout.given === contentHash(old) ? { ...layout, given: contentHash(now) } : layout;
  });
}

/**
 * A section of an earlier version of its template as one of the present version, with the layouts that it remembers.
 * The very same section where nothing changed. One that is newer than this program knows, or of a template that it
 * doesn't know, stays as it is: operations refuse it (`template-newer`, `template-unknown`), and nothing of it is lost.
 */
export function bringUpSection(section: Section, templates: Templates): Section {
  const own = bringUpLayout(section, section.id, templates);
  const { parked } = section;
  if (!parked) return own;
  const isSame =
    own === section && parked.every((one) => bringUpLayout(one, section.id, templates) === one);
  if (isSame) return section;
  return { ...own, parked: bringUpParked(parked, { before: section, after: own }, templates) };
}

/** A page with its sections brought up; the very same where nothing changed. */
export function bringUpPage(page: Page, templates: Templates): Page {
  const sections = page.sections.map((section) => bringUpSection(section, templates));
  const isSame = sections.every((section, place) => section === page.sections[place]);
  return isSame ? page : { ...page, sections };
}

/** The site's record with footer and navigation brought up; the very same where nothing changed. */
export function bringUpSite(site: SiteRecord, templates: Templates): SiteRecord {
  const footer = bringUpSection(site.footer, templates);
  const navigation = completeNavigation(site.navigation);
  const linked = site.linked?.map((section) => bringUpSection(section, templates));
  const isSame =
    footer === site.footer &&
    navigation === site.navigation &&
    (linked ?? []).every((section, place) => section === site.linked?.[place]);
  return isSame ? site : { ...site, footer, navigation, ...(linked && { linked }) };
}

/** Any record as it is read from where it is kept. */
export function bringUpRecord<Kind extends AnyRecord>(record: Kind, templates: Templates): Kind;
export function bringUpRecord(record: AnyRecord, templates: Templates): AnyRecord {
  if ("sections" in record) return bringUpPage(record, templates);
  return "footer" in record ? bringUpSite(record, templates) : record;
}

export function bringUpRecords(records: Records, templates: Templates): Records {
  const all = Object.entries(records).map(([key, record]: [string, AnyRecord | undefined]) => [
    key,
    record && bringUpRecord(record, templates),
  ]);
  return Object.fromEntries(all);
}
