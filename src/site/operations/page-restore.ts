import * as z from "zod/mini";
import { bringUpPage } from "../bring-up.ts";
import { recordHash } from "../content-hash.ts";
import { pageSchema } from "../page-schema.ts";
import { pageKey } from "../records.ts";
import { defineOperation } from "./operation.ts";
import { checkedPage } from "./page-rules.ts";
import { refusal } from "./refusals.ts";
import { readPage, requireKnownVersion } from "./target.ts";

const argsSchema = z.strictObject({
  /** What the page was. */
  page: pageSchema,
  /** The hash of what stands there: it was looked at before it was decided. The log does without: there it is certain. */
  was: z.optional(z.string().check(z.maxLength(16))),
});

/** Makes a page what it was, all of it; refused where others have changed it since it was looked at (I4). */
export const pageRestore = defineOperation({
  name: "page.restore",
  args: argsSchema,
  records: (args) => [pageKey(args.page.id)],
  apply(records, { page, was }, context) {
    const current = bringUpPage(readPage(records, page.id), context.templates);
    if (was !== undefined && recordHash(current) !== was) throw refusal("page-changed");
    for (const section of current.sections) requireKnownVersion(section, context);
    const own = checkedPage(page, context);
    return { changes: { [pageKey(page.id)]: own }, args: { page: own } };
  },
  invert(before, { page }) {
    const was = recordHash(page);
    return [{ name: "page.restore", args: { page: readPage(before, page.id), was } }];
  },
});
