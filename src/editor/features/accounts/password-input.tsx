import { useState } from "react";
import type { ReactNode } from "react";
import { Eye, EyeOff } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import type { FieldProps } from "../../ui/field.tsx";
import { useTranslate } from "../../words/i18n.ts";

export interface PasswordInputProps extends FieldProps {
  readonly autoComplete: "current-password" | "new-password";
}

/** A password, which can be shown. Pasting and password managers are welcome. */
export function PasswordInput(props: PasswordInputProps): ReactNode {
  const t = useTranslate("accounts");
  const [isShown, setShown] = useState(false);
  return (
    <Field
      isLarge
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      after={
        <IconButton
          size="sm"
          label={t(isShown ? "signIn.hide" : "signIn.show")}
          aria-pressed={isShown}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
