import type { ReactNode } from "react";
import { ApiError } from "../../api/api-error.ts";
import { Field } from "../../ui/field.tsx";
import { useTranslate } from "../../words/i18n.ts";

/** Whether an answer asks for the code of an app, or for another one. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && ["code-needed", "code-wrong"].includes(error.code);
}

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: unknown;
  /** Where no recovery code is taken. */
  readonly isOfApp?: boolean;
}

/** The code of an authenticator app, or one for who has lost it. It comes to be asked for, so it takes the focus. */
export function CodeField({ value, onChange, error, isOfApp = false }: CodeFieldProps): ReactNode {
  const t = useTranslate("accounts");
  const isWrong = error instanceof ApiError && error.code === "code-wrong";
  return (
    <Field
      isLarge
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because it is what is missing
      autoFocus
      label={t("code.label")}
      hint={isOfApp ? undefined : t("code.hint")}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isWrong ? t("code.wrong") : undefined}
    />
  );
}
