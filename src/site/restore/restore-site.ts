import { recordHash } from "../content-hash.ts";
import { applyOperation } from "../operations/apply.ts";
import type { OperationContext, Step } from "../operations/operation.ts";
import { siteHash } from "../operations/site-restore.ts";
import { findEntry } from "../page-index.ts";
import { type Records, pageKey, withChanges } from "../records.ts";
import type { SiteDocument } from "../site.ts";
import { freePath } from "./restore-page.ts";

interface Way {
  records: Records;
  readonly steps: Step[];
}

/** Goes one step on. @throws OperationRefusal */
function go(way: Way, step: Step, context: OperationContext): void {
  way.records = withChanges(way.records, applyOperation(way.records, step, context).changes);
  way.steps.push(step);
}

/**
 * Steps that make a whole site what it was. `then.pages` holds the pages that are gone by now or differ, and `now` has
 * those that differ. @throws OperationRefusal
 */
export function restoreSiteSteps(
  now: Records,
  then: SiteDocument,
  context: OperationContext,
): Step[] {
  const way: Way = { records: now, steps: [] };
  // first, so that there is never more of them than in the end
  for (const { id } of now.index?.entries ?? [])
    if (!findEntry(then.index, id)) go(way, { name: "page.remove", args: { page: id } }, context);
  for (const page of then.pages) {
    if (!now.index || findEntry(now.index, page.id)) continue;
    const earlier = findEntry(then.index, page.id);
    if (!earlier || !way.records.index) continue;
    const entry = { ...earlier, path: freePath(way.records.index, earlier) };
    go(way, { name: "page.add", args: { entry, page, after: null } }, context);
  }
  const { site, index } = way.records;
  const was = site && index && siteHash({ site, index });
  const isOther = was !== siteHash(then);
  if (isOther)
    go(way, { name: "site.restore", args: { site: then.site, index: then.index, was } }, context);
  for (const page of then.pages) {
    const current = way.records[pageKey(page.id)];
    if (!current || JSON.stringify(current) === JSON.stringify(page)) continue;
    const args = { page, was: recordHash(current) };
    go(way, { name: "page.restore", args }, context);
  }
  return way.steps;
}
