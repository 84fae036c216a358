import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import type { ButtonProps } from "../../../ui/button.tsx";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { useTranslate } from "../../../words/i18n.ts";

interface FormDialogProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly submit: string;
  readonly variant?: ButtonProps["variant"];
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few fields and one thing to do with them. */
export function FormDialog({
  title,
  hint,
  submit,
  variant = "primary",
  isBusy,
  onSubmit,
  onClose,
  children,
}: FormDialogProps): ReactNode {
  const say = useTranslate("screens");
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead title={title} hint={hint} closeLabel={say("close")} onClose={onClose} />
      <form
        className="form-dialog-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
      >
        {children}
        <Button type="submit" variant={variant} size="lg" isBusy={isBusy}>
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}
