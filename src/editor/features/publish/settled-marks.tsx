import { useEffect } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { publishState } from "../../session/publish-state.ts";
import { useSignal } from "../../signals/signal.ts";
import { MarksStatus } from "./marks-status.tsx";
import { SiteMarks } from "./site-marks.tsx";
import { watchTakenBack } from "./watch-taken-back.ts";

/** What the bar says of a site and its page once the screen has been there for a while. */
export function SettledMarks(): ReactNode {
  const editor = useEditor();
  const hasCanvas = useSignal(editor.canvas) !== null;
  const mayNeedMark = useSignal(publishState(editor).mayNeedMark);
  // what was taken back is noticed on every screen of a site (PUB-22)
  useEffect(() => watchTakenBack(editor), [editor]);
  return (
    <>
      {mayNeedMark && <SiteMarks />}
      {hasCanvas && <MarksStatus />}
    </>
  );
}
