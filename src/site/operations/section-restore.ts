import * as z from "zod/mini";
import { contentHash } from "../content-hash.ts";
import { carryFields } from "../field-values.ts";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import { areOneFamily, sectionSchema } from "../section.ts";
import type { Section } from "../section.ts";
import { withOwn } from "../section-own.ts";
import { defineOperation } from "./operation.ts";
import type { OperationContext } from "./operation.ts";
import { replaced } from "./order.ts";
import { checkPlace, inLayout, restoreStep } from "./section-layout.ts";
import { checkedSection, requireTemplate, withSections } from "./section-rules.ts";
import { findSection, readPage, sectionAt } from "./target.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  /** The section as it was. */
  section: sectionSchema,
  /** The hash of the content that the undone swap left. */
  was: z.string().check(z.maxLength(16)),
});

/** What the section becomes: exactly the earlier one, or, edited since, the earlier layout with what was written. */
function restoredSection(
  current: Section,
  { section, was }: { section: Section; was: string },
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
      { specs: own.fields, fields: current.fields },
    ),
  };
}

/**
 * Undoes section.swap: exactly, or with what others wrote meanwhile carried over (I4). What the section has of
 * its own by now (its theme, where it is hidden) stays: no swap changes it.
 */
export const sectionRestore = defineOperation({
  name: "section.restore",
  args: argsSchema,
  records: (args) => [pageKey(args.page)],
  apply(records, args, context) {
    const page = readPage(records, args.page);
    const current = sectionAt(page, args.section.id, context);
    const earlier = checkedSection(args.section, context);
    const section = withOwn(
      restoredSection(current, { section: earlier, was: args.was }, context),
      current,
    );
    checkPlace(page, section, context);
    return {
      changes: withSections(page, replaced(page.sections, section)),
      args: { page: page.id, section, was: contentHash(current) },
    };
  },
  invert(before, args) {
    return [
      restoreStep(
        args.page,
        findSection(readPage(before, args.page), args.section.id),
        args.section,
      ),
    ];
  },
});
