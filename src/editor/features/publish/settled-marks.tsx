import { Suspense, useEffect } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { publishState } from "../../session/publish-state.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { useSignal } from "../../signals/signal.ts";
import { latePart } from "../../ui/late-part.tsx";
import { listChecks } from "./list-checks.ts";
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
  const mayPublish = useMay()("editor");
  const mayNeedMark = useSignal(publishState(editor).mayNeedMark) && mayPublish;
  // what was taken back is noticed on every screen of a site (PUB-22)
  useEffect(() => (mayPublish ? watchTakenBack(editor) : undefined), [editor, mayPublish]);
  useEffect(() => (mayPublish ? watchProgress(editor) : undefined), [editor, mayPublish]);
  const list = (): void => (mayPublish ? asked.set(asked.get() + 1) : listChecks(editor));
  return (
    <>
      {mayNeedMark && <SiteMarks />}
      {hasCanvas && <MarksStatus />}
      {isWalking && (
        <Suspense>
          <WalkBar onList={list} />
        </Suspense>
      )}
    </>
  );
}
