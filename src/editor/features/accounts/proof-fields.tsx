import type { ReactNode } from "react";
import type { Proof } from "#/api/auth.ts";
import { ErrorNote } from "../../ui/error-note.tsx";
import { ApiError } from "../../api/api-error.ts";
import { useTranslate } from "../../words/i18n.ts";
import { CodeField, asksForCode } from "./code-field.tsx";
import { PasswordInput } from "./password-input.tsx";

interface ProofFieldsProps {
  readonly account: { readonly email: string; readonly hasPassword: boolean };
  readonly proof: Proof;
  readonly onChange: (proof: Proof) => void;
  /** Why the last try failed; what no field is to blame for stands above them. */
  readonly error: unknown;
}

/** Shows once more that it is the account's owner who asks: the password, and a code once that is asked for. */
export function ProofFields({ account, proof, onChange, error }: ProofFieldsProps): ReactNode {
  const t = useTranslate("accounts");
  const isWrong = error instanceof ApiError && error.code === "wrong-credentials";
  const hasCode = asksForCode(error) || proof.code !== undefined;
  return (
    <>
      {error !== null && !isWrong && !asksForCode(error) && <ErrorNote error={error} />}
      {account.hasPassword && (
        <>
          <input
            type="email"
            name="email"
            autoComplete="username"
            value={account.email}
            readOnly
            hidden
          />
          <PasswordInput
            label={t("account.currentPassword")}
            autoComplete="current-password"
            value={proof.currentPassword ?? ""}
            onChange={({ target }) => onChange({ ...proof, currentPassword: target.value })}
            error={isWrong ? t("account.currentWrong") : undefined}
          />
        </>
      )}
      {hasCode && (
        <CodeField
          value={proof.code ?? ""}
          onChange={(code) => onChange({ ...proof, code })}
          error={error}
        />
      )}
    </>
  );
}
