import * as z from "zod/mini";
import { bringUpSection } from "../bring-up.ts";
import { eventFields } from "../event-fields.ts";
import { isOfKind } from "#/fields/held-value.ts";
import type { Kind, SpecOfKind } from "#/fields/held-value.ts";
import type { FieldSpec, FieldSpecs } from "#/fields/kinds.ts";
import { specAt } from "#/fields/spec-at.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import { idSchema } from "../id.ts";
import { linkedAt } from "../linked.ts";
import { completeNavigation, navigationFields } from "../navigation.ts";
import { metaFields } from "../page.ts";
import type { Page } from "../page.ts";
import type { RecordChanges, RecordKey, Records } from "../records.ts";
import { pageKey } from "../records.ts";
import type { Section } from "../section.ts";
import type { SiteRecord } from "../site.ts";
import type { OperationContext, OperationRefusal } from "./operation.ts";
import { replaced } from "./order.ts";
import { refusal } from "./refusals.ts";
import {
  isSettingsTarget,
  readSettingsTarget,
  settingsTargets,
  withSettingsTarget,
} from "./settings-target.ts";
import type { PartFields } from "./settings-target.ts";

/** Whose fields: a section of a page, a part that belongs to the site, a page's meta, an event's texts, or a linked section. */
export const targetSchema = z.union([
  z.strictObject({ page: idSchema, section: idSchema }),
  z.strictObject({ part: z.enum(["navigation", "footer"]) }),
  ...settingsTargets,
  z.strictObject({ part: z.literal("meta"), page: idSchema }),
  z.strictObject({ part: z.literal("event"), event: idSchema }),
  z.strictObject({ part: z.literal("linked"), linked: idSchema }),
]);
export type Target = z.infer<typeof targetSchema>;

/**
 * A field within a target: names of fields and ids of items in turn, e.g. ["features", "k3…", "paragraph"]. A picture's
 * alt text is a text field of its own: ["image", "alt"].
 */
export const fieldPathSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(64)))
  .check(z.minLength(1), z.maxLength(9));
export type FieldPath = z.infer<typeof fieldPathSchema>;

export function targetRecord(target: Target): RecordKey {
  return "page" in target ? pageKey(target.page) : "site";
}

/** The site's record. @throws OperationRefusal site-gone */
export function readSite(records: Records): SiteRecord {
  if (!records.site) throw refusal("site-gone");
  return records.site;
}

/** A page's record. @throws OperationRefusal page-gone */
export function readPage(records: Records, page: string): Page {
  const found = records[pageKey(page)];
  if (!found) throw refusal("page-gone");
  return found;
}

/** A section of a page. @throws OperationRefusal section-gone */
export function findSection(page: Page | undefined, section: string): Section {
  const found = page?.sections.find((one) => one.id === section);
  if (!found) throw refusal("section-gone");
  return found;
}

/**
 * What a newer program made stays untouched here: it could be taken away, but not given back.
 * @throws OperationRefusal template-newer
 */
export function requireKnownVersion(
  { template: id, version }: Pick<Section, "template" | "version">,
  { templates }: OperationContext,
): void {
  if (version > (templates(id)?.version ?? version)) throw refusal("template-newer", [], id);
}

/** @throws OperationRefusal template-unknown, template-newer */
export function templateFields(
  section: Pick<Section, "template" | "version">,
  context: OperationContext,
): FieldSpecs {
  const template = context.templates(section.template);
  if (!template) throw refusal("template-unknown", [], section.template);
  requireKnownVersion(section, context);
  return template.fields;
}

/** A section of a page that is no place of a linked one. @throws OperationRefusal section-gone, linked-place, template-unknown, template-newer */
export function ownSectionAt(page: Page, section: string, context: OperationContext): Section {
  const found = sectionAt(page, section, context);
  // what stands there is changed as what it is: the site's
  if (found.linked !== undefined) throw refusal("linked-place");
  return found;
}

/** A section of a page as its template has it now. @throws OperationRefusal section-gone, template-unknown, template-newer */
export function sectionAt(page: Page, section: string, context: OperationContext): Section {
  const found = bringUpSection(findSection(page, section), context.templates);
  templateFields(found, context);
  return found;
}

/** A section's specs, and its fields as its template has them now. */
function sectionFields(section: Section, context: OperationContext): PartFields {
  const { fields } = bringUpSection(section, context.templates);
  return { specs: templateFields(section, context), fields };
}

function findPart(
  site: SiteRecord,
  target: Exclude<Target, { page: string }>,
): FoundTarget | undefined {
  if (isSettingsTarget(target)) return readSettingsTarget(site.settings, target);
  switch (target.part) {
    case "navigation":
      return { specs: navigationFields, fields: completeNavigation(site.navigation) };
    case "footer":
      return { section: site.footer, fields: site.footer.fields };
    case "event": {
      const event = site.events.find((one) => one.id === target.event);
      return event && { specs: eventFields, fields: event };
    }
    case "linked": {
      const section = linkedAt(target, site);
      return section && { section, fields: section.fields };
    }
  }
}

/** A target as it is stored: a section, whose template has the specs, or a part that has its own. */
type FoundTarget = PartFields | { readonly section: Section; readonly fields: StoredFields };

/** Finds a target, with its fields as they are stored; undefined where it is gone. */
export function findTarget(records: Records, target: Target): FoundTarget | undefined {
  if (!("page" in target)) return records.site && findPart(records.site, target);
  const page = records[pageKey(target.page)];
  if ("part" in target) return page && { specs: metaFields, fields: page.meta };
  const section = page?.sections.find(({ id }) => id === target.section);
  return section && { section, fields: section.fields };
}

/** The spec of a field as the document stands; undefined where the field is gone. */
export function findSpec(
  records: Records,
  target: Target,
  path: readonly string[],
  templates: OperationContext["templates"],
): FieldSpec | undefined {
  const found = findTarget(records, target);
  if (!found) return undefined;
  const specs = "section" in found ? templates(found.section.template)?.fields : found.specs;
  return specs && specAt(specs, path);
}

function goneRefusal(records: Records, target: Target): OperationRefusal {
  if ("page" in target)
    return refusal(records[pageKey(target.page)] ? "section-gone" : "page-gone");
  if (!records.site) return refusal("site-gone");
  if (target.part === "linked") return refusal("linked-gone");
  return target.part === "event"
    ? refusal("event-gone")
    : refusal("field-unknown", [], target.part);
}

/** The specs of a target, and its values as its template has them now. @throws OperationRefusal where it is gone */
export function readTarget(
  records: Records,
  target: Target,
  context: OperationContext,
): PartFields {
  const found = findTarget(records, target);
  if (!found) throw goneRefusal(records, target);
  return "section" in found ? sectionFields(found.section, context) : found;
}

/** Whether a target's fields were others once: those of the bar, or of a section whose template has changed. */
export function hasEarlierVersions(
  records: Records,
  target: Target,
  context: OperationContext,
): boolean {
  const found = findTarget(records, target);
  if (!found || !("section" in found)) return "part" in target && target.part === "navigation";
  const { template } = found.section;
  return (context.templates(template)?.version ?? 1) > 1;
}

/** A linked section as its template has it now. @throws OperationRefusal linked-gone, template-unknown, template-newer */
export function readLinked(site: SiteRecord, linked: string, context: OperationContext): Section {
  const found = linkedAt({ linked }, site);
  if (!found) throw refusal("linked-gone");
  const known = bringUpSection(found, context.templates);
  templateFields(known, context);
  return known;
}

export function withLinked(site: SiteRecord, section: Section): SiteRecord {
  return { ...site, linked: replaced(site.linked ?? [], section) };
}

function withPart(
  site: SiteRecord,
  target: Exclude<Target, { page: string }>,
  fields: StoredFields,
  context: OperationContext,
): SiteRecord {
  if (isSettingsTarget(target))
    return { ...site, settings: withSettingsTarget(site.settings, target, fields) };
  switch (target.part) {
    case "navigation":
      return { ...site, navigation: fields };
    case "footer":
      return { ...site, footer: { ...bringUpSection(site.footer, context.templates), fields } };
    case "linked":
      return withLinked(site, { ...readLinked(site, target.linked, context), fields });
    case "event":
      return { ...site, events: replaced(site.events, fields as SiteRecord["events"][number]) };
  }
}

/** The changes that give a target these fields. */
export function writeTarget(
  records: Records,
  target: Target,
  fields: StoredFields,
  context: OperationContext,
): RecordChanges {
  if (!("page" in target)) return { site: withPart(readSite(records), target, fields, context) };
  const page = readPage(records, target.page);
  if ("part" in target) return { [pageKey(page.id)]: { ...page, meta: fields as Page["meta"] } };
  const known = bringUpSection(findSection(page, target.section), context.templates);
  const section = { ...known, fields };
  return { [pageKey(page.id)]: { ...page, sections: replaced(page.sections, section) } };
}

/** The spec of the field at a path. @throws OperationRefusal field-unknown */
export function fieldSpec(specs: FieldSpecs, path: FieldPath): FieldSpec {
  const spec = specAt(specs, path);
  if (!spec) throw refusal("field-unknown", path, path.join("/"));
  return spec;
}

/** The spec of the field at a path, which is of this kind. @throws OperationRefusal field-unknown, field-kind */
export function fieldSpecOfKind<Name extends Kind>(
  specs: FieldSpecs,
  path: FieldPath,
  kind: Name,
): SpecOfKind<Name> {
  const spec = fieldSpec(specs, path);
  if (!isOfKind(spec, kind)) throw refusal("field-kind", path);
  return spec;
}

function findItem(value: unknown, item: string, path: FieldPath): StoredItem {
  const found = (value as readonly StoredItem[]).find((one) => one.id === item);
  if (!found) throw refusal("item-gone", path);
  return found;
}

/** The value at a path whose spec is known to be there. @throws OperationRefusal item-gone, picture-gone */
export function readField(fields: StoredFields, path: FieldPath): unknown {
  const [name = "", item, ...rest] = path;
  const value = fields[name];
  if (item === undefined) return value;
  if (Array.isArray(value)) return readField(findItem(value, item, path), rest);
  if (value === null) throw refusal("picture-gone", path);
  return (value as StoredFields)[item];
}

/** A copy of the fields with another value at a path. @throws OperationRefusal item-gone, picture-gone */
export function withField(fields: StoredFields, path: FieldPath, value: unknown): StoredFields {
  const [name = "", item, ...rest] = path;
  if (item === undefined) return { ...fields, [name]: value };
  const old = fields[name];
  if (Array.isArray(old)) {
    const next = withField(findItem(old, item, path), rest, value) as StoredItem;
    return { ...fields, [name]: replaced(old as StoredItem[], next) };
  }
  if (old === null) throw refusal("picture-gone", path);
  return { ...fields, [name]: { ...(old as StoredFields), [item]: value } };
}
