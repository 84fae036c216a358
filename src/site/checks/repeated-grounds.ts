import { isOfKind } from "#/fields/held-value.ts";
import { bringUpSection } from "../bring-up.ts";
import { contentTarget } from "../content-target.ts";
import type { Page } from "../page.ts";
import { problem } from "../problem.ts";
import type { Problem } from "../problem.ts";
import type { ProblemCode } from "../problem-code.ts";
import type { Templates } from "../section.ts";
import { shownSections } from "../section-own.ts";

/** The grounds of full strength, which one section of a page may stand on. */
const strong: ReadonlyMap<unknown, ProblemCode> = new Map([
  ["brand", "ground-brand"],
  ["second", "ground-second"],
]);

/** The field of what a whole section stands on; what only a card lies on can't be the page's own ground. */
function groundField(template: string, templates: Templates): string | undefined {
  const specs = Object.entries(templates(template)?.fields ?? {});
  return specs.find(
    ([, spec]) =>
      isOfKind(spec, "choice") && spec.role === "ground" && spec.options.includes("page"),
  )?.[0];
}

/** Sections that stand on the brand's or the second colour after another one of the page does. */
export function repeatedGrounds(page: Page, templates: Templates): Problem[] {
  const seen = new Set<ProblemCode>();
  return shownSections(page.sections).flatMap((section) => {
    const name = groundField(section.template, templates);
    if (name === undefined) return [];
    const code = strong.get(bringUpSection(section, templates).fields[name]);
    if (!code) return [];
    if (!seen.has(code)) {
      seen.add(code);
      return [];
    }
    const target = contentTarget(page.id, section);
    return [problem(code, { page: page.id, section: section.id, target }, { path: [name] })];
  });
}
