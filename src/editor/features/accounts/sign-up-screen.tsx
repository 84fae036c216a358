import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import type { AccountClient } from "../../api/account-client.ts";
import { Link } from "../../navigation/link.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { EntryFrame, EntryWait } from "./entry-frame.tsx";
import { LinkRequestForm } from "./link-request-form.tsx";
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
      <ErrorNote error={error} />
      {error === null && !isReady && <EntryWait>{t("signUp.reading")}</EntryWait>}
      {error === null && isOpen === false && <p>{t("signUp.closed")}</p>}
      {error === null && isOpen === true && (
        <LinkRequestForm
          autoComplete="email"
          about={t("signUp.about")}
          submit={t("signUp.send")}
          sent={(to) => t("signUp.sent", { email: to })}
          request={(body) => account.requestSignUp(body)}
        />
      )}
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
