import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface FieldNoteProps {
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** What is wrong with a field, or else what is worth knowing of it. */
export function FieldNote({ id, error, hint }: FieldNoteProps): ReactNode {
  if (error !== undefined) {
    return (
      <span className="field-error" id={id} role="alert">
        <CircleAlert className="size-14" aria-hidden="true" />
        {error}
      </span>
    );
  }
  return hint === undefined ? null : (
    <span className="hint" id={id}>
      {hint}
    </span>
  );
}
