import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import { storedFieldsSchema, templateIdSchema } from "../section.ts";
import type { Section } from "../section.ts";
import { defineOperation } from "./operation.ts";
import type { OperationContext } from "./operation.ts";
import { replaced } from "./order.ts";
import { checkPlace, restoreStep, swapped } from "./section-layout.ts";
import { checkedSection, requireTemplate, withSections } from "./section-rules.ts";
import { readPage, sectionAt } from "./target.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  section: idSchema,
  template: templateIdSchema,
  /** What a new section of this template starts with (`newFields`): it fills the fields that the old one has no word about. */
  initial: storedFieldsSchema,
  /** The version of the template that `initial` was made for; the present one where none is named. */
  version: z.optional(z.int().check(z.positive())),
});

type SwapArgs = z.infer<typeof argsSchema>;

/** What the section would be as a new one of the other template. @throws OperationRefusal */
function newSection(
  { section: id, template, initial: fields, version: own }: SwapArgs,
  context: OperationContext,
): Section {
  const version = own ?? requireTemplate(template, context).version;
  return checkedSection({ id, template, version, fields }, context);
}

/** Gives a section another template. Content is kept; what has no place there is parked for the way back. */
export const sectionSwap = defineOperation({
  name: "section.swap",
  args: argsSchema,
  records: (args) => [pageKey(args.page)],
  apply(records, args, context) {
    const page = readPage(records, args.page);
    const section = sectionAt(page, args.section, context);
    if (section.template === args.template) return { changes: {} };
    const next = swapped(section, newSection(args, context), context);
    checkPlace(page, next, context);
    return { changes: withSections(page, replaced(page.sections, next)) };
  },
  invert(before, args, context) {
    const section = sectionAt(readPage(before, args.page), args.section, context);
    if (section.template === args.template) return [];
    const next = swapped(section, newSection(args, context), context);
    return [restoreStep(args.page, section, next)];
  },
});
