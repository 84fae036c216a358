import { browserTimers } from "../signals/timers.ts";
import type { Timers } from "../signals/timers.ts";

/** What waits to be drawn. */
export interface Drawing {
  readonly isSeen: () => boolean;
  /** Called once it may begin; `end` says that it is drawn, or won't be. */
  readonly draw: (end: () => void) => void;
}

/** Who draws when: a page that is laid out holds up everything else for longer than a frame. */
export interface DrawTurns {
  /** Waits for a turn. The answer gives it up, also while it goes on. */
  take(drawing: Drawing): () => void;
  /** Something is being scrolled. */
  scrolled(): void;
}

/** While one waits for its files another is laid out. */
const atOnce = 2;
/** Milliseconds after which one that isn't done waits for something: another is drawn beside it. */
const longestTurn = 3_000;
/** After so many milliseconds without scrolling what is seen stays. */
const scrollRest = 100;
/** What is seen while it is scrolled slowly, and has waited for so many milliseconds, is drawn all the same. */
const patience = 500;

export function createDrawTurns(timers: Timers): DrawTurns {
  const waiting: { readonly drawing: Drawing; readonly since: number }[] = [];
  let running = 0;
  let scrolledAt = -Infinity;
  let cancel: (() => void) | undefined;

  /** Who comes next: what is seen before what is near; undefined while all of them have to wait. */
  const next = (): Drawing | undefined => {
    const now = timers.now();
    const isMoving = now - scrolledAt < scrollRest;
    const seen = waiting.findIndex(
      ({ drawing, since }) => (!isMoving || now - since >= patience) && drawing.isSeen(),
    );
    if (seen === -1 && isMoving) return undefined;
    return waiting.splice(Math.max(0, seen), 1)[0]?.drawing;
  };

  const begin = (): void => {
    cancel = undefined;
    while (running < atOnce && waiting.length > 0) {
      const drawing = next();
      if (!drawing) {
        cancel = timers.after(scrollRest, begin);
        return;
      }
      running += 1;
      drawing.draw(endOf(drawing));
    }
  };

  const ends = new WeakMap<Drawing, () => void>();
  const endOf = (drawing: Drawing): (() => void) => {
    const end = (): void => {
      if (!ends.delete(drawing)) return;
      stopWaiting();
      running -= 1;
      if (!cancel) begin();
    };
    const stopWaiting = timers.after(longestTurn, end);
    ends.set(drawing, end);
    return end;
  };

  return {
    take(drawing) {
      waiting.push({ drawing, since: timers.now() });
      if (!cancel) begin();
      return () => {
        const at = waiting.findIndex((one) => one.drawing === drawing);
        if (at !== -1) waiting.splice(at, 1);
        ends.get(drawing)?.();
      };
    },
    scrolled() {
      scrolledAt = timers.now();
    },
  };
}

const turnsOfPages = new WeakMap<Document, DrawTurns>();

/** The turns that all thumbnails of a page share, as they share one processor. */
export function drawTurnsOf(page: Document): DrawTurns {
  const known = turnsOfPages.get(page);
  if (known) return known;
  const turns = createDrawTurns(browserTimers);
  page.addEventListener("scroll", turns.scrolled, { capture: true, passive: true });
  turnsOfPages.set(page, turns);
  return turns;
}
