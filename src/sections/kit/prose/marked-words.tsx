import { Fragment } from "react";
import type { ReactNode } from "react";
import type { TextMark } from "#/site/text-mark.ts";
import { anchorAttributes } from "../anchor-attributes.ts";
import { useEnvironment } from "../environment.ts";
import type { Environment } from "../environment.ts";

/** From the outermost element to the innermost. */
const order = ["link", "strong", "emphasis"] as const;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function withBreaks(text: string): ReactNode {
  return text.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function element(mark: TextMark, content: ReactNode, { resolve }: Environment): ReactNode {
  if (mark.kind === "strong") return <strong>{content}</strong>;
  if (mark.kind === "emphasis") return <em>{content}</em>;
  const resolved = resolve(mark.link);
  return resolved ? <a {...anchorAttributes(resolved)}>{content}</a> : content;
}

/** A stretch of a text within the elements that its marks make, from one of `order` on. */
function marked(
  { text, marks }: MarkedWordsProps,
  { from, to }: Stretch,
  depth: number,
  environment: Environment,
): ReactNode {
  const kind = order[depth];
  if (kind === undefined) return withBreaks(text.slice(from, to));
  const pieces: ReactNode[] = [];
  let at = from;
  const add = (end: number, mark?: TextMark): void => {
    if (end <= at) return;
    const content = marked({ text, marks }, { from: at, to: end }, depth + 1, environment);
    pieces.push(
      <Fragment key={at}>{mark ? element(mark, content, environment) : content}</Fragment>,
    );
    at = end;
  };
  const own = marks.filter((mark) => mark.kind === kind && mark.from < to && mark.to > from);
  for (const mark of own.toSorted((one, other) => one.from - other.from)) {
    add(Math.min(mark.from, to));
    add(Math.min(mark.to, to), mark);
  }
  add(to);
  return pieces;
}

interface MarkedWordsProps {
  readonly text: string;
  readonly marks: readonly TextMark[];
}

/** A text with its strong and emphasised stretches and links (R39). Links that lead nowhere are words. */
export function MarkedWords({ text, marks }: MarkedWordsProps): ReactNode {
  const environment = useEnvironment();
  return marked({ text, marks }, { from: 0, to: text.length }, 0, environment);
}
