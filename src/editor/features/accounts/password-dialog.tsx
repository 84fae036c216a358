import { useState } from "react";
import type { ReactNode } from "react";
import { useMutation } from "@tanstack/react-query";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { errorWords } from "../../words/error-words.ts";
import { PasswordInput } from "./password-input.tsx";
import { lengthProblem } from "./password-length.ts";
import { useTranslate } from "../../words/i18n.ts";

export interface PasswordDialogProps {
  readonly account: Pick<AccountClient, "changePassword">;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Sets the account's password, or another one. */
export function PasswordDialog(props: PasswordDialogProps): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const title = t(props.hasPassword ? "account.changePassword" : "account.noteTitle");
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} className="form-dialog">
      <DialogHead title={title} closeLabel={say("close")} onClose={props.onClose} />
      <PasswordForm {...props} />
    </Dialog>
  );
}

interface Errors {
  readonly current?: string;
  readonly next?: string;
}

function PasswordForm({ account, email, hasPassword, onSaved }: PasswordDialogProps): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [isTried, setTried] = useState(false);
  const change = useMutation({
    mutationFn: () =>
      account.changePassword({
        newPassword: next,
        ...(current !== "" && { currentPassword: current }),
      }),
    onSuccess: onSaved,
  });
  const problem = lengthProblem(next);
  const isWrong = change.error instanceof ApiError && change.error.code === "wrong-credentials";
  const errors: Errors = {
    ...(isWrong && { current: t("account.currentWrong") }),
    ...(isTried && problem !== undefined && { next: t(problem) }),
    ...(change.isError && !isWrong && { next: errorWords(say, change.error) }),
  };
  return (
    <form
      className="form-dialog-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problem === undefined && !change.isPending) change.mutate();
      }}
    >
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordInput
          label={t("account.currentPassword")}
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          error={errors.current}
        />
      )}
      <PasswordInput
        label={t("account.newPassword")}
        autoComplete="new-password"
        value={next}
        onChange={(event) => setNext(event.target.value)}
        hint={t("account.length")}
        error={errors.next}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={change.isPending}>
        {t("account.save")}
      </Button>
    </form>
  );
}
