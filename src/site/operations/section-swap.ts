import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import type { Records } from "../records.ts";
import { storedFieldsSchema, templateIdSchema } from "../section.ts";
import type { Section } from "../section.ts";
import { defineOperation } from "./operation.ts";
import type { OperationContext } from "./operation.ts";
import { replaced } from "./order.ts";
import { checkPlace, restoreStep, swapped } from "./section-layout.ts";
import { checkLinkable, checkedSection, requireTemplate, withSections } from "./section-rules.ts";
import { readLinked, readPage, readSite, ownSectionAt, withLinked } from "./target.ts";

const layoutShape = {
  template: templateIdSchema,
  /** What a new section of this template starts with (`newFields`): it fills the fields that the old one has no word about. */
  initial: storedFieldsSchema,
  /** The version of the template that `initial` was made for; the present one where none is named. */
  version: z.optional(z.int().check(z.positive())),
};

/** A section of a page, or a linked one. */
const argsSchema = z.union([
  z.strictObject({ page: idSchema, section: idSchema, ...layoutShape }),
  z.strictObject({
    target: z.strictObject({ part: z.literal("linked"), linked: idSchema }),
    ...layoutShape,
  }),
]);

type SwapArgs = z.infer<typeof argsSchema>;

/** What the section would be as a new one of the other template. @throws OperationRefusal */
function newSection(args: SwapArgs, context: OperationContext): Section {
  const { template, initial: fields, version: own } = args;
  const id = "target" in args ? args.target.linked : args.section;
  const version = own ?? requireTemplate(template, context).version;
  return checkedSection({ id, template, version, fields }, context);
}

function sectionOf(records: Records, args: SwapArgs, context: OperationContext): Section {
  return "target" in args
    ? readLinked(readSite(records), args.target.linked, context)
    : ownSectionAt(readPage(records, args.page), args.section, context);
}

/** Gives a section another template. Content is kept; what has no place there is parked for the way back. */
export const sectionSwap = defineOperation({
  name: "section.swap",
  args: argsSchema,
  records: (args) => ["target" in args ? "site" : pageKey(args.page)],
  apply(records, args, context) {
    const section = sectionOf(records, args, context);
    if (section.template === args.template) return { changes: {} };
    const next = swapped(section, newSection(args, context), context);
    if ("target" in args) {
      checkLinkable(next, context);
      return { changes: { site: withLinked(readSite(records), next) } };
    }
    const page = readPage(records, args.page);
    checkPlace(page, next, context);
    return { changes: withSections(page, replaced(page.sections, next)) };
  },
  invert(before, args, context) {
    const section = sectionOf(before, args, context);
    if (section.template === args.template) return [];
    const next = swapped(section, newSection(args, context), context);
    const place = "target" in args ? { target: args.target } : { page: args.page };
    return [restoreStep(place, section, next)];
  },
});
