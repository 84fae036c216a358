import { useEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { classNames } from "../ui/class-names.ts";
import { drawTurnsOf } from "./draw-turns.ts";
import "./thumbnails.css";

export interface ThumbnailFrameProps {
  /** What it shows; people see it, screen readers hear it from what stands beside. */
  readonly title: string;
  /** The document's HTML; undefined where there is none. Not called before the thumbnail comes into view. */
  readonly render: () => Promise<string | undefined>;
  /** Draws it anew when it changes. */
  readonly version: string;
  /** Width of the page in pixels. */
  readonly width?: number;
  /** Height by width. */
  readonly ratio: number;
  /** How much of the window's height is shown, from the top; all of it where this is left out. */
  readonly share?: number;
  /** The id of the element that is at its top, if it is there; else the page's beginning. */
  readonly at?: string;
  /** The address of a picture of the layout, which stands there faded until it is drawn. */
  readonly standIn?: string;
  /** The page's own colour, behind what is drawn; until then its place is of the editor's. */
  readonly colour?: string;
  readonly onDrawn?: (() => void) | undefined;
}

/** Whether an element is near the view: it is once it comes near, and until it is far from it. */
function useNear(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const rootMargin = isNear ? "1600px" : "200px";
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin, scrollMargin: rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [element, isNear];
}

/** A real page without scripts, scaled to its place, drawn while it is near the view. Its room is kept free. */
export function ThumbnailFrame(props: ThumbnailFrameProps): ReactNode {
  const { width = 1280, ratio, colour } = props;
  const [element, isNear] = useNear();
  const [isDrawn, setDrawn] = useState(false);
  const style = {
    aspectRatio: `1 / ${ratio}`,
    "--page-width": `${width}px`,
    ...(colour !== undefined && { "--page-colour": colour }),
  };
  return (
    <div
      className={classNames("thumbnail", isDrawn && "is-drawn")}
      ref={element}
      style={style}
      aria-hidden="true"
    >
      {props.standIn !== undefined && <StandIn address={props.standIn} />}
      {isNear && (
        <Frame
          key={props.version}
          place={element}
          title={props.title}
          render={props.render}
          ratio={ratio / (props.share ?? 1)}
          width={width}
          at={props.at}
          onDrawn={(isThere) => {
            setDrawn(isThere);
            if (isThere) props.onDrawn?.();
          }}
        />
      )}
    </div>
  );
}

/** The layout in grey, where the page will be. */
export function StandIn({ address }: { readonly address: string }): ReactNode {
  return <img className="stand-in" src={address} alt="" loading="lazy" decoding="async" />;
}

type FrameProps = Omit<ThumbnailFrameProps, "version" | "share" | "at" | "standIn" | "onDrawn"> & {
  readonly width: number;
  readonly at: string | undefined;
  readonly place: RefObject<HTMLElement | null>;
  /** It has its document; false once it goes. */
  readonly onDrawn: (isDrawn: boolean) => void;
};

interface Shown {
  /** Of the document, as long as it is shown: text would have to be trusted as markup. */
  readonly address: string;
  /** Lets the next one be drawn. */
  readonly end: () => void;
}

/** Draws the document when its turn has come. */
function useDocument({ render, place }: FrameProps): Shown | undefined {
  const [draw] = useState(() => render);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let isShown = true;
    let own: string | undefined;
    async function show(end: () => void): Promise<void> {
      // what can't be drawn stays an empty place
      const html = await draw().catch(() => undefined);
      if (!isShown || html === undefined) return end();
      own = URL.createObjectURL(new Blob([html], { type: "text/html" }));
      setShown({ address: own, end });
    }
    const leave = drawTurnsOf(document).take({
      isSeen() {
        const box = place.current?.getBoundingClientRect();
        return box !== undefined && box.bottom > 0 && box.top < innerHeight;
      },
      draw: (end) => void show(end),
    });
    return () => {
      isShown = false;
      leave();
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [draw, place]);
  return shown;
}

/** Brings an element to the top of its page; an address that names it would scroll what is around the frame, too. */
function bringToTop(page: Document, id: string | undefined): void {
  const part = id === undefined ? null : page.getElementById(id);
  const top = part?.getBoundingClientRect().top;
  if (top !== undefined) page.defaultView?.scrollTo({ top, behavior: "instant" });
}

/** Whether a frame has its document: it is seen from then on, and its pictures as they come. */
function useIsDrawn(
  frame: RefObject<HTMLIFrameElement | null>,
  shown: Shown | undefined,
  at: string | undefined,
): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!shown) return;
    let handle = 0;
    const look = (): void => {
      const page = frame.current?.contentDocument;
      if (page?.URL === shown.address && page.readyState !== "loading") {
        // without it the bar is drawn as it came
        void import("./fit-drawn-bar.ts")
          .then(({ fitDrawnBar }) => fitDrawnBar(page))
          .catch(() => undefined);
        bringToTop(page, at);
        setDrawn(true);
        shown.end();
      } else handle = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(handle);
  }, [frame, shown, at]);
  return isDrawn;
}

function Frame(props: FrameProps): ReactNode {
  const { title, width, ratio, onDrawn } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useDocument(props);
  const isDrawn = useIsDrawn(frame, shown, props.at);
  useEffect(() => {
    if (!isDrawn) return;
    // the place has the class, too: a rule that asks what stands in it would ask of all around it
    onDrawn(true);
    return () => onDrawn(false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told of once, whoever listens
  }, [isDrawn]);
  if (!shown) return null;
  return (
    <iframe
      ref={frame}
      src={shown.address}
      className={classNames(isDrawn && "is-drawn")}
      title={title}
      sandbox="allow-same-origin"
      tabIndex={-1}
      inert
      scrolling="no"
      width={width}
      height={Math.round(width * ratio)}
    />
  );
}
