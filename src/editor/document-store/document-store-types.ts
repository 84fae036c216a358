import type { DocumentAnswer } from "#/api/documents.ts";
import type { ClientMeans } from "#/site/operations/batch.ts";
import type { Operation, Step } from "#/site/operations/operation.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";
import type { Records } from "#/site/records.ts";
import type { PlacedOperation } from "#/site/replica.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Signal } from "../signals/signal.ts";
import type { History } from "./history.ts";
import type { SaveState } from "./save-state.ts";
import type { Topic } from "./topics.ts";

/** A text that two people changed: both wordings are reachable until one is chosen (I4). */
export interface TextConflict {
  /** The topic of the text. */
  readonly key: Topic;
  readonly target: Target;
  readonly path: FieldPath;
  readonly language: LanguageCode;
  readonly mine: string;
  readonly theirs: string;
}

/** An edit that was not taken, and why. */
export interface Refusal {
  readonly id: string;
  readonly rule: string;
  readonly message: string;
  readonly step: Step;
}

export type DispatchResult =
  | { readonly outcome: "done" }
  | { readonly outcome: "refused"; readonly rule: string; readonly message: string }
  | { readonly outcome: "conflict"; readonly conflict: TextConflict };

/** What became of undoing: the step that was undone, or done again, or that there was nothing to undo or that it can't be undone any more. */
export type UndoResult =
  | { readonly outcome: "done"; readonly step: Step }
  | { readonly outcome: "nothing" | "refused" | "conflict" };

/** By what means somebody does something that can be undone here. */
export type DispatchMeans = Extract<ClientMeans, "editor" | "paste" | "restore">;

/**
 * The site as this editor shows it: what the server has, and on top of it what isn't acknowledged yet. Knows no React.
 */
export interface DocumentStore {
  records(): Records;
  /** Calls when what the topic names has changed; the answer ends it. */
  subscribe(topic: Topic, listener: () => void): () => void;
  /** Applies steps at once as one thing that can be undone, and sees to it that the server gets them. */
  dispatch(steps: Step | readonly Step[], via?: DispatchMeans): DispatchResult;
  /** Applies what somebody has typed. What goes on with the typing before is undone together with it. */
  type(step: Step, options: { readonly goesOn: boolean }): DispatchResult;
  /** Takes back the last thing that was done here. */
  undo(): UndoResult;
  redo(): UndoResult;
  readonly history: Signal<History>;
  readonly save: Signal<SaveState>;
  /** What the server hasn't confirmed yet, in its order. */
  unsent(): readonly Operation[];
  readonly conflicts: Signal<readonly TextConflict[]>;
  readonly refusals: Signal<readonly Refusal[]>;
  /** Chooses one of both wordings; nothing where that was done already. */
  resolveConflict(conflict: TextConflict, choice: "mine" | "theirs"): void;
  dismissRefusals(): void;
  /** Sends again at once what waits for the connection. */
  retryNow(): void;
  /** Loads a page that isn't there yet. @throws ApiError */
  loadPage(page: string): Promise<void>;
  /** Takes in pages that were loaded earlier, where the site is still as it was then. */
  takePages(answer: DocumentAnswer): Promise<void>;
  /** Takes in an operation of the log, own or another's. */
  receive(operation: PlacedOperation): void;
  /** The records as the server has confirmed them up to a revision, without what isn't acknowledged yet. */
  confirmed(): { readonly records: Records; readonly revision: number };
  /** Revision of the last operation that was taken in without a gap. */
  revision(): number;
  stop(): void;
}
