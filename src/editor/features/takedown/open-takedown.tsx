import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { publishState } from "../../session/publish-state.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { useSignal } from "../../signals/signal.ts";
import { latePart } from "../../ui/late-part.tsx";

// in the words of publishing
const Mark = latePart(() =>
  withQueries(async () => (await import("./takedown-mark.tsx")).TakedownMark, "publish"),
);

/** The mark of a takedown, for whoever has no button to publish. */
export function OpenTakedown(): ReactNode {
  const mayBe = useSignal(publishState(useEditor()).mayNeedMark);
  const mayPublish = useMay()("editor");
  return mayBe && !mayPublish && <Mark />;
}
