import { pageKey } from "#/site/records.ts";
import type { Editor } from "./editor.ts";
import { linkedSpot } from "./linked-spot.ts";
import type { LinkedSpot, WantedSpot } from "./linked-spot.ts";

interface Answers {
  readonly show: (spot: LinkedSpot) => void;
  /** It stands on no page. */
  readonly onNowhere: () => void;
  readonly onFailure: () => void;
}

/** Answers with a place where a linked section stands: at once where its page was opened, else once that is loaded or the server has told it. */
export function withLinkedSpot(
  editor: Editor,
  wanted: WantedSpot,
  { show, onNowhere, onFailure }: Answers,
): void {
  const isHere = wanted.page === null || editor.store.records()[pageKey(wanted.page)];
  const spot = isHere ? linkedSpot(editor, wanted) : undefined;
  if (spot) return show(spot);
  void import("./ask-linked-spot.ts")
    .then(({ askLinkedSpot }) => askLinkedSpot(editor, wanted))
    .then((found) => (found ? show(found) : onNowhere()), onFailure);
}
