import type { PageElement } from "./page-elements.ts";

/** A place among siblings: every `step`th from `first` on, counted from the end or the beginning. */
export interface Place {
  readonly step: number;
  readonly first: number;
  readonly isFromEnd: boolean;
}

const formula = /^(?:([+-]?\d*)n)?\s*(?:([+-])?\s*(\d+))?$/;

/** The place that brackets of `:nth-child()` ask for; undefined where they ask for more than a number. */
export function placeOf(brackets: string, isFromEnd: boolean): Place | undefined {
  const text = brackets.trim();
  if (text === "odd" || text === "even")
    return { step: 2, first: text === "odd" ? 1 : 0, isFromEnd };
  const [whole, step, sign, first = "0"] = formula.exec(text) ?? [];
  if (whole === undefined || whole === "") return undefined;
  const every = step === undefined ? 0 : Number(/\d/.test(step) ? step : `${step}1`);
  return { step: every, first: Number(`${sign ?? ""}${first}`), isFromEnd };
}

const first: Place = { step: 0, first: 1, isFromEnd: false };
const last: Place = { ...first, isFromEnd: true };
/** Places that have a name. */
export const namedPlaces: Readonly<Record<string, readonly Place[]>> = {
  ":first-child": [first],
  ":last-child": [last],
  ":only-child": [first, last],
};

/** Elements whose children no script adds to or takes from. */
const fixed = new Set(["dl", "ol", "tbody", "tr", "ul"]);

/** Whether an element may stand at a place; where scripts may change who its siblings are, it may. */
export function mayStandAt(element: PageElement, { step, first, isFromEnd }: Place): boolean {
  const { parent } = element;
  if (!parent || !fixed.has(parent.name)) return true;
  const before = parent.children.indexOf(element);
  const at = isFromEnd ? parent.children.length - before : before + 1;
  if (step === 0) return at === first;
  const steps = (at - first) / step;
  return Number.isInteger(steps) && steps >= 0;
}
