import { useState } from "react";
import type { ReactNode } from "react";
import { ErrorNote } from "../../ui/error-note.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useSubmit } from "./use-submit.ts";

interface ReasonDialogProps {
  readonly title: string;
  readonly hint: string;
  /** The name of the field. */
  readonly label: string;
  readonly submit: string;
  /** Does it for this reason. Rejects with what went wrong. */
  readonly onSend: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the reason of something grave. */
export function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const { title, hint, label, submit, onSend, onClose } = props;
  const [reason, setReason] = useState("");
  const form = useSubmit(() => onSend(reason.trim()));
  const isMissing = reason.trim() === "";
  return (
    <FormDialog
      title={title}
      hint={hint}
      submit={submit}
      variant="danger"
      isBusy={form.isBusy}
      onSubmit={() => form.submit(!isMissing)}
      onClose={onClose}
    >
      <ReasonField
        label={label}
        value={reason}
        isMissing={form.wasTried && isMissing}
        onChange={setReason}
      />
      <ErrorNote error={form.error} />
    </FormDialog>
  );
}
