import { listWords } from "../words/list-words.ts";
import type { Editor } from "./editor.ts";

/** So many pages are named; the others are counted. */
const named = 3;

/** The names of pages, as a list; `rest` is how many more there are than it names. */
export function pageNames(
  editor: Editor,
  pages: readonly string[],
): { readonly names: string; readonly rest: number } {
  const { entries = [] } = editor.store.records().index ?? {};
  const shown = pages.length > named + 1 ? pages.slice(0, named) : pages;
  const names = shown.map((page) => entries.find(({ id }) => id === page)?.name ?? page);
  const rest = pages.length - shown.length;
  // where others are counted, they end the list
  return { names: rest > 0 ? names.join(", ") : listWords(names), rest };
}
