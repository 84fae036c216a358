import { refusalText } from "./operations/refusal-texts.ts";
import { storableSchema } from "./field-schema.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { DocumentPath } from "./migrations/migration.ts";
import { navigationFields } from "./navigation.ts";
import { OperationRefusal } from "./operations/operation.ts";
import type { OperationContext } from "./operations/operation.ts";
import { checkPageSection, firstSegment } from "./operations/page-rules.ts";
import { redirectPage } from "./redirect.ts";
import { refusal } from "./operations/refusals.ts";
import { checkLinkable, checkedFooter, checkedSection } from "./operations/section-rules.ts";
import { templateFields } from "./operations/target.ts";
import type { Page } from "./page.ts";
import type { PageIndex } from "./page-index.ts";
import type { SiteDocument, SiteRecord } from "./site.ts";

/** What keeps a document from being taken; `path` leads to the spot within it. */
export interface DocumentProblem {
  readonly path: DocumentPath;
  readonly rule: string;
  readonly message: string;
}

type Check = (path: DocumentPath, work: () => void) => void;

function checkFields(specs: FieldSpecs, fields: unknown): void {
  const issue = storableSchema(specs).safeParse(fields).error?.issues[0];
  if (issue) throw refusal("field-value", issue.path.map(String), issue.message);
}

interface SiteParts {
  readonly site: SiteRecord;
  readonly index: PageIndex;
}

function checkIndex({ site, index }: SiteParts, pages: readonly string[], check: Check): void {
  const codes = new Set(site.languages.map(({ code }) => code));
  const ids = pages.toSorted();
  const twice = new Set(ids.filter((id, place) => id === ids[place + 1]));
  const known = new Set(ids);
  index.entries.forEach((entry, place) =>
    check(["index", "entries", place], () => {
      if (codes.has(firstSegment(entry.path))) throw refusal("path-language", ["path"], entry.path);
      if (!known.has(entry.id) || twice.has(entry.id)) throw refusal("page-entry");
    }),
  );
  const entries = new Set(index.entries.map((entry) => entry.id));
  pages.forEach((page, place) =>
    check(["pages", place], () => {
      if (!entries.has(page)) throw refusal("page-entry");
    }),
  );
  index.redirects.forEach((redirect, place) =>
    check(["index", "redirects", place], () => {
      const page = redirectPage(redirect);
      if (page !== undefined && !entries.has(page)) throw refusal("page-gone", [], page);
    }),
  );
}

function checkSite({ site }: SiteParts, context: OperationContext, check: Check): void {
  check(["site", "navigation"], () => checkFields(navigationFields, site.navigation));
  check(["site", "footer"], () => {
    const template = context.templates(site.footer.template);
    if (template?.category !== "footer")
      throw refusal("template-unknown", ["template"], site.footer.template);
    checkFields(templateFields(site.footer, context), site.footer.fields);
    if (checkedFooter(site.footer, context) !== site.footer)
      throw refusal("template-version", ["version"]);
  });
  const known = new Set<string>();
  site.linked?.forEach((section, place) =>
    check(["site", "linked", place], () => {
      if (known.has(section.id)) throw refusal("linked-exists", [], section.id);
      known.add(section.id);
      checkLinkable(section, context);
      if (checkedSection(section, context) !== section)
        throw refusal("template-version", ["version"]);
    }),
  );
  const seen = new Set<string>();
  site.events.forEach(({ id }, place) =>
    check(["site", "events", place], () => {
      if (seen.has(id)) throw refusal("event-exists", [], id);
      seen.add(id);
    }),
  );
  const files = new Set<string>();
  site.files?.forEach(({ id }, place) =>
    check(["site", "files", place], () => {
      if (files.has(id)) throw refusal("file-exists", [], id);
      files.add(id);
    }),
  );
}

/** What belongs to a site beside its pages, whose ids are given. @throws OperationRefusal the first problem */
export function checkSiteParts(
  parts: SiteParts,
  pages: readonly string[],
  context: OperationContext,
): void {
  const check: Check = (_path, work) => work();
  checkIndex(parts, pages, check);
  checkSite(parts, context, check);
}

function checkSections(page: Page, path: DocumentPath, context: OperationContext, check: Check) {
  page.sections.forEach((_section, place) =>
    check([...path, "sections", place], () => {
      if (checkPageSection(page, place, context) !== page.sections[place])
        throw refusal("template-version", ["version"]);
    }),
  );
}

/**
 * What of a whole document, whose shape was parsed, doesn't keep the rules that operations keep: every field storable
 * (R28), every section where it may stand (R17), one page for each entry of the index.
 */
export function findDocumentProblems(
  document: SiteDocument,
  context: OperationContext,
): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const check: Check = (path, work) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof OperationRefusal)) throw error;
      const { rule } = error;
      problems.push({ path: [...path, ...error.path], rule, message: refusalText(error) });
    }
  };
  const pages = document.pages.map(({ id }) => id);
  checkIndex(document, pages, check);
  checkSite(document, context, check);
  document.pages.forEach((page, place) => checkSections(page, ["pages", place], context, check));
  return problems;
}
