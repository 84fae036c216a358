import type { ReactNode } from "react";
import { wordDiff } from "#/lib/word-diff.ts";
import "./word-diff.css";

const marks = { same: "span", before: "del", after: "ins" } as const;

/** A text as it was and is, word by word. */
export function WordDiff({ before, after }: { before: string; after: string }): ReactNode {
  return (
    <span className="word-diff">
      {wordDiff(before, after).map(({ kind, text }, place) => {
        const Mark = marks[kind];
        return <Mark key={place}>{text}</Mark>;
      })}
    </span>
  );
}
