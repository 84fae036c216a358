import type { Call } from "../../api/request.ts";

/** What the frame hands to a screen. */
export interface OperatorScreenProps {
  readonly call: Call;
  /** Says what was done, or what went wrong. */
  readonly toast: (message: string) => void;
}
