import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import { defineOperation } from "./operation.ts";
import { predecessor, without } from "./order.ts";
import { refusal } from "./refusals.ts";
import { isHeader, placed, withSections } from "./section-rules.ts";
import { findSection, readPage } from "./target.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  section: idSchema,
  after: z.nullable(idSchema),
});

/** Moves a section behind another one of its page; a header stays first (R17). */
export const sectionMove = defineOperation({
  name: "section.move",
  args: argsSchema,
  records: (args) => [pageKey(args.page)],
  apply(records, args, context) {
    const page = readPage(records, args.page);
    const section = findSection(page, args.section);
    if (args.after === section.id) return { changes: {} };
    if (isHeader(section, context) && args.after !== null) throw refusal("header-first");
    return {
      changes: withSections(
        page,
        placed(without(page.sections, section.id), section, args.after, context),
      ),
    };
  },
  invert(before, args) {
    const page = readPage(before, args.page);
    return [
      {
        name: "section.move",
        args: {
          page: page.id,
          section: args.section,
          after: predecessor(page.sections, args.section),
        },
      },
    ];
  },
});
