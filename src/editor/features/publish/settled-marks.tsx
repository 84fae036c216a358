import { Suspense, useEffect } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { publishState } from "../../session/publish-state.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { useSignal } from "../../signals/signal.ts";
import { latePart } from "../../ui/late-part.tsx";
import { MarksStatus } from "./marks-status.tsx";
import { SiteMarks } from "./site-marks.tsx";
import { walkState } from "./walk-state.ts";
import { watchProgress } from "./watch-progress.ts";
import { watchTakenBack } from "./watch-taken-back.ts";

const WalkBar = latePart(() =>
  withQueries(async () => (await import("./walk-bar.tsx")).WalkBar, "publish"),
);

/** What is said of a site and its page once the screen has been there for a while: in the bar, and on a walk. */
export function SettledMarks(): ReactNode {
  const editor = useEditor();
  const hasCanvas = useSignal(editor.canvas) !== null;
  const { asked } = publishState(editor);
  const isWalking = useSignal(walkState(editor)) !== null;
  const mayNeedMark = useSignal(publishState(editor).mayNeedMark);
  // what was taken back is noticed on every screen of a site (PUB-22)
  useEffect(() => watchTakenBack(editor), [editor]);
  useEffect(() => watchProgress(editor), [editor]);
  return (
    <>
      {mayNeedMark && <SiteMarks />}
      {hasCanvas && <MarksStatus />}
      {isWalking && (
        <Suspense>
          <WalkBar onList={() => asked.set(asked.get() + 1)} />
        </Suspense>
      )}
    </>
  );
}
