import { useState } from "react";
import type { ReactNode } from "react";
import { useMutation } from "@tanstack/react-query";
import type { Erased } from "#/api/inbox.ts";
import { ApiError } from "../../api/api-error.ts";
import { errorWords } from "../../words/error-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { useTranslate } from "../../words/i18n.ts";

export interface EraseDialogProps {
  /** The address to begin with; null while the dialog is closed. */
  readonly email: string | null;
  readonly onClose: () => void;
  readonly erase: (email: string) => Promise<Erased>;
  readonly onErased: (count: number) => void;
}

/** Asks before everything of a person is erased: that can't be undone. */
export function EraseDialog({ email, ...props }: EraseDialogProps): ReactNode {
  const t = useTranslate("inbox");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen={email !== null} onClose={props.onClose} className="form-dialog">
      <DialogHead title={t("erase.title")} closeLabel={say("close")} onClose={props.onClose} />
      {email !== null && <EraseForm email={email} {...props} />}
    </Dialog>
  );
}

function EraseForm({
  email: first,
  onClose,
  erase,
  onErased,
}: EraseDialogProps & { readonly email: string }): ReactNode {
  const t = useTranslate("inbox");
  const say = useTranslate("screens");
  const [email, setEmail] = useState(first);
  const [isTried, setTried] = useState(false);
  const wanted = email.trim();
  const isMissing = wanted.length < 3;
  const erasure = useMutation({
    mutationFn: () => erase(wanted),
    onSuccess: ({ messages, subscribers, rsvps }) => onErased(messages + subscribers + rsvps),
  });
  const isWrong = erasure.error instanceof ApiError && erasure.error.code === "invalid";
  const failure = erasure.isError && !isWrong ? errorWords(say, erasure.error) : undefined;
  return (
    <form
      className="form-dialog-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing && !erasure.isPending) erasure.mutate();
      }}
    >
      <p className="secondary-text">{t("erase.text")}</p>
      <Field
        isLarge
        label={t("erase.email")}
        type="email"
        autoComplete="off"
        value={email}
        error={(isTried && isMissing) || isWrong ? t("erase.emailMissing") : failure}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="row inbox-dialog-foot">
        <Button onClick={onClose}>{say("cancel")}</Button>
        <Button type="submit" className="danger-button" isBusy={erasure.isPending}>
          {t("erase.submit")}
        </Button>
      </div>
    </form>
  );
}
