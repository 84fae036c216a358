import { useEffect } from "react";
import type { ReactNode } from "react";
import { paintsOf } from "../../signals/after-paint.ts";
import { useSignal } from "../../signals/signal.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { nameIcons } from "./name-icons.ts";
import { nameTexts } from "./name-texts.ts";
import { passByKey } from "./pass-by-key.ts";
import { placeToasts } from "./place-toasts.ts";
import { restWhileTyping } from "./rest-while-typing.ts";
import { stepSections } from "./step-sections.ts";
import { HoverBox, SelectionBox } from "./section-overlay.tsx";
import { TextNoticeBox, TextRing } from "./text-overlay.tsx";

/** What the pointer is over, what is selected, and the text that is typed in. */
export function Marks({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const spot = useSignal(editor.selection);
  useEffect(() => nameTexts(editor, canvas, t), [editor, canvas, t]);
  useEffect(() => nameIcons(editor, canvas), [editor, canvas]);
  useEffect(() => passByKey(canvas), [canvas]);
  useEffect(() => stepSections(editor, canvas, t), [editor, canvas, t]);
  useEffect(() => placeToasts(editor, canvas), [editor, canvas]);
  useEffect(() => {
    const over = document.querySelector(".over");
    const afterPaint = paintsOf(globalThis.window);
    return restWhileTyping({ canvas, over, timers: editor.timers, afterPaint });
  }, [editor, canvas]);
  return (
    <>
      <HoverBox canvas={canvas} />
      {spot && <SelectionBox canvas={canvas} spot={spot} />}
      <TextRing canvas={canvas} />
      <TextNoticeBox canvas={canvas} />
    </>
  );
}
