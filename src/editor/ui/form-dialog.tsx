import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import type { ButtonProps } from "./button.tsx";
import { Dialog, DialogHead } from "./dialog.tsx";
import { useTranslate } from "../words/i18n.ts";

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

interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Its first field has the keyboard when it opens, and when the one that had it gives way to the next step's. */
function Form({ onSubmit, children }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body && !activeElement.matches("dialog")) return;
    form.current?.querySelector<HTMLElement>(":is(input, select, textarea):enabled")?.focus();
  });
  return (
    <form
      ref={form}
      className="form-dialog-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
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
      <Form onSubmit={() => !isBusy && onSubmit()}>
        {children}
        <Button type="submit" variant={variant} size="lg" isBusy={isBusy}>
          {submit}
        </Button>
      </Form>
    </Dialog>
  );
}
