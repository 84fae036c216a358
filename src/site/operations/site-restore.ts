import * as z from "zod/mini";
import { bringUpSite } from "../bring-up.ts";
import { checkSiteParts } from "../check-document.ts";
import { recordHash } from "../content-hash.ts";
import { pageIndexSchema } from "../page-index.ts";
import type { PageIndex } from "../page-index.ts";
import { siteRecordSchema } from "../site.ts";
import type { SiteRecord } from "../site.ts";
import { defineOperation } from "./operation.ts";
import { readIndex } from "./page-rules.ts";
import { refusal } from "./refusals.ts";
import { readSite, requireKnownVersion } from "./target.ts";

const argsSchema = z.strictObject({
  site: siteRecordSchema,
  /** Names, paths and order of the pages that are there, and redirects. */
  index: pageIndexSchema,
  /** The hash of what stands there: it was looked at before it was decided. The log does without: there it is certain. */
  was: z.optional(z.string().check(z.maxLength(16))),
});

/** Tells whether the site beside its pages changed. */
export function siteHash(parts: { site: SiteRecord; index: PageIndex }): string {
  return recordHash([parts.site, parts.index]);
}

/**
 * Makes what belongs to the site as a whole what it was: theme, languages, settings, bar, footer, events, names, paths
 * and order of its pages. Refused where others have changed any of it since it was looked at (I4).
 */
export const siteRestore = defineOperation({
  name: "site.restore",
  args: argsSchema,
  records: () => ["site", "index"],
  apply(records, { site: earlier, index, was }, context) {
    const site = bringUpSite(readSite(records), context.templates);
    const current = { site, index: readIndex(records) };
    if (was !== undefined && siteHash(current) !== was) throw refusal("site-changed");
    for (const section of [site.footer, ...(site.linked ?? [])])
      requireKnownVersion(section, context);
    const own = bringUpSite(earlier, context.templates);
    const pages = current.index.entries.map(({ id }) => id);
    if (index.entries.length !== pages.length) throw refusal("page-entry");
    if (index.entries[0]?.id !== pages[0]) throw refusal("home-page");
    checkSiteParts({ site: own, index }, pages, context);
    return { changes: { site: own, index }, args: { site: own, index } };
  },
  invert(before, { site, index }) {
    const was = siteHash({ site, index });
    const args = { site: readSite(before), index: readIndex(before), was };
    return [{ name: "site.restore", args }];
  },
});
