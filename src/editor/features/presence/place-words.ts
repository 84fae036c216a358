import type { Editor, OtherTab } from "../../session/editor.ts";
import { seenSections } from "#/site/linked.ts";
import { templateLabel } from "../../words/own-names.ts";
import type { Translate } from "../../words/i18n.ts";

/** Somebody who hasn't gone anywhere for so many minutes is called idle. */
const idleMinutes = 3;

/** "Home › Header". */
function spotOf(editor: Editor, { place }: OtherTab): string | undefined {
  if (!place || place.page === null) return undefined;
  const { index, ...records } = editor.store.records();
  const page = index?.entries.find(({ id }) => id === place.page)?.name;
  if (page === undefined) return undefined;
  const section = seenSections(records, place.page)?.find(({ id }) => id === place.section);
  return section ? `${page} › ${templateLabel(section.template)}` : page;
}

/** What somebody is doing and where, in words. */
export function placeWords(
  editor: Editor,
  tab: OtherTab,
  { t, now }: { readonly t: Translate<"presence">; readonly now: number },
): string {
  const spot = spotOf(editor, tab);
  const isViewer = tab.role === "viewer";
  const looking = tab.kind === "guest" ? t("byLink") : t("viewing");
  let words = spot ?? t("elsewhere");
  if (isViewer) words = spot === undefined ? looking : `${looking} · ${spot}`;
  else if (spot !== undefined && tab.place !== null && tab.place.text !== null)
    words = t("writing", { place: spot });
  if (tab.place?.device === "phone") words = t("onPhone", { place: words });
  const minutes = Math.floor((now - tab.movedAt) / 60_000);
  return minutes < idleMinutes ? words : t("idle", { place: words, count: minutes });
}
