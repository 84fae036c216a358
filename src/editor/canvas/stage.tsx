import { useEffect, useRef, useState } from "react";
import type { ComponentType, CSSProperties, ReactNode, RefObject } from "react";
import { useSignal } from "../signals/signal.ts";
import { useEditor } from "../session/editor.ts";
import { useTranslate } from "../words/i18n.ts";
import type { CanvasControl } from "./canvas-control.ts";
import { canvasState } from "./canvas-state.ts";
import type { Listeners } from "./events/listen.ts";
import { openFrameDocument } from "./frame-document.ts";
import { layoutFrame } from "./frame-layout.ts";
import type { FrameLayout } from "./frame-layout.ts";
import { Overlay } from "./overlay/overlay.tsx";
import { startCanvas } from "./start-canvas.tsx";
import "./stage.css";

function useSize(
  element: RefObject<HTMLElement | null>,
): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

function useIsCompact(): boolean {
  const [isCompact, setCompact] = useState(() => matchMedia("(max-width: 820px)").matches);
  useEffect(() => {
    const query = matchMedia("(max-width: 820px)");
    const update = (): void => setCompact(query.matches);
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);
  return isCompact;
}

/** The frame with the page. React draws it once; what happens within is the canvas' own. */
function PageFrame({ layout, listen }: { layout: FrameLayout; listen: Listen }): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    let stop = (): void => undefined;
    const end = openFrameDocument(frame.current, (document) => {
      stop();
      stop = startCanvas({ editor, document, t, listen });
    });
    return () => {
      end();
      stop();
    };
  }, [editor, t, listen]);
  const style: CSSProperties = {
    width: layout.width,
    height: layout.height,
    left: layout.left,
    top: layout.top,
    scale: layout.zoom,
  };
  // oxlint-disable-next-line react/iframe-missing-sandbox -- its document is the editor's own; slots and handles reach into it
  return <iframe ref={frame} className="page-frame" title={t("frame.canvas")} style={style} />;
}

/** Beside the page the wheel scrolls it, and a click selects it. */
function useMargins(stage: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  const { selection } = editor;
  const { shownZoom } = canvasState(editor);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    stage.current?.addEventListener(
      "wheel",
      (event) => frameOf(stage.current)?.scrollBy(0, event.deltaY / shownZoom.get()),
      { passive: true, signal },
    );
    stage.current?.addEventListener(
      "click",
      (event) => {
        if (event.target === event.currentTarget) selection.set(null);
      },
      { signal },
    );
    return () => control.abort();
  }, [stage, shownZoom, selection]);
}

/** The window of the page in a stage. */
function frameOf(stage: HTMLElement | null): Window | null {
  return stage?.querySelector("iframe")?.contentWindow ?? null;
}

type Listen = (listeners: Listeners, control: CanvasControl) => void;

export interface StageProps {
  /** What else the page's document listens for. Another function draws the page anew. */
  readonly listen: Listen;
  /** What can be done with what is selected, over the page. */
  readonly Tools: ComponentType<{ readonly canvas: CanvasControl }>;
}

/** Where the page lies, at a device's width, and what the editor draws over it. */
export function Stage({ listen, Tools }: StageProps): ReactNode {
  const editor = useEditor();
  const view = canvasState(editor);
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const isCompact = useIsCompact();
  const device = useSignal(view.device);
  const zoom = useSignal(view.zoom);
  const isPreview = useSignal(view.isPreview);
  const isViewer = useSignal(editor.role) === "viewer";
  const isOverview = useSignal(view.isOverview);
  const canvas = useSignal(view.control);
  const layout = layoutFrame({
    stage: size ?? { width: 1280, height: 800 },
    device,
    zoom,
    isCompact,
    isPreview,
    isOverview,
  });
  useEffect(() => {
    view.shownZoom.set(layout.zoom);
    canvas?.tracker.setZoom(layout.zoom);
  }, [view, canvas, layout.zoom]);
  useMargins(stage);
  const isWider = size !== undefined && layout.left + layout.width * layout.zoom > size.width;
  return (
    <div
      ref={stage}
      className={isWider ? "stage is-wider" : "stage"}
      data-canvas-keys=""
      // zoomed past its width it is moved sideways only, also by a text that gets the focus
      onScroll={({ currentTarget }) => currentTarget.scrollTo({ top: 0 })}
    >
      {size && <PageFrame layout={layout} listen={listen} />}
      {/* whoever may only look sees what is said about the page, too */}
      {size && canvas && (!isPreview || isViewer) && (
        <Overlay layout={layout} canvas={canvas} Tools={Tools} />
      )}
    </div>
  );
}
