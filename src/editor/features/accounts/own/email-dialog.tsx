import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Proof } from "#/api/auth.ts";
import type { MadeEmailChange } from "#/api/email-change.ts";
import type { AccountClient } from "../../../api/account-client.ts";
import { ApiError } from "../../../api/api-error.ts";
import type { AccountProps } from "../../../shell/feature.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { ProofFields } from "../proof-fields.tsx";

interface EmailDialogProps {
  readonly client: Pick<AccountClient, "changeEmail">;
  readonly account: AccountProps["account"];
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Asks for another address; afterwards it says what has to happen at both. */
export function EmailDialog({ client, account, onMade, onClose }: EmailDialogProps): ReactNode {
  const t = useTranslate("account");
  const language = useLanguage();
  const [email, setEmail] = useState("");
  const [proof, setProof] = useState<Proof>({});
  const [isTried, setTried] = useState(false);
  const change = useMutation({
    mutationFn: () => client.changeEmail({ email: email.trim(), language, ...proof }),
    onSuccess: onMade,
  });
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(email.trim());
  const isRefused = change.error instanceof ApiError && change.error.code === "invalid";
  const isWrong = (isTried && !isAddress) || isRefused;
  if (change.data) return <MadeChange made={change.data} from={account.email} onClose={onClose} />;
  return (
    <FormDialog
      title={t("email.title")}
      hint={t("email.about")}
      submit={t("email.submit")}
      isBusy={change.isPending}
      onSubmit={() => {
        setTried(true);
        if (isAddress) change.mutate();
      }}
      onClose={onClose}
    >
      <Field
        isLarge
        label={t("email.new")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={isWrong ? t("email.invalid") : undefined}
      />
      <ProofFields
        account={account}
        proof={proof}
        onChange={setProof}
        error={isRefused ? null : change.error}
      />
    </FormDialog>
  );
}

interface MadeChangeProps {
  readonly made: MadeEmailChange;
  readonly from: string;
  readonly onClose: () => void;
}

function MadeChange({ made: { email, links }, from, onClose }: MadeChangeProps): ReactNode {
  const t = useTranslate("account");
  const named = links && [[from, links.allow] as const, [email, links.confirm] as const];
  return (
    <FormDialog
      title={t("email.title")}
      submit={t("email.done")}
      isBusy={false}
      onSubmit={onClose}
      onClose={onClose}
    >
      <p role="status">{t(links ? "email.links" : "email.sent", { from, email })}</p>
      {named && (
        <ul className="account-rows">
          {named.map(
            ([address, link]) =>
              link !== null && (
                <li key={address} className="account-row">
                  <span className="grow">
                    <span className="strong truncated">{address}</span>
                    <code className="mono truncated">{link}</code>
                  </span>
                  <CopyButton
                    text={link}
                    label={t("email.copy", { email: address })}
                    doneLabel={t("email.copied")}
                  />
                </li>
              ),
          )}
        </ul>
      )}
    </FormDialog>
  );
}
