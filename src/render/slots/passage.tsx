import { Fragment } from "react";
import type { ReactNode } from "react";
import { MarkedWords } from "#/sections/kit/prose/marked-words.tsx";
import type { TextMark } from "#/site/text-mark.ts";
import { itemSign, passageRuns } from "../passage-lines.ts";
import type { PassageRun } from "../passage-lines.ts";

interface PassageProps {
  readonly text: string;
  readonly marks: readonly TextMark[];
}

/** Items that follow each other are one list. */
function listsOf(runs: readonly PassageRun[]): readonly (readonly PassageRun[])[] {
  const lists: PassageRun[][] = [];
  for (const run of runs) {
    if (run.isItem && run.to === run.from + itemSign.length) continue;
    const last = lists.at(-1);
    if (run.isItem && last?.[0]?.isItem) last.push(run);
    else lists.push([run]);
  }
  return lists;
}

/** A text of a few sentences (decision 860): marked words, and lists where lines begin with their sign. */
export function Passage({ text, marks }: PassageProps): ReactNode {
  const words = (from: number, to: number): ReactNode => (
    <MarkedWords
      text={text.slice(from, to)}
      marks={marks.map((mark) => ({ ...mark, from: mark.from - from, to: mark.to - from }))}
    />
  );
  return listsOf(passageRuns(text)).map((runs, index) =>
    runs[0]?.isItem ? (
      <ul key={index}>
        {runs.map(({ from, to }) => (
          <li key={from} className="dot">
            {words(from + itemSign.length, to)}
          </li>
        ))}
      </ul>
    ) : (
      runs.map(({ from, to }) => <Fragment key={from}>{words(from, to)}</Fragment>)
    ),
  );
}
