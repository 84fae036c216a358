import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import { defineOperation } from "./operation.ts";
import { predecessor, without } from "./order.ts";
import { withSections } from "./section-rules.ts";
import { findSection, readPage, requireKnownVersion } from "./target.ts";

const argsSchema = z.strictObject({ page: idSchema, section: idSchema });

/** Removes a section from its page. */
export const sectionRemove = defineOperation({
  name: "section.remove",
  args: argsSchema,
  records: (args) => [pageKey(args.page)],
  apply(records, args, context) {
    const page = readPage(records, args.page);
    requireKnownVersion(findSection(page, args.section), context);
    return { changes: withSections(page, without(page.sections, args.section)) };
  },
  invert(before, args) {
    const page = readPage(before, args.page);
    const section = findSection(page, args.section);
    return [
      {
        name: "section.add",
        args: { page: page.id, section, after: predecessor(page.sections, section.id) },
      },
    ];
  },
});
