import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { fitDrawnBar } from "../../../thumbnails/fit-drawn-bar.ts";
import { withWindowHeight } from "../../../thumbnails/with-window-height.ts";
import { classNames } from "../../../ui/class-names.ts";
import "./device-frame.css";

/** Width and height of what a page is seen on, in pixels. */
const devices = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} as const;
export type Device = keyof typeof devices;

interface FrameContent {
  readonly address: string;
  /** Pixels of the whole page. */
  readonly length: number;
}

/** The address of a document as long as it is needed: text would have to be trusted as markup. */
function useDocumentAddress(html: string | undefined, height: number): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (html === undefined) return undefined;
    const page = new Blob([withWindowHeight(html, height)], { type: "text/html" });
    const own = URL.createObjectURL(page);
    const frame = requestAnimationFrame(() => setAddress(own));
    return () => {
      cancelAnimationFrame(frame);
      URL.revokeObjectURL(own);
    };
  }, [html, height]);
  return address;
}

interface DeviceFrameProps {
  readonly device: Device;
  /** What a screen reader calls it. */
  readonly label: string;
  readonly html: string | undefined;
  /** The page's own colour, which stands there until it is drawn. */
  readonly colour: string;
}

/** A whole page without scripts on a device, scaled to its place. It scrolls; a change takes its place when it is drawn. */
export function DeviceFrame({ device, label, html, colour }: DeviceFrameProps): ReactNode {
  const { width, height } = devices[device];
  const address = useDocumentAddress(html, height);
  const [drawn, setDrawn] = useState<FrameContent>();
  const shown = [drawn?.address, address].filter((one) => one !== undefined);
  const length = drawn?.length ?? height;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
    <div className={classNames("device", device)} role="region" aria-label={label} tabIndex={0}>
      <div
        className="device-page"
        style={{
          "--page-width": `${width}px`,
          "--page-length": length / width,
          background: colour,
        }}
      >
        {[...new Set(shown)].map((one) => (
          <iframe
            key={one}
            src={one}
            className={classNames(one === drawn?.address && "is-drawn")}
            title={label}
            sandbox="allow-same-origin"
            tabIndex={-1}
            inert
            scrolling="no"
            width={width}
            height={Math.round(one === drawn?.address ? length : height)}
            onLoad={({ currentTarget }) => {
              const { contentDocument } = currentTarget;
              const { scrollHeight = 0 } = contentDocument?.documentElement ?? {};
              if (contentDocument) void fitDrawnBar(contentDocument);
              setDrawn({ address: one, length: Math.max(scrollHeight, height) });
            }}
          />
        ))}
      </div>
    </div>
  );
}
