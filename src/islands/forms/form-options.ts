import type { FormState } from "#/sections/kit/form-state.ts";
import type { LiveFormKind } from "#/sections/kit/form-words.ts";
import type { CallAnswer, CallError } from "./call.ts";
import type { Say } from "./page-words.ts";

/** A form that the island looks after, and how it reaches the world. */
export interface FormOptions {
  readonly form: HTMLFormElement;
  readonly kind: LiveFormKind;
  readonly say: Say;
  /** Renders the form as it stands. */
  readonly show: (state: FormState) => void;
  /** Sends the form's payload. @throws CallError */
  readonly send: (payload: Readonly<Record<string, unknown>>) => Promise<CallAnswer>;
  /** Whether a stored choice about cookies allows marketing; undefined where none is stored (R7). */
  readonly marketing: () => boolean | undefined;
  /** Reads a text out to those who don't see it. */
  readonly announce: (text: string) => void;
  /** Told how it ended, in place of the form, which then says nothing itself. */
  readonly onEnd?: ((error: CallError | null, form: HTMLFormElement) => void) | undefined;
}
