import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactNode } from "react";
import { fitDrawnBar } from "../../thumbnails/fit-drawn-bar.ts";
import { withWindowHeight } from "../../thumbnails/with-window-height.ts";
import { classNames } from "../../ui/class-names.ts";

const devices = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  mobile: { width: 390, height: 844 },
} as const;
export type VersionDevice = keyof typeof devices;

/** Where a section stands on the page, in the frame's own pixels. */
export interface SectionPlace {
  readonly section: string;
  readonly top: number;
  readonly height: number;
}

export interface FrameLayout {
  readonly places: readonly SectionPlace[];
  readonly height: number;
  /** What a pixel of the page is on the screen. */
  readonly scale: number;
}

const emptyLayout = { places: [], height: 0 };

/** Sections are anchors of their pages. */
const anchor = "comp-";

function measure(document: Document): Omit<FrameLayout, "scale"> {
  const places = [...document.querySelectorAll<HTMLElement>(`main [id^=${anchor}]`)].map(
    (element) => {
      const { top, height } = element.getBoundingClientRect();
      return { section: element.id.slice(anchor.length), top, height };
    },
  );
  return { places, height: Math.ceil(document.body.getBoundingClientRect().height) };
}

/** The width of the place that the page is scaled to. */
function useWidth(): [React.RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

/** The address of a document as long as it is shown: text would have to be trusted as markup. */
function useAddress(
  render: () => Promise<string | undefined>,
  version: string,
  height: number,
): string | undefined {
  const [address, setAddress] = useState<string>();
  const draw = useEffectEvent((_version: string) => render());
  useEffect(() => {
    let isWanted = true;
    let own: string | undefined;
    async function show(): Promise<void> {
      const html = await draw(version).catch(() => undefined);
      if (!isWanted || html === undefined) return;
      own = URL.createObjectURL(new Blob([withWindowHeight(html, height)], { type: "text/html" }));
      setAddress(own);
    }
    void show();
    return () => {
      isWanted = false;
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [version, height]);
  return address;
}

export interface VersionFrameProps {
  readonly title: string;
  readonly render: () => Promise<string | undefined>;
  /** Draws it anew when it changes. */
  readonly version: string;
  readonly device: VersionDevice;
  readonly onLayout?: (layout: FrameLayout) => void;
  /** Over the page, in the screen's pixels. */
  readonly children?: (layout: FrameLayout) => ReactNode;
}

/** A whole page without scripts, scaled to its place, as high as it is. Nothing in it can be pressed. */
export function VersionFrame(props: VersionFrameProps): ReactNode {
  const { title, device, version, children } = props;
  const { width, height: windowHeight } = devices[device];
  const [place, room] = useWidth();
  const address = useAddress(props.render, version, windowHeight);
  const [own, setOwn] = useState<Omit<FrameLayout, "scale">>(emptyLayout);
  const [drawn, setDrawn] = useState<Document>();
  const scale = room === 0 ? 0 : Math.min(1, room / width);
  const tell = useEffectEvent((layout: FrameLayout) => props.onLayout?.(layout));
  useEffect(() => {
    if (!drawn) return;
    const look = (): void => setOwn(measure(drawn));
    // pictures and fonts come later
    const observer = new ResizeObserver(look);
    observer.observe(drawn.body);
    void fitDrawnBar(drawn);
    return () => observer.disconnect();
  }, [drawn]);
  useEffect(() => tell({ ...own, scale }), [own, scale]);
  const isDrawn = own.height > 0;
  return (
    <div
      className="version-frame"
      ref={place}
      style={{ height: isDrawn ? own.height * scale : undefined, maxWidth: width }}
      aria-busy={!isDrawn}
    >
      {address !== undefined && (
        <iframe
          key={address}
          src={address}
          title={title}
          className={classNames(isDrawn && "is-drawn")}
          sandbox="allow-same-origin"
          tabIndex={-1}
          inert
          width={width}
          height={isDrawn ? own.height : windowHeight}
          style={{ scale }}
          onLoad={({ currentTarget }) => setDrawn(currentTarget.contentDocument ?? undefined)}
        />
      )}
      {!isDrawn && <span className="skeleton version-frame-wait" />}
      {isDrawn && children?.({ ...own, scale })}
    </div>
  );
}
