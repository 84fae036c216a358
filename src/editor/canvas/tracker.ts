import type { AfterPaint } from "../signals/after-paint.ts";

/** A box in pixels of the stage, measured from the frame's top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The visible part of the page in pixels of the stage. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

type Place = (box: Box | null, view: View) => void;

/** What is tracked moves with anything on the page, or, as the edges of sections do, only when a section changes its size. */
export type Movement = "any" | "sections";

export interface Tracked {
  readonly find: () => Element | null | undefined;
  readonly place: Place;
  readonly movement?: Movement;
}

/**
 * Keeps what the editor draws over the page where its element is: measured once a frame after something moved, without
 * React.
 */
export interface Tracker {
  /** Places now and whenever the element may have moved; null while it isn't there. The answer ends it. */
  track(tracked: Tracked): () => void;
  /** Something may have moved: within a section ("any"), or sections themselves. It is followed in the next frame. */
  touch(movement: Movement): void;
  /** The same where what moves it is painted first: nothing is measured before the letter that was typed is seen. */
  touchPainted(movement: Movement): void;
  setZoom(zoom: number): void;
  stop(): void;
}

interface TrackerOptions {
  /** The page's window. */
  readonly window: Window;
  readonly requestFrame: (call: () => void) => number;
  readonly cancelFrame: (handle: number) => void;
  readonly afterPaint: AfterPaint;
}

function boxOf(element: Element | null | undefined, zoom: number): Box | null {
  if (!element?.isConnected) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left * zoom, top: top * zoom, width: width * zoom, height: height * zoom };
}

export function createTracker(options: TrackerOptions): Tracker {
  const { window, requestFrame, cancelFrame, afterPaint } = options;
  const tracked = new Set<Tracked>();
  let zoom = 1;
  let frame: number | undefined;
  let cancelPainted: (() => void) | undefined;
  let haveSectionsMoved = false;

  const view = (): View => ({
    width: window.innerWidth * zoom,
    height: window.innerHeight * zoom,
    zoom,
  });

  const cancel = (): void => {
    if (frame !== undefined) cancelFrame(frame);
    frame = undefined;
    cancelPainted?.();
    cancelPainted = undefined;
  };

  const measure = (): void => {
    cancel();
    const now = view();
    // all is read before anything is written, so that the page is laid out once
    const boxes = [...tracked]
      .filter(({ movement }) => haveSectionsMoved || movement !== "sections")
      .map(({ find, place }) => ({ place, box: boxOf(find(), zoom) }));
    haveSectionsMoved = false;
    for (const { place, box } of boxes) place(box, now);
  };

  return {
    track(one) {
      tracked.add(one);
      one.place(boxOf(one.find(), zoom), view());
      return () => {
        tracked.delete(one);
      };
    },
    touch(movement) {
      haveSectionsMoved ||= movement === "sections";
      frame ??= requestFrame(measure);
    },
    touchPainted(movement) {
      haveSectionsMoved ||= movement === "sections";
      cancelPainted ??= afterPaint(measure);
    },
    setZoom(next) {
      zoom = next;
      this.touch("sections");
    },
    stop() {
      cancel();
      tracked.clear();
    },
  };
}
