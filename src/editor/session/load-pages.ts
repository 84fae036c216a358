import { pageKey } from "#/site/records.ts";
import type { Editor } from "./editor.ts";

/** Pages are loaded by so many at once. */
const atOnce = 6;

/** Loads the pages that are to be changed here; null is none. @throws ApiError */
export async function loadPages(
  { store }: Editor,
  pages: readonly (string | null)[],
): Promise<void> {
  const ids = new Set(pages.filter((page) => page !== null));
  const missing = [...ids].filter((id) => !store.records()[pageKey(id)]);
  for (let from = 0; from < missing.length; from += atOnce)
    await Promise.all(missing.slice(from, from + atOnce).map((id) => store.loadPage(id)));
}
