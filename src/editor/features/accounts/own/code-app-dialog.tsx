import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Proof } from "#/api/auth.ts";
import type { CodeApp } from "#/api/second-factor.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import type { AccountProps } from "../../../shell/feature.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { CodeField, asksForCode } from "../code-field.tsx";
import { ProofFields } from "../proof-fields.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

export interface CodeAppDialogProps extends Pick<AccountProps, "client" | "account"> {
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Sets an app up in three steps: the password, a code that it shows, and the recovery codes. */
export function CodeAppDialog(props: CodeAppDialogProps): ReactNode {
  const { client, account, onClose } = props;
  const t = useTranslate("account");
  const [proof, setProof] = useState<Proof>({});
  const begin = useMutation({ mutationFn: () => client.beginSecondFactor(proof) });
  if (begin.data) return <ShowCode {...props} app={begin.data} />;
  return (
    <FormDialog
      title={t("codeApp.setUpTitle")}
      hint={t("codeApp.about")}
      submit={t("codeApp.continue")}
      isBusy={begin.isPending}
      onSubmit={() => begin.mutate()}
      onClose={onClose}
    >
      <ProofFields account={account} proof={proof} onChange={setProof} error={begin.error} />
    </FormDialog>
  );
}

function ShowCode({
  client,
  app: { secret, uri },
  onChanged,
  onClose,
}: CodeAppDialogProps & { readonly app: CodeApp }): ReactNode {
  const t = useTranslate("account");
  const [code, setCode] = useState("");
  const confirm = useMutation({
    mutationFn: () => client.confirmSecondFactor(code),
    onSuccess: onChanged,
  });
  const { error } = confirm;
  if (confirm.data) return <RecoveryCodeList codes={confirm.data.codes} onClose={onClose} />;
  return (
    <FormDialog
      title={t("codeApp.setUpTitle")}
      hint={t("codeApp.scan")}
      submit={t("codeApp.confirm")}
      isBusy={confirm.isPending}
      onSubmit={() => {
        if (code.trim() !== "") confirm.mutate();
      }}
      onClose={onClose}
    >
      <div className="code-app-secret">
        <QrCode address={uri} label={t("codeApp.qr")} />
        <p className="row size-12 secondary-text">
          <span className="grow">
            {t("codeApp.secret")} <code className="mono">{secret}</code>
          </span>
          <CopyButton text={secret} label={t("codeApp.copySecret")} doneLabel={t("email.copied")} />
        </p>
      </div>
      {error !== null && !asksForCode(error) && <ErrorNote error={error} />}
      <CodeField isOfApp value={code} onChange={setCode} error={error} />
    </FormDialog>
  );
}
