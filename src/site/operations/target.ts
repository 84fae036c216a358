import { z } from "zod";
import type { FieldSpec, FieldSpecs, ListField } from "../field.ts";
import type { StoredFields, StoredItem } from "../field-values.ts";
import { idSchema } from "../id.ts";
import { navigationFields } from "../navigation.ts";
import type { Page } from "../page.ts";
import type { RecordChanges, RecordKey, Records } from "../records.ts";
import { pageKey } from "../records.ts";
import type { Section } from "../section.ts";
import { OperationRefusal } from "./operation.ts";
import type { OperationContext } from "./operation.ts";

/** Whose fields: a section of a page, or a part that belongs to the site. */
export const targetSchema = z.union([
  z.strictObject({ page: idSchema, section: idSchema }),
  z.strictObject({ part: z.enum(["navigation", "footer"]) }),
]);
export type Target = z.infer<typeof targetSchema>;

/** A field within a target: names of fields and ids of items in turn, e.g. ["features", "k3…", "paragraph"]. */
export const fieldPathSchema = z.array(z.string().min(1).max(64)).min(1).max(9);
export type FieldPath = z.infer<typeof fieldPathSchema>;

export function targetRecord(target: Target): RecordKey {
  return "part" in target ? "site" : pageKey(target.page);
}

export function findSection(page: Page | undefined, section: string): Section {
  const found = page?.sections.find((one) => one.id === section);
  if (!found) throw new OperationRefusal("section-gone", "This section is no longer there");
  return found;
}

export function templateFields(section: Section, context: OperationContext): FieldSpecs {
  const template = context.templates(section.template);
  if (!template) throw new OperationRefusal("template-unknown", `There is no template ${section.template}`);
  return template.fields;
}

/** The specs and the stored values of a target. */
export function readTarget(records: Records, target: Target, context: OperationContext): { specs: FieldSpecs; fields: StoredFields } {
  if ("part" in target) {
    const { site } = records;
    if (!site) throw new OperationRefusal("site-gone", "This site is no longer there");
    if (target.part === "navigation") return { specs: navigationFields, fields: site.navigation };
    return { specs: templateFields(site.footer, context), fields: site.footer.fields };
  }
  const section = findSection(records[pageKey(target.page)], target.section);
  return { specs: templateFields(section, context), fields: section.fields };
}

/** The changes that give a target these fields. */
export function writeTarget(records: Records, target: Target, fields: StoredFields): RecordChanges {
  if ("part" in target) {
    const { site } = records;
    if (!site) throw new OperationRefusal("site-gone", "This site is no longer there");
    if (target.part === "navigation") return { site: { ...site, navigation: fields } };
    return { site: { ...site, footer: { ...site.footer, fields } } };
  }
  const page = records[pageKey(target.page)];
  if (!page) throw new OperationRefusal("page-gone", "This page is no longer there");
  const sections = page.sections.map((section) => (section.id === target.section ? { ...section, fields } : section));
  return { [pageKey(page.id)]: { ...page, sections } };
}

function noSuchField(path: FieldPath): OperationRefusal {
  return new OperationRefusal("field-unknown", `There is no field ${path.join("/")}`, path);
}

/** The spec of the field at a path. @throws OperationRefusal field-unknown */
export function fieldSpec(specs: FieldSpecs, path: FieldPath): FieldSpec {
  let level = specs;
  for (let depth = 0; ; depth += 2) {
    const name = path[depth];
    const spec = name !== undefined && Object.hasOwn(level, name) ? level[name] : undefined;
    if (!spec) throw noSuchField(path);
    if (depth === path.length - 1) return spec;
    if (spec.kind !== "list") throw noSuchField(path);
    level = spec.item;
  }
}

/** The list at a path. @throws OperationRefusal field-unknown */
export function listSpec(specs: FieldSpecs, path: FieldPath): ListField {
  const spec = fieldSpec(specs, path);
  if (spec.kind !== "list") throw noSuchField(path);
  return spec;
}

/** The value at a path. @throws OperationRefusal item-gone */
export function readField(fields: StoredFields, path: FieldPath): unknown {
  const [name, item, ...rest] = path;
  const value = fields[name ?? ""];
  if (item === undefined) return value;
  const found = (value as StoredItem[]).find((one) => one.id === item);
  if (!found) throw new OperationRefusal("item-gone", "This item is no longer there", path);
  return readField(found, rest);
}

/** A copy of the fields with another value at a path. @throws OperationRefusal item-gone */
export function withField(fields: StoredFields, path: FieldPath, value: unknown): StoredFields {
  const [name = "", item, ...rest] = path;
  if (item === undefined) return { ...fields, [name]: value };
  const items = fields[name] as StoredItem[];
  if (!items.some((one) => one.id === item)) throw new OperationRefusal("item-gone", "This item is no longer there", path);
  return { ...fields, [name]: items.map((one) => (one.id === item ? (withField(one, rest, value) as StoredItem) : one)) };
}
