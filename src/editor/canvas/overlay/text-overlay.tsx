import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { useSignal, useSignalPart } from "../../signals/signal.ts";
import type { Signal } from "../../signals/signal.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { countLabel } from "../text/text-count.ts";
import type { CountTone } from "../text/text-count.ts";
import type { TextFocus } from "../text/text-session.ts";
import { grown } from "./around.ts";
import { followKeyboard, keepInView } from "./keyboard.ts";
import type { Box } from "../tracker.ts";
import type { Spot } from "./clear-spot.ts";
import { useOutline } from "./outline-box.tsx";
import { placeClear } from "./place-clear.ts";
import { Tracked } from "./tracked.tsx";

/** Pixels between the letters and the ring. */
const ringDistance = 7;

const tones = { calm: "", warning: "warning", over: "over-limit" } as const;

/** Says politely that a text is nearly full, and that it is over its limit; not each letter. */
function useCountAnnouncement(focus: Signal<TextFocus | null>, tone: CountTone | undefined): void {
  const editor = useEditor();
  const t = useTranslate("editing");
  const announce = useEffectEvent(() => {
    const count = focus.get()?.count;
    if (!count) return;
    const { limit, length } = count;
    editor.announce(
      tone === "over" ? t("text.over", { limit }) : t("text.left", { count: limit - length }),
    );
  });
  useEffect(() => {
    if (tone !== undefined && tone !== "calm") announce();
  }, [tone]);
}

/** The count of the text that is edited. Each letter is written into the node that stands there: nothing renders. */
function Counter({ focus, tone }: { focus: Signal<TextFocus | null>; tone: string }): ReactNode {
  const node = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // a text node that stays: its words need no new styles, as another node would
    const words = document.createTextNode("");
    node.current?.append(words);
    const write = (): void => {
      const count = focus.get()?.count;
      if (count) words.data = countLabel(count);
    };
    write();
    const stop = focus.subscribe(write);
    return () => {
      stop();
      words.remove();
    };
  }, [focus]);
  return <span ref={node} className={`chip ${tone}`} />;
}

/** Pixels between the ring and its counter. */
const gap = 4;

/** Above the ring's end, as a rule; otherwise above its start, beside it, below it, or beside the page. */
function spotsOfCount(text: Box, { width, height }: { width: number; height: number }): Spot[] {
  const ring = grown(text, ringDistance);
  const end = ring.left + ring.width;
  const bottom = ring.top + ring.height;
  const above = ring.top - gap - height;
  return [
    { left: end - width, top: above },
    { left: ring.left, top: above },
    { left: end + gap, top: ring.top },
    { left: end + gap, top: bottom - height },
    { left: ring.left - gap - width, top: ring.top },
    { left: end - width, top: bottom + gap },
    { left: ring.left, top: bottom + gap },
    { left: -gap - width, top: ring.top },
  ];
}

/** The ring around the text that is edited, and its counter, which lies over no words. */
export function TextRing({ canvas }: { canvas: CanvasControl }): ReactNode {
  const { focus } = canvas.text;
  const element = useSignalPart(focus, (now) => now?.element);
  const tone = useSignalPart(focus, (now) => now?.count.tone);
  useCountAnnouncement(focus, tone);
  useEffect(() => {
    if (!element || !matchMedia("(max-width: 820px)").matches) return;
    const ends = [followKeyboard(), keepInView(element)];
    return () => ends.forEach((end) => end());
  }, [element]);
  const placeCount = useMemo(
    () => element && placeClear({ canvas, spots: spotsOfCount, own: element }),
    [canvas, element],
  );
  const placeRing = useOutline(canvas, () => element, ringDistance);
  if (!element || !tone || !placeCount) return null;
  return (
    <>
      <Tracked
        canvas={canvas}
        find={() => element}
        place={placeRing}
        className={`ring ${tones[tone]}`}
      />
      <Tracked canvas={canvas} find={() => element} place={placeCount} className="count-place">
        <Counter focus={focus} tone={tones[tone]} />
      </Tracked>
    </>
  );
}

/** 'This field is required' beside a text that was left empty. */
export function TextNoticeBox({ canvas }: { canvas: CanvasControl }): ReactNode {
  const notice = useSignal(canvas.text.notice);
  const t = useTranslate("editing");
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
