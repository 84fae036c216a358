import { useState } from "react";
import type { ReactNode } from "react";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { useSubmit } from "./use-submit.ts";

interface RecipientDialogProps {
  readonly title: string;
  readonly hint: string;
  /** The name of the field. */
  readonly label: string;
  readonly submit: string;
  /** Does it for whoever has this address. Rejects with what went wrong. */
  readonly onSend: (email: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for somebody's address. */
export function RecipientDialog(props: RecipientDialogProps): ReactNode {
  const { title, hint, label, submit, onSend, onClose } = props;
  const t = useTranslate("operators");
  const [email, setEmail] = useState("");
  const form = useSubmit(() => onSend(email.trim()));
  const isAddress = email.includes("@");
  return (
    <FormDialog
      title={title}
      hint={hint}
      submit={submit}
      isBusy={form.isBusy}
      onSubmit={() => form.submit(isAddress)}
      onClose={onClose}
    >
      <Field
        isLarge
        type="email"
        label={label}
        value={email}
        autoComplete="off"
        maxLength={254}
        onChange={(event) => setEmail(event.target.value)}
        error={form.wasTried && !isAddress ? t("emailWrong") : undefined}
      />
      <ErrorNote error={form.error} />
    </FormDialog>
  );
}
