import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { canvasState } from "../../canvas/canvas-state.ts";
import { useEditor } from "../../session/editor.ts";
import { firstView } from "../../session/first-view.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { useSignal } from "../../signals/signal.ts";
import { latePart } from "../../ui/late-part.tsx";

const FirstStepsCard = latePart(() =>
  withQueries(async () => (await import("./first-steps-card.tsx")).FirstStepsCard, "firstSteps"),
);

/** The checklist, on sites whose account hasn't closed it. */
export function OpenFirstSteps(): ReactNode {
  const editor = useEditor();
  const isPreview = useSignal(canvasState(editor).isPreview);
  const [isOpen, setOpen] = useState(editor.site.hasFirstSteps === true);
  const isPainted = useSignal(firstView(editor));
  if (!isOpen || isPreview || !isPainted) return null;
  return (
    <Suspense>
      <FirstStepsCard onClose={() => setOpen(false)} />
    </Suspense>
  );
}
