import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import type { AccountClient } from "../../api/account-client.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useLanguage, useTranslate } from "../../words/i18n.ts";

interface ForgottenPasswordProps {
  readonly account: Pick<AccountClient, "passwordResets" | "requestPasswordReset">;
  readonly email: string;
  readonly onBack: () => void;
}

/** A link to a new password by mail, or, where none is sent, whom to ask for one. */
export function ForgottenPassword({ account, email, onBack }: ForgottenPasswordProps): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const [sendsMail, setSendsMail] = useState<boolean | null>(null);
  const [error, setError] = useState<unknown>(null);
  const look = useEffectEvent(() => {
    account
      .passwordResets()
      .then((answer) => setSendsMail(answer.sendsMail))
      .catch(setError);
  });
  useEffect(() => look(), []);
  return (
    <>
      {error !== null && (
        <p className="note error" role="alert">
          {errorWords(say, error)}
        </p>
      )}
      {sendsMail === false && <p>{t("forgotten.ask")}</p>}
      {sendsMail === true && <RequestForm account={account} email={email} />}
      <Button variant="ghost" onClick={onBack}>
        {t("forgotten.back")}
      </Button>
    </>
  );
}

function RequestForm({ account, email }: Omit<ForgottenPasswordProps, "onBack">): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const language = useLanguage();
  const [typed, setTyped] = useState(email);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = async (): Promise<void> => {
    if (typed.trim() === "") return setProblem(t("signIn.emailMissing"));
    setProblem(undefined);
    setBusy(true);
    try {
      await account.requestPasswordReset({ email: typed.trim(), language });
      setSent(true);
    } catch (error) {
      setProblem(errorWords(say, error));
    }
    setBusy(false);
  };
  if (isSent) return <p role="status">{t("forgotten.sent", { email: typed.trim() })}</p>;
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <p className="secondary-text">{t("forgotten.about")}</p>
      <Field
        isLarge
        label={t("signIn.email")}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {t("forgotten.send")}
      </Button>
    </form>
  );
}
