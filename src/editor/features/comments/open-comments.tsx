import { Suspense } from "react";
import type { ReactNode } from "react";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

const CommentsBar = latePart(async () => {
  const [part] = await Promise.all([import("./comments-bar.tsx"), loadWords("comments")]);
  return { default: part.CommentsBar };
});

/** Says in the bar that there is something to read. */
export function OpenComments(): ReactNode {
  return (
    <Suspense>
      <CommentsBar />
    </Suspense>
  );
}
