/** A message whose wording follows a number: `by` names the value that is counted. */
export interface PluralMessage {
  readonly by: string;
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}
export type VisitorMessage = string | PluralMessage;
