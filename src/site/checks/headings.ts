import { held, isOfKind } from "#/fields/held-value.ts";
import { walkFields } from "../field-walk.ts";
import type { LanguageCode } from "../language.ts";
import { contentTarget } from "../content-target.ts";
import type { Page } from "../page.ts";
import { problem } from "../problem.ts";
import type { Problem } from "../problem.ts";
import { headingField, sectionHeading } from "../section-heading.ts";
import type { Section, Templates } from "../section.ts";
import { shownSections } from "../section-own.ts";

interface HeadingFacts {
  readonly templates: Templates;
  readonly primary: LanguageCode;
}

function isHeaded(section: Section, { templates, primary }: HeadingFacts): boolean {
  const template = templates(section.template);
  if (template?.hasOwnHeading) return true;
  const heading = sectionHeading(template, section.fields);
  return (heading?.[primary]?.text ?? "").trim() !== "";
}

/** Whether items of a section are headed though it isn't. */
function hasInnerHeadings({ template, fields }: Section, facts: HeadingFacts): boolean {
  let isFound = false;
  walkFields(facts.templates(template)?.fields ?? {}, fields, ({ spec, value, path }) => {
    if (!isOfKind(spec, "text") || spec.role !== "heading" || path().length === 1) return;
    isFound ||= (held(spec, value)?.[facts.primary]?.text ?? "").trim() !== "";
  });
  return isFound;
}

/**
 * A page without a heading, or smaller headings before the page's own. Nothing else can be out of order: views take the
 * levels of their headings from their place on the page.
 */
export function headingProblems(page: Page, facts: HeadingFacts): Problem[] {
  const sections = shownSections(page.sections);
  const first = sections.findIndex((section) => isHeaded(section, facts));
  const before = first === -1 ? sections : sections.slice(0, first);
  const canBeHeaded = (section: Section) => {
    const template = facts.templates(section.template);
    const name = template && headingField(template);
    return name === undefined ? [] : [{ section, name, spec: template?.fields[name] }];
  };
  const open = before.flatMap(canBeHeaded);
  const wanted =
    first === -1 ? open[0] : open.find(({ section }) => hasInnerHeadings(section, facts));
  if (!wanted) return [];
  // of a text that has to be there its own problem tells
  if (isOfKind(wanted.spec, "text") && wanted.spec.isRequired) return [];
  const target = contentTarget(page.id, wanted.section);
  return [
    problem(
      first === -1 ? "heading-missing" : "heading-late",
      { page: page.id, section: wanted.section.id, target },
      { path: [wanted.name], language: facts.primary },
    ),
  ];
}
