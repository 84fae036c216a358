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

/**
 * Keeps what the editor draws over the page where its element is: measured once a frame after something moved, without
 * React.
 */
export interface Tracker {
  /** Calls now and whenever the element may have moved; null while it isn't there. The answer ends it. */
  track(find: () => Element | null | undefined, place: Place): () => void;
  /** Something may have moved. */
  touch(): void;
  setZoom(zoom: number): void;
  stop(): void;
}

interface TrackerOptions {
  /** The page's window. */
  readonly window: Window;
  readonly requestFrame: (call: () => void) => number;
  readonly cancelFrame: (handle: number) => void;
}

function boxOf(element: Element, zoom: number): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left * zoom, top: top * zoom, width: width * zoom, height: height * zoom };
}

export function createTracker({ window, requestFrame, cancelFrame }: TrackerOptions): Tracker {
  const tracked = new Set<{ find: () => Element | null | undefined; place: Place }>();
  let zoom = 1;
  let frame: number | undefined;

  const view = (): View => ({
    width: window.innerWidth * zoom,
    height: window.innerHeight * zoom,
    zoom,
  });

  const measure = (): void => {
    frame = undefined;
    const now = view();
    // all is read before anything is written, so that the page is laid out once
    const boxes = [...tracked].map((one) => {
      const element = one.find();
      return { place: one.place, box: element?.isConnected ? boxOf(element, zoom) : null };
    });
    for (const { place, box } of boxes) place(box, now);
  };

  return {
    track(find, place) {
      const entry = { find, place };
      tracked.add(entry);
      const element = find();
      place(element?.isConnected ? boxOf(element, zoom) : null, view());
      return () => {
        tracked.delete(entry);
      };
    },
    touch() {
      frame ??= requestFrame(measure);
    },
    setZoom(next) {
      zoom = next;
      this.touch();
    },
    stop() {
      if (frame !== undefined) cancelFrame(frame);
      tracked.clear();
    },
  };
}
