import { useState } from "react";
import type { ReactNode } from "react";
import type { Proof } from "#/api/auth.ts";
import { useMutation } from "@tanstack/react-query";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { errorWords } from "../../words/error-words.ts";
import { ProofFields } from "./proof-fields.tsx";
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

function PasswordForm({ account, email, hasPassword, onSaved }: PasswordDialogProps): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const [proof, setProof] = useState<Proof>({});
  const [next, setNext] = useState("");
  const [isTried, setTried] = useState(false);
  const change = useMutation({
    mutationFn: () => account.changePassword({ newPassword: next, ...proof }),
    onSuccess: onSaved,
  });
  const problem = lengthProblem(next);
  const isWeak = change.error instanceof ApiError && change.error.code === "password-too-weak";
  const error =
    isTried && problem !== undefined
      ? t(problem)
      : isWeak
        ? errorWords(say, change.error)
        : undefined;
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
      <ProofFields
        account={{ email, hasPassword }}
        proof={proof}
        onChange={setProof}
        error={isWeak ? null : change.error}
      />
      <PasswordInput
        label={t("account.newPassword")}
        autoComplete="new-password"
        value={next}
        onChange={(event) => setNext(event.target.value)}
        hint={t("account.length")}
        error={error}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={change.isPending}>
        {t("account.save")}
      </Button>
    </form>
  );
}
