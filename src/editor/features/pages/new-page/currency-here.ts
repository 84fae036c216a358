import { currencyOfLanguage } from "#/fields/price/currency-of-language.ts";
import { templates } from "#/sections/definitions.ts";
import { primaryLanguage } from "#/site/language.ts";
import { currencyInUse } from "#/site/ready-words/site-currency.ts";
import type { Editor } from "../../../session/editor.ts";
import { loadPages } from "../../../session/load-pages.ts";

/** Pages that are loaded to find out what a site's prices are written in. */
const mostLookedAt = 24;

/** The currency of the site's prices, or that of its primary language; pages that can't be loaded have no say. */
export async function currencyHere(editor: Editor): Promise<string> {
  const { store } = editor;
  const found = currencyInUse(store.records(), templates);
  if (found !== undefined) return found;
  const pages = store.records().index?.entries.map(({ id }) => id) ?? [];
  await loadPages(editor, pages.slice(0, mostLookedAt)).catch(() => undefined);
  const primary = primaryLanguage(store.records().site?.languages ?? []);
  return currencyInUse(store.records(), templates) ?? currencyOfLanguage(primary);
}
