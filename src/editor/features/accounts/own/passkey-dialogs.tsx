import { startRegistration } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Proof } from "#/api/auth.ts";
import { type Passkey, passkeyNameLimit } from "#/api/passkeys.ts";
import type { AccountClient } from "../../../api/account-client.ts";
import { ApiError } from "../../../api/api-error.ts";
import type { AccountProps } from "../../../shell/feature.ts";
import { Field } from "../../../ui/field.tsx";
import { errorWords } from "../../../words/error-words.ts";
import { typedWithin } from "../../../ui/typed-within.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { ProofFields } from "../proof-fields.tsx";
import { deviceName } from "./device-name.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";

interface DialogProps {
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

interface NameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly error?: string | undefined;
}

function NameField({ name, onChange, error }: NameFieldProps): ReactNode {
  const t = useTranslate("account");
  return (
    <Field
      isLarge
      label={t("passkeys.name")}
      hint={t("passkeys.nameHint")}
      value={name}
      onChange={({ target }) => onChange(typedWithin(target, name, passkeyNameLimit))}
      error={name.trim() === "" ? t("passkeys.nameMissing") : error}
    />
  );
}

/** Makes a passkey of this device, or of one that it can reach. */
export function AddPasskey({
  client,
  account,
  onChanged,
  onClose,
}: DialogProps & Pick<AccountProps, "client" | "account">): ReactNode {
  const t = useTranslate("account");
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? "");
  const [proof, setProof] = useState<Proof>({});
  const add = useMutation({
    mutationFn: async () => {
      const optionsJSON = await client.passkeyOptions(proof);
      const { id, rawId, type, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject } = response;
      const made = { id, rawId, type, response: { clientDataJSON, attestationObject } };
      await client.addPasskey({ name: name.trim(), response: made });
    },
    onSuccess: () => {
      onChanged();
      onClose();
    },
  });
  const isOfServer = add.error instanceof ApiError;
  return (
    <FormDialog
      title={t("passkeys.add")}
      hint={t("passkeys.addAbout")}
      submit={t("passkeys.continue")}
      isBusy={add.isPending}
      onSubmit={() => {
        if (name.trim() !== "") add.mutate();
      }}
      onClose={onClose}
    >
      {add.error !== null && !isOfServer && (
        <p className="note error" role="alert">
          {t("passkeys.notMade")}
        </p>
      )}
      <NameField name={name} onChange={setName} />
      <ProofFields
        account={account}
        proof={proof}
        onChange={setProof}
        error={isOfServer ? add.error : null}
      />
    </FormDialog>
  );
}

/** Another name for a passkey. */
export function RenamePasskey({
  client,
  passkey,
  onChanged,
  onClose,
}: DialogProps & { readonly client: AccountClient; readonly passkey: Passkey }): ReactNode {
  const t = useTranslate("account");
  const say = useTranslate("screens");
  const [name, setName] = useState(passkey.name);
  const rename = useMutation({
    mutationFn: () => client.renamePasskey(passkey.id, name.trim()),
    onSuccess: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("passkeys.rename")}
      submit={t("passkeys.save")}
      isBusy={rename.isPending}
      onSubmit={() => {
        if (name.trim() !== "") rename.mutate();
      }}
      onClose={onClose}
    >
      <NameField
        name={name}
        onChange={setName}
        error={rename.error === null ? undefined : errorWords(say, rename.error)}
      />
    </FormDialog>
  );
}
