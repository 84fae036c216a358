import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import type { RecordChanges } from "../records.ts";
import { redirectPage } from "../redirect.ts";
import { defineOperation } from "./operation.ts";
import { predecessor, without } from "./order.ts";
import { readIndex, requireEntry, requireOtherThanHome } from "./page-rules.ts";
import { givenRedirectsSchema, takenRedirects, withRedirects } from "./redirects.ts";
import { readPage, requireKnownVersion } from "./target.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  /** Redirects that the page's path covered. */
  redirects: z.optional(givenRedirectsSchema),
});

/** Removes a page with the redirects to it; never the home page. */
export const pageRemove = defineOperation({
  name: "page.remove",
  args: argsSchema,
  records: (args) => ["index", pageKey(args.page)],
  apply(records, { page, redirects = [] }, context) {
    const index = readIndex(records);
    requireEntry(index, page);
    requireOtherThanHome(index, page);
    for (const section of records[pageKey(page)]?.sections ?? [])
      requireKnownVersion(section, context);
    const entries = without(index.entries, page);
    const kept = index.redirects.filter((redirect) => redirectPage(redirect) !== page);
    const changes: RecordChanges = {
      index: { entries, redirects: withRedirects({ entries, redirects: kept }, redirects) },
    };
    changes[pageKey(page)] = null;
    return { changes };
  },
  invert(before, args) {
    const index = readIndex(before);
    const redirects = takenRedirects(
      index.redirects,
      (redirect) => redirectPage(redirect) === args.page,
    );
    const step = {
      entry: requireEntry(index, args.page),
      page: readPage(before, args.page),
      after: predecessor(index.entries, args.page),
    };
    return [{ name: "page.add", args: redirects.length ? { ...step, redirects } : step }];
  },
});
