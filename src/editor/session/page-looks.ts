import { findLook, loadLooks } from "#/sections/looks.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";

/** Loads the looks of a page, so that it is drawn whole. A section whose look can't be had now asks for it again itself. */
export async function loadPageLooks(records: Records, page: string | undefined): Promise<void> {
  const sections = page === undefined ? [] : (records[pageKey(page)]?.sections ?? []);
  const all = records.site ? [...sections, records.site.footer] : sections;
  await loadLooks(all.map(({ template }) => template)).catch(() => undefined);
}

/** Does something to a page once a template can be drawn there: at once where its look is loaded. */
export function withLook(template: string, run: () => void): void {
  if (findLook(template)) return run();
  void loadLooks([template]).then(run, run);
}
