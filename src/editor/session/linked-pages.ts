import { linkedPlacesSchema } from "#/api/linked-places.ts";
import type { LinkedPlace } from "#/api/linked-places.ts";
import { pageKey } from "#/site/records.ts";
import type { Editor } from "./editor.ts";
import { whenSaved } from "./when-saved.ts";

/** Where linked sections stand, as the server has it once it has what was done here. @throws ApiError */
export async function askPlaces(editor: Editor): Promise<LinkedPlace[]> {
  await whenSaved(editor);
  return linkedPlacesSchema.parse(await editor.call<unknown>(`sites/${editor.site.id}/linked`));
}

/** How many pages a linked section stands on; undefined where the server can't be asked. */
export async function countPages(editor: Editor, linked: string): Promise<number | undefined> {
  const places = await askPlaces(editor).catch(() => undefined);
  return places && pagesOf(editor, linked, places).length;
}

/** The pages that a linked section stands on: as they are here where they are loaded, else as the server has them. */
export function pagesOf(editor: Editor, linked: string, places: readonly LinkedPlace[]): string[] {
  const records = editor.store.records();
  const there = new Set(places.filter((one) => one.linked === linked).map(({ page }) => page));
  const stands = (id: string): boolean =>
    records[pageKey(id)]?.sections.some((one) => one.linked === linked) ?? there.has(id);
  return (records.index?.entries ?? []).flatMap(({ id }) => (stands(id) ? [id] : []));
}
