import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
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
  /** The page's own colour, which stands there until it is drawn. */
  readonly colour?: string;
}

/** Whether an element has come near the view; it stays so. */
function useSeen(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}

/** A real page without scripts, scaled to its place, drawn when it comes into view. Its room is kept free before. */
export function ThumbnailFrame(props: ThumbnailFrameProps): ReactNode {
  const { width = 1280, ratio, colour } = props;
  const [element, isSeen] = useSeen();
  const style = {
    aspectRatio: `1 / ${ratio}`,
    "--page-width": `${width}px`,
    ...(colour !== undefined && { background: colour }),
  };
  return (
    <div className="thumbnail" ref={element} style={style} aria-hidden="true">
      {isSeen && (
        <Frame
          key={props.version}
          title={props.title}
          render={props.render}
          ratio={ratio / (props.share ?? 1)}
          width={width}
        />
      )}
    </div>
  );
}

type FrameProps = Omit<ThumbnailFrameProps, "version" | "share"> & { readonly width: number };

/** The address of the document, as long as it is shown: text would have to be trusted as markup. */
function useDocument(render: FrameProps["render"]): string | undefined {
  const [draw] = useState(() => render);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isShown = true;
    let own: string | undefined;
    async function show(): Promise<void> {
      // what can't be drawn is the page's colour
      const html = await draw().catch(() => undefined);
      if (!isShown || html === undefined) return;
      own = URL.createObjectURL(new Blob([html], { type: "text/html" }));
      setAddress(own);
    }
    void show();
    return () => {
      isShown = false;
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [draw]);
  return address;
}

function Frame({ title, render, width, ratio }: FrameProps): ReactNode {
  const address = useDocument(render);
  const [isDrawn, setDrawn] = useState(false);
  if (address === undefined) return null;
  return (
    <iframe
      src={address}
      className={classNames(isDrawn && "is-drawn")}
      title={title}
      sandbox="allow-same-origin"
      tabIndex={-1}
      inert
      scrolling="no"
      width={width}
      height={Math.round(width * ratio)}
      onLoad={() => setDrawn(true)}
    />
  );
}
