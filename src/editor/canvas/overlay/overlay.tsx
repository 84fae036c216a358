import { Suspense, useLayoutEffect, useRef } from "react";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import type { CanvasControl } from "../canvas-control.ts";
import type { FrameLayout } from "../frame-layout.ts";
import { hideUnderMenu } from "./hide-under-menu.ts";
import { useIsAwaited } from "./use-is-awaited.ts";
import "./overlay.css";

/** Where everything that the editor draws over the page is put, once somebody is about to edit. It lies in the editor's document: nothing on the page moves for it. */
export function Overlay({
  layout,
  canvas,
  Tools,
}: {
  layout: FrameLayout;
  canvas: CanvasControl;
  Tools: ComponentType<{ readonly canvas: CanvasControl }>;
}): ReactNode {
  const isAwaited = useIsAwaited(canvas);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? hideUnderMenu(canvas, box.current) : undefined), [canvas]);
  const style: CSSProperties = {
    left: layout.left,
    top: layout.top,
    width: layout.width * layout.zoom,
    height: layout.height * layout.zoom,
  };
  return (
    <div ref={box} className="over" style={style}>
      {isAwaited && (
        <Suspense>
          <Tools canvas={canvas} />
        </Suspense>
      )}
    </div>
  );
}
