import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { latePart } from "../../ui/late-part.tsx";

const SettledMarks = latePart(() =>
  withQueries(async () => (await import("./settled-marks.tsx")).SettledMarks, "publish"),
);

/** What isn't needed at once comes after the screen has been there for a while. */
export function PublishNote(): ReactNode {
  const { timers } = useEditor();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => timers.after(2_000, () => setSettled(true)), [timers]);
  return isSettled && <SettledMarks />;
}
