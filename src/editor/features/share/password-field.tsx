import type { ReactNode } from "react";
import { lockPasswordLimits } from "#/api/page-locks.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { useTranslate } from "../../words/i18n.ts";

/** Whether a link can have it as its password. */
export function isLongEnough(password: string): boolean {
  return password.normalize("NFC").length >= lockPasswordLimits.min;
}

interface PasswordFieldProps {
  readonly value: string;
  /** Whether it was sent as it is, so that what is wrong with it is told. */
  readonly isTold: boolean;
  readonly onType: (password: string) => void;
}

/** A password for those who get a link, to be read and passed on: it is shown nowhere later. */
export function PasswordField({ value, isTold, onType }: PasswordFieldProps): ReactNode {
  const t = useTranslate("share");
  return (
    <Field
      label={t("password")}
      hint={t("passwordHint")}
      error={isTold && !isLongEnough(value) ? t("passwordShort") : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={lockPasswordLimits.max}
      value={value}
      after={
        value !== "" && (
          <CopyButton text={value} label={t("copyPassword")} doneLabel={t("copied")} />
        )
      }
      onChange={({ target }) => onType(target.value)}
    />
  );
}
