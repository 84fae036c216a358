import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { consentPopupCss } from "#/chrome/consent-popup-css.ts";
import { widgetCss } from "#/chrome/widget-css.ts";
import { subscribeToLooks } from "#/sections/looks.ts";
import { allFontFaces, loadFontManifest } from "../../../canvas/canvas-fonts.ts";
import { createCanvasStyles } from "../../../canvas/canvas-styles.ts";
import { followTheme } from "../../../canvas/follow-theme.ts";
import { openFrameDocument } from "../../../canvas/frame-document.ts";
import { keepBarFitting } from "../../../canvas/keep-bar-fitting.ts";
import { useSignal } from "../../../signals/signal.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";

export type PreviewDevice = "desktop" | "mobile";

/** Width of the window that the preview shows, in pixels: that of the published desktop; on wide screens it fills its place. */
function windowWidth(device: PreviewDevice, place: number): number {
  return device === "mobile" ? 390 : Math.min(1440, Math.max(1280, place));
}

interface Dressed {
  readonly body: HTMLElement;
  setLanguage(code: string): void;
  end(): void;
}

/** Gives the frame's document the published CSS, with that of every widget. */
function dress(editor: Editor, document: Document): Dressed {
  // what only the runtime of a published page makes work is shown too
  document.documentElement.toggleAttribute("data-live", true);
  const styles = createCanvasStyles(document);
  styles.setPreview(true);
  styles.setSections();
  const endLooks = subscribeToLooks(styles.setSections);
  const { CSSStyleSheet } = document.defaultView as Window & typeof globalThis;
  const widgets = new CSSStyleSheet();
  widgets.replaceSync(
    `${widgetCss.cookies}${consentPopupCss}${widgetCss.messenger}html{scrollbar-width:none}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, widgets];
  const manifest = loadFontManifest(globalThis.fetch);
  const endTheme = followTheme(editor, styles, async (pair) => allFontFaces(await manifest, pair));
  const endBar = keepBarFitting(document);
  const end = (): void => {
    endBar();
    endLooks();
    endTheme();
  };
  return { body: document.body, setLanguage: styles.setLanguage, end };
}

/** The size of the place that the frame is scaled to. */
function usePlaceSize(): [
  React.RefObject<HTMLDivElement | null>,
  { width: number; height: number },
] {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, size];
}

interface PreviewFrameProps {
  readonly device: PreviewDevice;
  readonly children: ReactNode;
}

/** A window of a visitor, scaled to its place, with the site's own CSS. Nothing in it can be pressed. */
export function PreviewFrame({ device, children }: PreviewFrameProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const language = useSignal(editor.language);
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, size] = usePlaceSize();
  const [dressed, setDressed] = useState<Dressed>();
  useEffect(() => {
    if (!frame.current) return;
    let last: Dressed | undefined;
    const stop = openFrameDocument(frame.current, (document) => {
      last?.end();
      last = dress(editor, document);
      setDressed(last);
    });
    return () => {
      stop();
      last?.end();
    };
  }, [editor]);
  useEffect(() => dressed?.setLanguage(language), [dressed, language]);
  const width = windowWidth(device, size.width);
  const scale = Math.min(1, size.width / width);
  return (
    <div className="settings-preview-window" ref={place}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its document is the editor's own, which renders into it */}
      <iframe
        ref={frame}
        inert
        tabIndex={-1}
        title={t("preview.title")}
        style={{
          width,
          height: scale > 0 ? size.height / scale : 0,
          scale,
          marginInlineStart: (size.width - width * scale) / 2,
        }}
      />
      {dressed && createPortal(children, dressed.body)}
    </div>
  );
}
