import { storableSchema } from "../field-schema.ts";
import { sectionsPerPage } from "../limits.ts";
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
  if (template.category === "footer") throw refusal("footer-on-page", [], id);
  if (version !== template.version) throw refusal("template-version", [], `${id} ${version}`);
  const checked = storableSchema(template.fields).safeParse(fields);
  if (checked.success) return;
  const issue = checked.error.issues[0];
  throw refusal("field-value", (issue?.path ?? []).map(String), issue?.message);
}

/** Checks a section against its template, and the layouts that it remembers against theirs. @throws OperationRefusal */
export function checkSection(section: Section, context: OperationContext): void {
  checkFields(section, context);
  for (const layout of section.parked ?? []) checkFields(layout, context);
}

/** Whether these sections may stand on one page (R17). `others` are those already there. @throws OperationRefusal */
export function checkNeighbours(
  section: Pick<Section, "template">,
  others: readonly Section[],
  context: OperationContext,
): void {
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
  checkSection(section, context);
  checkNeighbours(section, page.sections, context);
  return withSections(page, placed(page.sections, section, after, context));
}

export function withSections(page: Page, sections: Section[]): RecordChanges {
  return { [pageKey(page.id)]: { ...page, sections } };
}
