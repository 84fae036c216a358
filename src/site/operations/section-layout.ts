import { spokenSpecs } from "#/fields/spoken-specs.ts";
import type { SaidWords } from "#/fields/spoken-specs.ts";
import { contentHash } from "../content-hash.ts";
import { carryFields } from "../field-values.ts";
import type { Page } from "../page.ts";
import { areOneFamily, parkedPerSection } from "../section.ts";
import type { Section } from "../section.ts";
import { ownOfSection } from "../section-own.ts";
import type { OperationContext } from "./operation.ts";
import { without } from "./order.ts";
import { refusal } from "./refusals.ts";
import type { SiteSection } from "./site-section.ts";
import { checkNeighbours, isHeader, requireTemplate } from "./section-rules.ts";

function withParked(section: Omit<Section, "parked">, parked: Section["parked"]): Section {
  return parked?.length ? { ...section, parked } : section;
}

/**
 * The section in another layout of its family: what it holds stays as it is. Where nothing changed since its last
 * swap, that stays true, so that going back is exact from any layout of the family.
 */
export function inLayout(section: Section, template: string): Section {
  const next = { ...section, template };
  const last = section.parked?.at(-1);
  if (last?.given !== contentHash(section)) return next;
  const given = contentHash(next);
  return withParked(next, [...(section.parked ?? []).slice(0, -1), { ...last, given }]);
}

interface NewLayout extends Pick<Section, "template" | "fields"> {
  /** What templates begin with in other languages: nobody's words either. */
  readonly said: SaidWords | undefined;
}

/** The section in another template, which a new one begins with `fields`; unchanged since the last swap, it goes back exactly as it was. */
export function swapped(
  section: Section,
  { template: id, fields: initial, said }: NewLayout,
  context: OperationContext,
): Section {
  const template = requireTemplate(id, context);
  const own = requireTemplate(section.template, context);
  if (areOneFamily(own, template)) return inLayout(section, id);
  const layouts = section.parked ?? [];
  const known = layouts.findLast((layout) => {
    const earlier = context.templates(layout.template);
    return layout.version === template.version && earlier && areOneFamily(earlier, template);
  });
  const { version } = template;
  if (known && known === layouts.at(-1) && known.given === contentHash(section)) {
    const before = {
      id: section.id,
      template: known.template,
      version,
      fields: known.fields,
      ...ownOfSection(section),
    };
    return inLayout(withParked(before, layouts.slice(0, -1)), id);
  }
  const fields = carryFields(
    { specs: template.fields, fields: known?.fields ?? initial, isRemembered: known !== undefined },
    { specs: spokenSpecs(own.fields, said), fields: section.fields },
  );
  const next = { id: section.id, template: id, version, fields, ...ownOfSection(section) };
  const parked = {
    template: section.template,
    version: section.version,
    fields: section.fields,
    given: contentHash(next),
  };
  return withParked(next, [...layouts, parked].slice(-parkedPerSection));
}

/** Whether a section may stand where it does in its new template. @throws OperationRefusal */
export function checkPlace(page: Page, section: Section, context: OperationContext): void {
  checkNeighbours(section, without(page.sections, section.id), context);
  if (isHeader(section, context) && page.sections[0]?.id !== section.id)
    throw refusal("header-first");
}

/** The page of a section, or which of the site's it is. */
type RestorePlace = { readonly page: string } | { readonly target: SiteSection };

/** The step that gives a section back as it was; `after` is what it became, `said` as the swap had it. */
export function restoreStep(
  place: RestorePlace,
  before: Section,
  after: Section,
  said: SaidWords | undefined,
) {
  const args = { ...place, section: before, was: contentHash(after), ...(said && { said }) };
  return { name: "section.restore", args };
}
