import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import { hiddenOn } from "../section.ts";
import { withOwn } from "../section-own.ts";
import { defineOperation } from "./operation.ts";
import { replaced } from "./order.ts";
import { withSections } from "./section-rules.ts";
import { findSection, readPage, sectionAt } from "./target.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  section: idSchema,
  /** Null shows it everywhere. */
  hidden: z.nullable(z.enum(hiddenOn)),
});

/** Hides a section from visitors, everywhere or on one kind of device, or shows it again. */
export const sectionHide = defineOperation({
  name: "section.hide",
  args: argsSchema,
  records: (args) => [pageKey(args.page)],
  apply(records, { page: id, section, hidden }, context) {
    const page = readPage(records, id);
    const { hidden: _before, ...known } = sectionAt(page, section, context);
    const next = withOwn(known, { ...known, ...(hidden && { hidden }) });
    return { changes: withSections(page, replaced(page.sections, next)) };
  },
  invert(before, { page, section }) {
    const { hidden = null } = findSection(readPage(before, page), section);
    return [{ name: "section.hide", args: { page, section, hidden } }];
  },
});
