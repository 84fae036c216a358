import { Fragment } from "react";
import type { ReactNode } from "react";
import { wordDiff } from "#/lib/word-diff.ts";
import type { DiffRun } from "#/lib/word-diff.ts";
import { useLanguage } from "../words/i18n.ts";
import "./word-diff.css";

const marks = { same: "span", before: "del", after: "ins" } as const;

interface WordDiffProps {
  readonly before: string;
  readonly after: string;
  /** What marks are called for those who don't see them; many programs that read aloud don't say by themselves. */
  readonly names?: { readonly del: string; readonly ins: string };
}

/** What was removed and what stands in its place are never read as one word. */
function isJoinedTo(run: DiffRun, before: DiffRun | undefined): boolean {
  return run.kind === "after" && before?.kind === "before" && !/\s$/.test(before.text);
}

/** A text as it was and is, what changed beside what was kept. */
export function WordDiff({ before, after, names }: WordDiffProps): ReactNode {
  const language = useLanguage();
  return (
    <span className="word-diff">
      {wordDiff(before, after).map((run, place, runs) => {
        const Mark = marks[run.kind];
        return (
          <Fragment key={place}>
            {isJoinedTo(run, runs[place - 1]) && " "}
            <Mark>
              {names && Mark !== "span" && (
                <span className="visually-hidden" lang={language}>
                  {`${names[Mark]} `}
                </span>
              )}
              {run.text}
            </Mark>
          </Fragment>
        );
      })}
    </span>
  );
}
