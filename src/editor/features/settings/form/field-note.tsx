import { Check, CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What follows from what is typed at the moment. */
export interface Remark {
  readonly tone: "ok" | "warn" | "error";
  readonly text: string;
}

interface FieldNoteProps {
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly remark?: Remark | undefined;
}

/** What is wrong with a field, or else what is worth knowing of it. */
export function FieldNote({ id, error, hint, remark }: FieldNoteProps): ReactNode {
  if (error !== undefined) {
    return (
      <span className="field-error" id={id} role="alert">
        <CircleAlert className="size-14" aria-hidden="true" />
        {error}
      </span>
    );
  }
  if (remark) {
    const Icon = { ok: Check, warn: TriangleAlert, error: CircleAlert }[remark.tone];
    return (
      <span className={`field-remark ${remark.tone}`} id={id} role="status">
        <Icon className="size-14" aria-hidden="true" />
        {remark.text}
      </span>
    );
  }
  return hint === undefined ? null : (
    <span className="hint" id={id}>
      {hint}
    </span>
  );
}
