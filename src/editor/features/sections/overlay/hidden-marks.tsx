import { EyeOff } from "lucide-react";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { seenSections } from "#/site/linked.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { placeName } from "../../../canvas/overlay/place-name.ts";
import { Tracked } from "../../../canvas/overlay/tracked.tsx";
import { seenTopics } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSignal, useSignalPart } from "../../../signals/signal.ts";
import { useTranslate } from "../../../words/i18n.ts";

/** Says of each section that visitors don't see where that is. Nothing stands beside words that are being typed. */
export function HiddenMarks({ canvas }: { canvas: CanvasControl }): ReactNode {
  const { store, page } = useEditor();
  // above its section's start, beside the "+" there
  const place = useMemo(() => placeName(canvas, ({ left }) => left + 24), [canvas]);
  const shown = useSignal(page);
  const t = useTranslate("editing");
  const isTyping = useSignalPart(canvas.text.focus, (focus) => focus !== null);
  const sections = useStored(store, seenTopics(shown), (records) => seenSections(records, shown));
  if (isTyping) return null;
  return sections?.map(
    ({ id, hidden }) =>
      hidden && (
        <Tracked
          key={id}
          canvas={canvas}
          find={() => canvas.elementOf({ page: shown, section: id })}
          place={place}
          className="hidden-mark"
        >
          <EyeOff aria-hidden="true" />
          {t(`visibility.${hidden}`)}
        </Tracked>
      ),
  );
}
