import { pageKey } from "#/site/records.ts";
import type { Editor } from "./editor.ts";
import { askPlaces } from "./linked-pages.ts";
import { linkedSpot } from "./linked-spot.ts";
import type { LinkedSpot, WantedSpot } from "./linked-spot.ts";

/** A place where a linked section stands, on a page that isn't loaded here; undefined where it stands on none. @throws ApiError */
export async function askLinkedSpot(
  editor: Editor,
  { linked, page }: WantedSpot,
): Promise<LinkedSpot | undefined> {
  const { store } = editor;
  if (page !== null) {
    await store.loadPage(page);
    const spot = linkedSpot(editor, { linked, page });
    if (spot) return spot;
  }
  const places = await askPlaces(editor);
  const records = store.records();
  const pages = new Set(records.index?.entries.map(({ id }) => id));
  // what is here is known better here: it may not have been sent yet
  const found = places.find(
    (one) => one.linked === linked && pages.has(one.page) && !records[pageKey(one.page)],
  );
  return found && { page: found.page, section: found.section };
}
