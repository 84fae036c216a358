import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { firstView } from "../../session/first-view.ts";
import { useSignal } from "../../signals/signal.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

const CommentsBar = latePart(async () => {
  const [part] = await Promise.all([import("./comments-bar.tsx"), loadWords("comments")]);
  return { default: part.CommentsBar };
});

/** Says in the bar that there is something to read; the page comes first. */
export function OpenComments(): ReactNode {
  const isPainted = useSignal(firstView(useEditor()));
  return isPainted && <CommentsBar />;
}
