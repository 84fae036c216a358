import * as z from "zod/mini";
import { contentHash } from "../content-hash.ts";
import { spokenSpecs } from "#/fields/spoken-specs.ts";
import type { SaidWords } from "#/fields/spoken-specs.ts";
import { carryFields } from "../field-values.ts";
import { idSchema } from "../id.ts";
import { linkedAt } from "../linked.ts";
import { pageKey } from "../records.ts";
import type { Records } from "../records.ts";
import { areOneFamily, sectionSchema } from "../section.ts";
import type { Section } from "../section.ts";
import { withOwn } from "../section-own.ts";
import { defineOperation } from "./operation.ts";
import type { OperationContext } from "./operation.ts";
import { replaced } from "./order.ts";
import { saidWordsSchema } from "./said-words.ts";
import { checkPlace, inLayout, restoreStep } from "./section-layout.ts";
import { checkedFooter, checkedSection, requireTemplate, withSections } from "./section-rules.ts";
import { readSiteSection, siteSectionSchema, withSiteSection } from "./site-section.ts";
import { findSection, readPage, readSite, ownSectionAt } from "./target.ts";

const earlierShape = {
  /** The section as it was: never a place of a linked one, which no swap changes. */
  section: z.omit(sectionSchema, { linked: true }),
  /** The hash of the content that the undone swap left. */
  was: z.string().check(z.maxLength(16)),
  said: saidWordsSchema,
};

/** A section of a page, or one that belongs to the site. */
const argsSchema = z.union([
  z.strictObject({ page: idSchema, ...earlierShape }),
  z.strictObject({ target: siteSectionSchema, ...earlierShape }),
]);

/** What the section becomes: exactly the earlier one, or, edited since, the earlier layout with what was written. */
function restoredSection(
  current: Section,
  { section, was, said }: { section: Section; was: string; said: SaidWords | undefined },
  context: OperationContext,
): Section {
  if (contentHash(current) === was) return section;
  if (current.template === section.template) return current;
  const earlier = requireTemplate(section.template, context);
  const own = requireTemplate(current.template, context);
  if (areOneFamily(own, earlier)) return inLayout(current, section.template);
  return {
    ...section,
    fields: carryFields(
      { specs: earlier.fields, fields: section.fields, isRemembered: true },
      { specs: spokenSpecs(own.fields, said), fields: current.fields },
    ),
  };
}

function currentSection(
  records: Records,
  args: z.infer<typeof argsSchema>,
  context: OperationContext,
): Section {
  return "target" in args
    ? readSiteSection(readSite(records), args.target, context)
    : ownSectionAt(readPage(records, args.page), args.section.id, context);
}

/**
 * Undoes section.swap: exactly, or with what others wrote meanwhile carried over (I4). What the section has of
 * its own by now (its theme, where it is hidden) stays: no swap changes it.
 */
export const sectionRestore = defineOperation({
  name: "section.restore",
  args: argsSchema,
  records: (args) => ["target" in args ? "site" : pageKey(args.page)],
  apply(records, args, context) {
    const current = currentSection(records, args, context);
    const isFooter = "target" in args && args.target.part === "footer";
    const check = isFooter ? checkedFooter : checkedSection;
    const earlier = check({ ...args.section, id: current.id }, context);
    const { said } = args;
    const section = withOwn(
      restoredSection(current, { section: earlier, was: args.was, said }, context),
      current,
    );
    const effective = { section, was: contentHash(current), ...(said && { said }) };
    if ("target" in args) {
      const site = withSiteSection(readSite(records), args.target, section, context);
      return { changes: { site }, args: { target: args.target, ...effective } };
    }
    const page = readPage(records, args.page);
    checkPlace(page, section, context);
    return {
      changes: withSections(page, replaced(page.sections, section)),
      args: { page: page.id, ...effective },
    };
  },
  invert(before, args) {
    if (!("target" in args)) {
      const { page, section, said } = args;
      const known = findSection(readPage(before, page), section.id);
      return [restoreStep({ page }, known, section, said)];
    }
    const { target, section, said } = args;
    const site = readSite(before);
    const known = target.part === "footer" ? site.footer : linkedAt(target, site);
    return known ? [restoreStep({ target }, known, section, said)] : [];
  },
});
