import { useState } from "react";
import type { ReactNode } from "react";
import { typedWithin } from "../../ui/typed-within.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { PasswordInput } from "./password-input.tsx";
import { lengthProblem } from "./password-length.ts";

interface NewAccountFormProps {
  readonly email: string;
  /** What the button says, where that isn't the answer to an invitation. */
  readonly submit?: string;
  readonly create: (account: { name: string; password: string }) => Promise<void>;
}

/** Name and password of a new account. What was typed stays, whatever goes wrong. */
export function NewAccountForm({ email, submit: label, create }: NewAccountFormProps): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const problem = lengthProblem(password);
  const submit = async (): Promise<void> => {
    setTried(true);
    if (name.trim() === "" || problem !== undefined) return;
    setBusy(true);
    try {
      await create({ name: name.trim(), password });
    } catch (cause) {
      setError(cause);
      setBusy(false);
    }
  };
  const passwordError =
    isTried && problem !== undefined
      ? t(problem)
      : error === null
        ? undefined
        : errorWords(say, error);
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <Field
        isLarge
        label={t("invitation.name")}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(typedWithin(target, name, 80))}
        error={isTried && name.trim() === "" ? t("invitation.nameMissing") : undefined}
      />
      <Field
        isLarge
        label={t("signIn.email")}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      <PasswordInput
        label={t("invitation.password")}
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        hint={t("account.length")}
        error={passwordError}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {label ?? t("invitation.create")}
      </Button>
    </form>
  );
}
