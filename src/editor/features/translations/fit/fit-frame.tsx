import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import type { Page } from "#/site/page.ts";
import type { Records } from "#/site/records.ts";
import type { FontManifest } from "#/render/font-manifest.ts";
import { fitDrawnBar } from "../../../thumbnails/fit-drawn-bar.ts";
import { pageThumbnail } from "../../../thumbnails/page-thumbnail.ts";
import { thumbnailSources } from "../../../thumbnails/thumbnail-sources.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSignal } from "../../../signals/signal.ts";
import { findOverflow } from "./find-overflow.ts";
import type { Overflow } from "./find-overflow.ts";

export interface FitFrameProps {
  readonly records: Records;
  readonly page: Page;
  readonly manifest: FontManifest | null;
  readonly language: LanguageCode;
  readonly size: { readonly width: number; readonly height: number };
  readonly title: string;
  readonly onFound: (found: readonly Overflow[]) => void;
}

/** Whether an element has come near the view; it stays so. */
function useSeen(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: "400px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}

/** The page in a language, as a document that runs nothing; drawn anew when the page changes. */
function useAddress(props: FitFrameProps, isSeen: boolean): string | undefined {
  const { records, page, manifest, language } = props;
  const { site, index } = records;
  const editor = useEditor();
  const assets = useSignal(editor.assets);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isSeen || !site || !index) return;
    let isWanted = true;
    let own: string | undefined;
    async function show(): Promise<void> {
      if (!site || !index) return;
      const { origin } = globalThis.location;
      const sources = { site: editor.site.id, assets, manifest: manifest ?? undefined, origin };
      const drawing = { site, index, page, language, origin, ...thumbnailSources(sources) };
      const html = await pageThumbnail(drawing).catch(() => undefined);
      if (!isWanted || html === undefined) return;
      own = URL.createObjectURL(new Blob([html], { type: "text/html" }));
      setAddress(own);
    }
    void show();
    return () => {
      isWanted = false;
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [isSeen, editor, site, index, page, language, manifest, assets]);
  return address;
}

/** The page at a width, without scripts, scaled to its place, and measured once its fonts are there. */
export function FitFrame(props: FitFrameProps): ReactNode {
  const { page, size, title, onFound } = props;
  const [element, isSeen] = useSeen();
  const address = useAddress(props, isSeen);
  const [drawn, setDrawn] = useState<Document | null>(null);
  const [room, setRoom] = useState(0);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    if (!drawn) return;
    let isWanted = true;
    const look = async (): Promise<void> => {
      await fitDrawnBar(drawn);
      if (isWanted) tell(findOverflow(drawn, page.id));
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [drawn, page.id]);
  return (
    <div
      className="fit-frame"
      ref={element}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      aria-hidden="true"
    >
      {address !== undefined && (
        <iframe
          key={address}
          src={address}
          title={title}
          sandbox="allow-same-origin"
          tabIndex={-1}
          inert
          scrolling="no"
          width={size.width}
          height={size.height}
          // a pixel wider than its place: its last column, drawn in part, would show what veils hide
          style={{ scale: (room + 1) / size.width }}
          onLoad={({ currentTarget }) => setDrawn(currentTarget.contentDocument)}
        />
      )}
    </div>
  );
}
