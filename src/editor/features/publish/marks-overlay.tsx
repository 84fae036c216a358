import { Suspense } from "react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";
import { marksState } from "./marks-state.ts";

const QuietMarks = latePart(async () => {
  const [{ QuietMarks: Own }] = await Promise.all([
    import("./quiet-marks.tsx"),
    loadWords("publish"),
  ]);
  return { default: Own };
});

/** Marks beside what publishing would find, once something was found. */
export function MarksOverlay({ canvas }: { canvas: CanvasControl }): ReactNode {
  const { problems, isShown } = marksState(useEditor());
  const found = useSignal(problems);
  if (!useSignal(isShown) || !found || found.length === 0) return null;
  return (
    <Suspense>
      <QuietMarks canvas={canvas} problems={found} />
    </Suspense>
  );
}
