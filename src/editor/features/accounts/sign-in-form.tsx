import { useRef, useState } from "react";
import type { ReactNode } from "react";
import type { AccountClient } from "../../api/account-client.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { errorWords } from "../../words/error-words.ts";
import { CodeField, asksForCode } from "./code-field.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasswordInput } from "./password-input.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { useTranslate } from "../../words/i18n.ts";
import "./sign-in.css";

interface SignInErrors {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

export interface SignInFormProps {
  readonly account: Pick<
    AccountClient,
    "signIn" | "passkeySignInOptions" | "signInByPasskey" | "endedAfterDays"
  >;
  readonly onSignedIn: () => void;
  /** Stands in the field at first. */
  readonly email?: string;
  /** Shows the way for those who have forgotten their password, with what was typed as their address. */
  readonly onForgotten?: (email: string) => void;
}

function readText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

/** E-mail and password, and a code of an app once that is asked for; or a passkey. What was typed stays, whatever goes wrong. */
export function SignInForm({
  account,
  onSignedIn,
  email,
  onForgotten,
}: SignInFormProps): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<SignInErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState("");
  const [codeError, setCodeError] = useState<unknown>(null);

  const fail = (found: SignInErrors): void => {
    setErrors(found);
    const name = found.email === undefined ? "password" : "email";
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  };

  const submit = async (target: HTMLFormElement): Promise<void> => {
    const email = readText(target, "email").trim();
    const password = readText(target, "password");
    if (email === "") return fail({ email: t("signIn.emailMissing") });
    if (password === "") return fail({ password: t("signIn.passwordMissing") });
    setErrors({});
    setBusy(true);
    try {
      await account.signIn({ email, password, ...(code.trim() !== "" && { code }) });
      onSignedIn();
    } catch (error) {
      setBusy(false);
      if (asksForCode(error)) return setCodeError(error);
      fail({ password: errorWords(say, error) });
    }
  };

  return (
    <form
      ref={form}
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit(event.currentTarget);
      }}
    >
      <SessionEnded account={account} />
      <Field
        isLarge
        label={t("signIn.email")}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={errors.email}
      />
      <PasswordInput
        label={t("signIn.password")}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      {codeError !== null && <CodeField value={code} onChange={setCode} error={codeError} />}
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {t("signIn.submit")}
      </Button>
      <PasskeySignIn account={account} onSignedIn={onSignedIn} />
      {onForgotten && (
        <Forgotten
          onPress={() => onForgotten(form.current ? readText(form.current, "email") : "")}
        />
      )}
    </form>
  );
}

function Forgotten({ onPress }: { readonly onPress: () => void }): ReactNode {
  const t = useTranslate("accounts");
  return (
    <button type="button" className="link sign-in-forgotten" onClick={onPress}>
      {t("signIn.forgot")}
    </button>
  );
}
