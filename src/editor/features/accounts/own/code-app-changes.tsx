import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Proof } from "#/api/auth.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { ProofFields } from "../proof-fields.tsx";
import type { CodeAppDialogProps } from "./code-app-dialog.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

/** Other recovery codes in place of those that are left. */
export function NewRecoveryCodes(props: CodeAppDialogProps): ReactNode {
  const { client, account, onChanged, onClose } = props;
  const t = useTranslate("account");
  const [proof, setProof] = useState<Proof>({});
  const renew = useMutation({
    mutationFn: () => client.renewRecoveryCodes(proof),
    onSuccess: onChanged,
  });
  if (renew.data) return <RecoveryCodeList codes={renew.data.codes} onClose={onClose} />;
  return (
    <FormDialog
      title={t("codeApp.newCodes")}
      hint={t("codeApp.newCodesAbout")}
      submit={t("codeApp.newCodes")}
      isBusy={renew.isPending}
      onSubmit={() => renew.mutate()}
      onClose={onClose}
    >
      <ProofFields account={account} proof={proof} onChange={setProof} error={renew.error} />
    </FormDialog>
  );
}

/** Asks for no codes any more. */
export function TurnCodesOff(props: CodeAppDialogProps): ReactNode {
  const { client, account, onChanged, onClose } = props;
  const t = useTranslate("account");
  const [proof, setProof] = useState<Proof>({});
  const remove = useMutation({
    mutationFn: () => client.removeSecondFactor(proof),
    onSuccess: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("codeApp.turnOff")}
      hint={t("codeApp.turnOffAbout")}
      submit={t("codeApp.turnOff")}
      variant="danger"
      isBusy={remove.isPending}
      onSubmit={() => remove.mutate()}
      onClose={onClose}
    >
      <ProofFields account={account} proof={proof} onChange={setProof} error={remove.error} />
    </FormDialog>
  );
}
