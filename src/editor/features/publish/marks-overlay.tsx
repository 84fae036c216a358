import { Suspense } from "react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { latePart } from "../../ui/late-part.tsx";
import { useStanding } from "./ignoring.ts";
import { marksState } from "./marks-state.ts";

const QuietMarks = latePart(() =>
  // what is ignored there is an operation that the canvas does without
  withQueries(async () => (await import("./quiet-marks.tsx")).QuietMarks, "publish"),
);

/** Marks beside what publishing would find, once something was found. */
export function MarksOverlay({ canvas }: { canvas: CanvasControl }): ReactNode {
  const { problems, isShown } = marksState(useEditor());
  const found = useStanding(useSignal(problems)).standing;
  if (!useSignal(isShown) || !found || found.length === 0) return null;
  return (
    <Suspense>
      <QuietMarks canvas={canvas} problems={found} />
    </Suspense>
  );
}
