import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageSchema } from "../page-schema.ts";
import { pageEntrySchema } from "../page-index.ts";
import { pageKey } from "../records.ts";
import { defineOperation } from "./operation.ts";
import { removeStep, withPage } from "./page-rules.ts";
import { givenRedirectsSchema } from "./redirects.ts";

const argsSchema = z.strictObject({
  entry: pageEntrySchema,
  page: pageSchema,
  after: z.nullable(idSchema),
  /** Redirects that led to the page before it was removed. */
  redirects: z.optional(givenRedirectsSchema),
});

/** Adds a page: behind one that is gone means at the end, and the home page stays first. */
export const pageAdd = defineOperation({
  name: "page.add",
  args: argsSchema,
  records: (args) => ["site", "index", pageKey(args.page.id)],
  apply(records, args, context) {
    return { changes: withPage(records, args, context) };
  },
  invert(before, args) {
    return [removeStep(before, args.entry)];
  },
});
