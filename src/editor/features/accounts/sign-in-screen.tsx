import { ErrorNote } from "../../ui/error-note.tsx";
import { useState } from "react";
import type { ReactNode } from "react";
import type { AccountClient } from "../../api/account-client.ts";
import { EntryFrame, EntryWait } from "./entry-frame.tsx";
import { ownPath } from "./own-path.ts";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { LinkCodeForm } from "./link-code-form.tsx";
import { SignUpLink } from "./sign-up-link.tsx";
import { useSignInLink } from "./use-sign-in-link.ts";
import { useTranslate } from "../../words/i18n.ts";

export interface SignInScreenProps {
  readonly account: AccountClient;
  readonly location: Pick<Location, "hash" | "search" | "origin" | "host" | "pathname">;
  /** Leads to a path of the app; in place of this screen. */
  readonly onSignedIn: (path: string) => void;
}

/** Signs in by e-mail and password, or at once by the token of a link. */
export function SignInScreen(props: SignInScreenProps): ReactNode {
  const { account, location, onSignedIn } = props;
  const t = useTranslate("accounts");
  const next = ownPath(new URLSearchParams(location.search).get("next"), location.origin);
  // the address that was typed, once somebody says that they forgot the password
  const [forgotten, setForgotten] = useState<string | null>(null);
  const link = useSignInLink(account, location, () => onSignedIn(next));
  return (
    <EntryFrame title={t("signIn.title")} host={location.host}>
      {link.error !== null && link.state === "none" && <ErrorNote error={link.error} />}
      {link.state === "code" ? (
        <LinkCodeForm link={link} />
      ) : link.state !== "none" ? (
        <EntryWait>{t("signIn.byLink")}</EntryWait>
      ) : forgotten === null ? (
        <>
          <SignInForm
            account={account}
            onSignedIn={() => onSignedIn(next)}
            onForgotten={setForgotten}
          />
          <SignUpLink account={account} />
        </>
      ) : (
        <ForgottenPassword account={account} email={forgotten} onBack={() => setForgotten(null)} />
      )}
    </EntryFrame>
  );
}
