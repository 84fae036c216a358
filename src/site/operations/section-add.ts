import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import { sectionSchema } from "../section.ts";
import { defineOperation } from "./operation.ts";
import { withSection } from "./section-rules.ts";
import { readPage } from "./target.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  section: sectionSchema,
  after: z.nullable(idSchema),
});

/** Adds a section to a page: behind one that is gone means at the end, and a header goes first (R17). */
export const sectionAdd = defineOperation({
  name: "section.add",
  args: argsSchema,
  records: (args) => [pageKey(args.page)],
  apply(records, { page, section, after }, context) {
    return { changes: withSection(readPage(records, page), section, after, context) };
  },
  invert(_before, { page, section }) {
    return [{ name: "section.remove", args: { page, section: section.id } }];
  },
});
