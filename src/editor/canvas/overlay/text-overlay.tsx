import { useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import { useSignal } from "../../signals/signal.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { countLabel } from "../text/text-count.ts";
import type { TextFocus } from "../text/text-session.ts";
import { AlignmentTools } from "./alignment-tools.tsx";
import { grown } from "./around.ts";
import { Tracked } from "./tracked.tsx";

/** Pixels between the letters and the ring. */
const ringDistance = 7;

const tones = { calm: "", warning: "warning", over: "over-limit" } as const;

/** Says politely that a text is nearly full, and that it is over its limit; not each letter. */
function useCountAnnouncement(focus: TextFocus | null): void {
  const editor = useEditor();
  const t = useTranslate();
  const tone = focus?.count.tone;
  const announce = useEffectEvent(() => {
    if (!focus) return;
    const { limit, length } = focus.count;
    editor.announce(
      tone === "over" ? t("text.over", { limit }) : t("text.left", { count: limit - length }),
    );
  });
  useEffect(() => {
    if (tone !== undefined && tone !== "calm") announce();
  }, [tone]);
}

/** The ring around the text that is edited, with its counter. The only thing that a key press renders. */
export function TextRing({ canvas }: { canvas: CanvasControl }): ReactNode {
  const focus = useSignal(canvas.text.focus);
  useCountAnnouncement(focus);
  if (!focus) return null;
  const tone = tones[focus.count.tone];
  const text = canvas.handles.around(focus.element, "text");
  return (
    <Tracked
      canvas={canvas}
      find={() => focus.element}
      place={(box) => grown(box, ringDistance)}
      className={`ring ${tone}`}
    >
      {text && <AlignmentTools handle={text.handle} />}
      <span className={`chip ${tone}`}>{countLabel(focus.count)}</span>
    </Tracked>
  );
}

/** 'This field is required' beside a text that was left empty. */
export function TextNoticeBox({ canvas }: { canvas: CanvasControl }): ReactNode {
  const notice = useSignal(canvas.text.notice);
  const t = useTranslate();
  if (!notice) return null;
  return (
    <Tracked
      canvas={canvas}
      find={() => notice.element}
      place={(box) => grown(box, ringDistance)}
      className="ring over-limit"
    >
      <span className="msg" role="alert">
        {t("text.required")}
      </span>
    </Tracked>
  );
}
