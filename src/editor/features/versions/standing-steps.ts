import type { HistoryStep } from "#/api/history.ts";

/** What of a step's parameters says what it was done to. */
const placeParams = ["part", "linked", "field", "language", "list", "fields", "event"] as const;

/** Something that was done, with the steps that took it back, the oldest first. */
interface Done {
  readonly step: HistoryStep;
  readonly undos: HistoryStep[];
}

/** `text` of `operation.text.set`, which `operation.text.restore` undoes. */
function kindOf({ key }: HistoryStep): string {
  return key.split(".")[1] ?? "";
}

function isOfSamePlace(one: HistoryStep, other: HistoryStep): boolean {
  return (
    one.page === other.page &&
    one.section === other.section &&
    kindOf(one) === kindOf(other) &&
    placeParams.every((name) => {
      const [own, its] = [one.params[name], other.params[name]];
      return own === undefined || its === undefined || own === its;
    })
  );
}

/** Whether a step takes another one back, or back again. A batch is called what it began with, and undone from its end. */
function isAbout(later: HistoryStep, { step }: Done): boolean {
  if (later.author !== step.author) return false;
  const isSameBatch = later.count > 1 && later.count === step.count && later.page === step.page;
  return isSameBatch || isOfSamePlace(later, step);
}

/** What is left of something that was done: itself, nothing, or of a text whose typing was taken back in part what it became. */
function leftOf({ step, undos }: Done): HistoryStep | undefined {
  const last = undos.at(-1);
  if (!last) return step;
  const count = undos.reduce((all, undo) => all + undo.count, 0);
  return kindOf(step) === "text" && count < step.count ? last : undefined;
}

/**
 * The steps of a sitting but what was undone in it, and its undoing; newest first, as they come. Where all of it was
 * undone, its undoing.
 */
export function standingSteps(steps: readonly HistoryStep[]): readonly HistoryStep[] {
  const done: Done[] = [];
  for (const step of steps.toReversed()) {
    const isUndo = step.via === "undo";
    const one = done.findLast(
      (each) =>
        isAbout(step, each) && (isUndo ? leftOf(each) !== undefined : each.undos.length > 0),
    );
    if (one && isUndo && one.step.via !== "undo") one.undos.push(step);
    else if (one && step.via === "redo") one.undos.pop();
    else done.push({ step, undos: [] });
  }
  const left = new Set(done.map(leftOf));
  const standing = steps.filter((step) => left.has(step));
  return standing.length > 0 ? standing : steps.filter(({ via }) => via === "undo");
}
