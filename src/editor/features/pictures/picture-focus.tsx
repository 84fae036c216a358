import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { elementOf, listenTo } from "../../canvas/events/listen.ts";
import { OutlineBox } from "../../canvas/overlay/outline-box.tsx";

/** The picture that a key has led to. */
function focusedPicture({ document, handles }: CanvasControl): HTMLElement | null {
  const element = elementOf(document.activeElement);
  const isPicture = element?.nodeName === "IMG" && handles.around(element, "picture");
  return element && isPicture && element.matches(":focus-visible") ? element : null;
}

/**
 * The ring of a picture that is reached by a key, over what would cut it: the crop of its corners, and tools beside it.
 * It is light and dark, so that it is seen on any picture.
 */
export function PictureFocus({ canvas }: { canvas: CanvasControl }): ReactNode {
  const [picture, setPicture] = useState(() => focusedPicture(canvas));
  useEffect(() => {
    const listeners = listenTo(canvas.document);
    const look = (): void => setPicture(focusedPicture(canvas));
    listeners.on("focusin", look);
    listeners.on("focusout", () => setPicture(null));
    return listeners.stop;
  }, [canvas]);
  if (!picture) return null;
  return <OutlineBox canvas={canvas} find={() => picture} className="picture-focus" isAsRound />;
}
