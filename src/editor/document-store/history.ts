import type { Step } from "#/site/operations/operation.ts";

/** Most steps that can be undone. */
const historyLimit = 100;

/** One thing that somebody did, and how to take it back. */
export interface HistoryEntry {
  /** In the order in which they are to be done. */
  readonly inverse: readonly Step[];
  /** The first step of it: where it was done. */
  readonly step: Step;
}

export interface History {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
  /** It was taken up from before the tab was loaded anew: nothing was done since it was another. */
  readonly isResumed?: true;
}

export const emptyHistory: History = { past: [], future: [] };

/** After something new was done: it can be undone, and what was undone before is gone. */
export function afterDoing({ past }: History, entry: HistoryEntry): History {
  return { past: [...past, entry].slice(-historyLimit), future: [] };
}

/** After the last entry was undone; `entry` would do it again. Undefined where undoing it was refused. */
export function afterUndoing({ past, future }: History, entry: HistoryEntry | undefined): History {
  return { past: past.slice(0, -1), future: entry ? [...future, entry] : future };
}

/** After the last undone entry was done again; `entry` would undo that. */
export function afterRedoing({ past, future }: History, entry: HistoryEntry | undefined): History {
  return {
    past: entry ? [...past, entry].slice(-historyLimit) : past,
    future: future.slice(0, -1),
  };
}
