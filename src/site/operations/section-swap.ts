import { z } from "zod";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import { storedFieldsSchema, templateIdSchema } from "../section.ts";
import { defineOperation } from "./operation.ts";
import { replaced } from "./order.ts";
import { checkPlace, restoreStep, swapped } from "./section-layout.ts";
import { checkSection, requireTemplate, withSections } from "./section-rules.ts";
import { findSection, readPage } from "./target.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  section: idSchema,
  template: templateIdSchema,
  /** What a new section of this template starts with (`newFields`): it fills the fields that the old one has no word about. */
  initial: storedFieldsSchema,
});

/** Gives a section another template. Content is kept; what has no place there is parked for the way back. */
export const sectionSwap = defineOperation({
  name: "section.swap",
  args: argsSchema,
  records: (args) => [pageKey(args.page)],
  apply(records, args, context) {
    const page = readPage(records, args.page);
    const section = findSection(page, args.section);
    if (section.template === args.template) return { changes: {} };
    checkSection(
      {
        id: section.id,
        template: args.template,
        version: requireTemplate(args.template, context).version,
        fields: args.initial,
      },
      context,
    );
    const next = swapped(section, args, context);
    checkPlace(page, next, context);
    return { changes: withSections(page, replaced(page.sections, next)) };
  },
  invert(before, args, context) {
    const section = findSection(readPage(before, args.page), args.section);
    if (section.template === args.template) return [];
    return [restoreStep(args.page, section, swapped(section, args, context))];
  },
});
