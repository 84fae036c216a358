import type { Editor } from "../../session/editor.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { coveredArea } from "./clear-spot.ts";
import type { Obstacle } from "./clear-spot.ts";

/** Places of toasts as the style sheet has them, the usual one first. */
const places = ["foot", "foot-end", "top"] as const;

/** What somebody works on and with: what is typed in or chosen, its tools, what is open. It isn't covered. */
const atWork =
  ".over :is(.ring, .count-place > .chip, .spot-box, .section-toolbar, .item-toolbar), .popover";
/** A section as a whole is often as large as the window: better beside it. */
const around = ".over .selection-box";
const aroundWeight = 0.01;

function obstacles(selector: string, weight: number): readonly Obstacle[] {
  return [...document.querySelectorAll(selector)].map((one) => ({
    box: one.getBoundingClientRect(),
    weight,
  }));
}

/** How much toasts would cover at a place. */
function coveredAt(toasts: HTMLElement, place: string, all: readonly Obstacle[]): number {
  toasts.dataset["at"] = place;
  return [...toasts.children].reduce(
    (sum, toast) => sum + coveredArea(toast.getBoundingClientRect(), all),
    0,
  );
}

/** Moves toasts to the first place where they cover least. */
function moveClear(toasts: HTMLElement): void {
  const all = [...obstacles(atWork, 1), ...obstacles(around, aroundWeight)];
  const covered = places.map((place) => coveredAt(toasts, place, all));
  toasts.dataset["at"] = places[covered.indexOf(Math.min(...covered))];
}

/**
 * Keeps what was done from being said over the words that are typed or the tools that are used: a toast stays where it
 * appears, unless that gets in its way. The answer ends it.
 */
export function placeToasts(editor: Editor, canvas: CanvasControl): () => void {
  let stop: (() => void) | undefined;
  let count = 0;
  const place = (): void => {
    const toasts = document.querySelector<HTMLElement>(".toasts");
    // whoever is about to press it finds it where it is
    if (!toasts?.firstElementChild || toasts.matches(":has(:hover, :focus)")) return;
    const isNew = count !== toasts.childElementCount;
    count = toasts.childElementCount;
    const isInTheWay =
      coveredAt(toasts, toasts.dataset["at"] ?? places[0], obstacles(atWork, 1)) > 0;
    if (isNew || isInTheWay) moveClear(toasts);
  };
  const follow = (): void => {
    stop?.();
    stop = undefined;
    count = 0;
    if (editor.toasts.get().length === 0) return;
    stop = canvas.tracker.track({ find: () => null, place });
    canvas.tracker.touch("any");
  };
  follow();
  const ends = [
    editor.toasts.subscribe(follow),
    // their tools come with the next frame
    ...[editor.selection, canvas.text.focus].map((one) =>
      one.subscribe(() => stop && canvas.tracker.touchPainted("any")),
    ),
  ];
  return () => {
    for (const end of ends) end();
    stop?.();
  };
}
