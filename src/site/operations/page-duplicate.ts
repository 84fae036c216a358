import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageSchema } from "../page-schema.ts";
import { pageEntrySchema } from "../page-index.ts";
import { pageKey } from "../records.ts";
import { defineOperation } from "./operation.ts";
import { removeStep, withPage } from "./page-rules.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  entry: pageEntrySchema,
  /** The whole copy with new ids, made by the caller (`copyPage`), so that every replay makes the same one. */
  copy: pageSchema,
});

/** Adds a copy of a page right behind it, or at the end where the original is gone by now. */
export const pageDuplicate = defineOperation({
  name: "page.duplicate",
  args: argsSchema,
  records: (args) => ["site", "index", pageKey(args.copy.id)],
  apply(records, { page, entry, copy }, context) {
    return { changes: withPage(records, { entry, page: copy, after: page }, context) };
  },
  invert(before, args) {
    return [removeStep(before, args.entry)];
  },
});
