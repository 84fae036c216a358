import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Segmented } from "./segmented.tsx";

/** Letters that one row of a popover has room for, each option's edges counted as `edges` of them. */
const roomOfRow = 38;
const edges = 2;
/** With the label beside them, whose column is wider than its letters. */
const roomInRow = 32;

/** In how many columns options stand: one row where their words fit into it, else two. */
function columnsOf(letters: number, count: number): number {
  return letters <= roomOfRow ? count : Math.ceil(count / 2);
}

/** A few choices under their label, in one row or two; beside it where all of that fits into one. */
export function LabelledChoice<Value extends string>({
  label,
  choices,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}): ReactNode {
  const letters = choices.reduce((sum, one) => sum + one.label.length + edges, 0);
  return (
    <section
      className={classNames("grid tight", letters + label.length <= roomInRow && "in-row")}
      style={{ "--columns": columnsOf(letters, choices.length) }}
    >
      <p className="label">{label}</p>
      <Segmented isFull label={label} choices={choices} value={value} onChoose={onChoose} />
    </section>
  );
}
