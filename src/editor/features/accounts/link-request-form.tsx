import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useLanguage, useTranslate } from "../../words/i18n.ts";

interface LinkRequestFormProps {
  /** What is typed already. */
  readonly email?: string;
  readonly autoComplete: "email" | "username";
  readonly about: string;
  readonly submit: string;
  /** What is said once the link is on its way to this address. */
  readonly sent: (email: string) => string;
  readonly request: (body: { email: string; language: string }) => Promise<unknown>;
}

/** Asks for an address, and has a link sent to it. */
export function LinkRequestForm({
  email: known = "",
  autoComplete,
  about,
  submit,
  sent,
  request,
}: LinkRequestFormProps): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const language = useLanguage();
  const [typed, setTyped] = useState(known);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const email = typed.trim();
  const send = async (): Promise<void> => {
    if (email === "") return setProblem(t("signIn.emailMissing"));
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) return setProblem(t("signIn.emailWrong"));
    setProblem(undefined);
    setBusy(true);
    try {
      await request({ email, language });
      setSent(true);
    } catch (cause) {
      setProblem(errorWords(say, cause));
    }
    setBusy(false);
  };
  if (isSent) return <p role="status">{sent(email)}</p>;
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <p className="secondary-text">{about}</p>
      <Field
        isLarge
        label={t("signIn.email")}
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
