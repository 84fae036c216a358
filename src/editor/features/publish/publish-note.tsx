import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { latePart } from "../../ui/late-part.tsx";

const SettledMarks = latePart(() =>
  withQueries(async () => (await import("./settled-marks.tsx")).SettledMarks, "publish"),
);

let wasSettled = false;

/** What isn't needed at once comes once the first screen has been there for a while; further ones have it at once. */
export function PublishNote(): ReactNode {
  const { timers } = useEditor();
  const [isSettled, setSettled] = useState(wasSettled);
  useEffect(() => timers.after(2_000, () => setSettled((wasSettled = true))), [timers]);
  return isSettled && <SettledMarks />;
}
