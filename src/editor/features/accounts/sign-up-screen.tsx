import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import type { AccountClient } from "../../api/account-client.ts";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useLanguage, useTranslate } from "../../words/i18n.ts";
import { EntryError, EntryFrame, EntryWait } from "./entry-frame.tsx";
import { NewAccountForm } from "./new-account-form.tsx";
import { takeToken, tokenOf } from "./sign-in-token.ts";

type SignUpClient = Pick<
  AccountClient,
  "signUps" | "requestSignUp" | "readSignUp" | "confirmSignUp"
>;

export interface SignUpScreenProps {
  readonly account: SignUpClient;
  readonly location: Pick<Location, "hash" | "search" | "host" | "pathname">;
  readonly onSignedUp: () => void;
}

/** An account of one's own: an address first, name and password by the link that it gets. */
export function SignUpScreen({ account, location, onSignedUp }: SignUpScreenProps): ReactNode {
  const t = useTranslate("accounts");
  // the address keeps no token: it is a password for once
  const [token] = useState(() => tokenOf(location.hash));
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [email, setEmail] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const start = useEffectEvent(() => {
    takeToken(location);
    if (token === undefined)
      return void account
        .signUps()
        .then((answer) => setOpen(answer.isOpen))
        .catch(setError);
    account
      .readSignUp(token)
      .then((answer) => setEmail(answer.email))
      .catch(setError);
  });
  useEffect(() => start(), []);
  const isReady = token === undefined ? isOpen !== null : email !== null;
  return (
    <EntryFrame title={t("signUp.title")} host={location.host}>
      {error !== null && <EntryError error={error} />}
      {error === null && !isReady && <EntryWait>{t("signUp.reading")}</EntryWait>}
      {error === null && isOpen === false && <p>{t("signUp.closed")}</p>}
      {error === null && isOpen === true && <AddressForm account={account} />}
      {error === null && token !== undefined && email !== null && (
        <NewAccountForm
          email={email}
          submit={t("signUp.create")}
          create={async (details) => {
            await account.confirmSignUp({ token, account: details });
            onSignedUp();
          }}
        />
      )}
      <Link className={buttonClass({ variant: "ghost" })} to="/sign-in">
        {t("signUp.toSignIn")}
      </Link>
    </EntryFrame>
  );
}

function AddressForm({ account }: { readonly account: SignUpClient }): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const email = typed.trim();
  const send = async (): Promise<void> => {
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) return setProblem(t("signIn.emailMissing"));
    setProblem(undefined);
    setBusy(true);
    try {
      await account.requestSignUp({ email, language });
      setSent(true);
    } catch (cause) {
      setProblem(errorWords(say, cause));
    }
    setBusy(false);
  };
  if (isSent) return <p role="status">{t("signUp.sent", { email })}</p>;
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <p className="secondary-text">{t("signUp.about")}</p>
      <Field
        isLarge
        label={t("signIn.email")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {t("signUp.send")}
      </Button>
    </form>
  );
}
