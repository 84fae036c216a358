import type { Step } from "#/site/operations/operation.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";

/** Where things are edited that don't stand on the canvas, as addresses of the app. Each feature knows its own. */
export interface Places {
  /** What undoing a step, or doing it again, is called. */
  deedOf?(step: Step, via: "undo" | "redo"): string | undefined;
  /** Where a step shows what it changed. */
  ofStep(site: number, step: Step): string | undefined;
  ofField(site: number, target: Target, path: FieldPath | readonly string[]): string | undefined;
}

/** The places of all features. They are loaded when somebody is about to edit, and know nothing until then. */
export interface LatePlaces extends Required<Places> {
  /** Calls once they are known: at once where they are. Without a connection it is called too: the canvas shows what it can. */
  whenKnown(then: () => void): void;
}
