import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import type { Records } from "../records.ts";
import { storedFieldsSchema, templateIdSchema } from "../section.ts";
import type { Section } from "../section.ts";
import { defineOperation } from "./operation.ts";
import type { OperationContext } from "./operation.ts";
import { replaced } from "./order.ts";
import { saidWordsSchema } from "./said-words.ts";
import { checkPlace, restoreStep, swapped } from "./section-layout.ts";
import { checkedFooter, checkedSection, requireTemplate, withSections } from "./section-rules.ts";
import { readSiteSection, siteSectionSchema, withSiteSection } from "./site-section.ts";
import { readPage, readSite, ownSectionAt } from "./target.ts";

const layoutShape = {
  template: templateIdSchema,
  /** What a new section of this template starts with (`newFields`): it fills the fields that the old one has no word about. */
  initial: storedFieldsSchema,
  /** The version of the template that `initial` was made for; the present one where none is named. */
  version: z.optional(z.int().check(z.positive())),
  said: saidWordsSchema,
};

/** A section of a page, or one that belongs to the site. */
const argsSchema = z.union([
  z.strictObject({ page: idSchema, section: idSchema, ...layoutShape }),
  z.strictObject({ target: siteSectionSchema, ...layoutShape }),
]);

type SwapArgs = z.infer<typeof argsSchema>;

function sectionOf(records: Records, args: SwapArgs, context: OperationContext): Section {
  return "target" in args
    ? readSiteSection(readSite(records), args.target, context)
    : ownSectionAt(readPage(records, args.page), args.section, context);
}

/** What a section becomes in its new template. @throws OperationRefusal */
function swappedSection(section: Section, args: SwapArgs, context: OperationContext): Section {
  const { template, initial: fields, version: own, said } = args;
  const version = own ?? requireTemplate(template, context).version;
  const isFooter = "target" in args && args.target.part === "footer";
  const check = isFooter ? checkedFooter : checkedSection;
  const begun = check({ id: section.id, template, version, fields }, context);
  return swapped(section, { ...begun, said }, context);
}

/** Gives a section another template. Content is kept; what has no place there is parked for the way back. */
export const sectionSwap = defineOperation({
  name: "section.swap",
  args: argsSchema,
  records: (args) => ["target" in args ? "site" : pageKey(args.page)],
  apply(records, args, context) {
    const section = sectionOf(records, args, context);
    if (section.template === args.template) return { changes: {} };
    const next = swappedSection(section, args, context);
    if ("target" in args) {
      const site = withSiteSection(readSite(records), args.target, next, context);
      return { changes: { site } };
    }
    const page = readPage(records, args.page);
    checkPlace(page, next, context);
    return { changes: withSections(page, replaced(page.sections, next)) };
  },
  invert(before, args, context) {
    const section = sectionOf(before, args, context);
    if (section.template === args.template) return [];
    const next = swappedSection(section, args, context);
    const place = "target" in args ? { target: args.target } : { page: args.page };
    return [restoreStep(place, section, next, args.said)];
  },
});
