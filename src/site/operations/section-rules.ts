import { bringUpSection } from "../bring-up.ts";
import { storableSchema } from "../field-schema.ts";
import { sectionsPerPage } from "../limits.ts";
import { linkedTemplate } from "../linked.ts";
import type { Page } from "../page.ts";
import type { RecordChanges } from "../records.ts";
import { pageKey } from "../records.ts";
import type { Parked, Section, TemplateSpec } from "../section.ts";
import type { OperationContext } from "./operation.ts";
import { insertAfter } from "./order.ts";
import { refusal } from "./refusals.ts";

/** The template with this id. @throws OperationRefusal template-unknown */
export function requireTemplate(id: string, context: OperationContext): TemplateSpec {
  const template = context.templates(id);
  if (!template) throw refusal("template-unknown", [], id);
  return template;
}

export function isHeader(
  section: Pick<Section, "template"> | undefined,
  context: OperationContext,
): boolean {
  return section !== undefined && context.templates(section.template)?.category === "header";
}

function checkFields(
  { template: id, version, fields }: Pick<Parked, "template" | "version" | "fields">,
  context: OperationContext,
): void {
  const template = requireTemplate(id, context);
  if (version > template.version) throw refusal("template-newer", [], id);
  if (version !== template.version) throw refusal("template-version", [], `${id} ${version}`);
  const checked = storableSchema(template.fields).safeParse(fields);
  if (checked.success) return;
  const issue = checked.error.issues[0];
  throw refusal("field-value", (issue?.path ?? []).map(String), issue?.message);
}

/** Whether a layout was made for an earlier version of its template. */
function isOlder(
  { template, version }: Pick<Parked, "template" | "version">,
  { templates }: OperationContext,
): boolean {
  return version < (templates(template)?.version ?? version);
}

/** What only the section that stands at a place may have. */
function hasOwnLooks({ colorMode, orientation, parked }: Section): boolean {
  return [colorMode, orientation, parked].some((one) => one !== undefined);
}

/** Brought up if it is of an earlier version, and checked, as all layouts that it remembers. */
function checkedLayouts(section: Section, context: OperationContext): Section {
  const isUp = [section, ...(section.parked ?? [])].every((one) => !isOlder(one, context));
  const own = isUp ? section : bringUpSection(section, context.templates);
  checkFields(own, context);
  for (const layout of own.parked ?? []) checkFields(layout, context);
  return own;
}

/** Whether a section and the layouts that it remembers are all footers, or none of them is. */
function checkFooters(section: Section, isFooter: boolean, context: OperationContext): void {
  for (const { template: id } of [section, ...(section.parked ?? [])]) {
    if ((requireTemplate(id, context).category === "footer") === isFooter) continue;
    throw refusal(isFooter ? "footer-kind" : "footer-on-page", [], id);
  }
}

/** A footer from elsewhere, as `checkedSection` has a section. @throws OperationRefusal footer-kind and others */
export function checkedFooter(section: Section, context: OperationContext): Section {
  checkFooters(section, true, context);
  return checkedLayouts(section, context);
}

/**
 * A section from elsewhere, brought up if it is of an earlier version, and checked against its template, and the layouts that it remembers against
 * theirs. @throws OperationRefusal
 */
export function checkedSection(section: Section, context: OperationContext): Section {
  if ((section.linked === undefined) === (section.template === linkedTemplate.id))
    throw refusal("linked-place");
  if (section.linked !== undefined && hasOwnLooks(section)) throw refusal("linked-place");
  checkFooters(section, false, context);
  return checkedLayouts(section, context);
}

/** Whether a section may stand in several places: one of a unique kind has rules of its own (R17). @throws OperationRefusal */
export function checkLinkable({ template: id }: Section, context: OperationContext): void {
  if (requireTemplate(id, context).isUnique || id === linkedTemplate.id)
    throw refusal("linked-kind", [], id);
}

/** Whether these sections may stand on one page (R17). `others` are those already there. @throws OperationRefusal */
export function checkNeighbours(
  section: Pick<Section, "template" | "linked">,
  others: readonly Section[],
  context: OperationContext,
): void {
  if (section.linked !== undefined && others.some((other) => other.linked === section.linked))
    throw refusal("linked-twice");
  if (isHeader(section, context) && others.some((other) => isHeader(other, context)))
    throw refusal("header-unique");
  const template = requireTemplate(section.template, context);
  if (template.isUnique && others.some((other) => other.template === template.id))
    throw refusal("template-unique", [], template.id);
}

/** The sections with another one behind `after`; a header goes first, and nothing goes before it. */
export function placed(
  sections: readonly Section[],
  section: Section,
  after: string | null,
  context: OperationContext,
): Section[] {
  if (isHeader(section, context)) return [section, ...sections];
  const [first] = sections;
  return insertAfter(
    sections,
    section,
    after === null && isHeader(first, context) ? (first?.id ?? null) : after,
  );
}

/** The page's sections with a new one among them. @throws OperationRefusal */
export function withSection(
  page: Page,
  section: Section,
  after: string | null,
  context: OperationContext,
): RecordChanges {
  if (page.sections.some((other) => other.id === section.id))
    throw refusal("section-exists", [], section.id);
  if (page.sections.length >= sectionsPerPage)
    throw refusal("page-full", [], String(sectionsPerPage));
  const own = checkedSection(section, context);
  checkNeighbours(own, page.sections, context);
  return withSections(page, placed(page.sections, own, after, context));
}

export function withSections(page: Page, sections: Section[]): RecordChanges {
  return { [pageKey(page.id)]: { ...page, sections } };
}
