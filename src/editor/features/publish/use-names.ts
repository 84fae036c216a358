import { useEffect } from "react";
import { pageKey } from "#/site/records.ts";
import { useEditor } from "../../session/editor.ts";

/** Pages that are loaded for the names of their sections. */
const mostPages = 8;

/** Loads the first of some pages, so that rows about them can name their sections. */
export function useNames(places: readonly { readonly page: string | null }[]): void {
  const { store } = useEditor();
  const pages = [...new Set(places.map(({ page }) => page))].filter((page) => page !== null);
  const wanted = pages.slice(0, mostPages).join(" ");
  useEffect(() => {
    for (const page of wanted.split(" ").filter(Boolean)) {
      if (store.records()[pageKey(page)]) continue;
      // without it the row just names the page
      store.loadPage(page).catch(() => undefined);
    }
  }, [store, wanted]);
}
