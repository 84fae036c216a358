import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import type { SessionInfo } from "#/api/auth.ts";
import type { Offer } from "#/api/people.ts";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { Link } from "../../navigation/link.tsx";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { NewAccountForm } from "./new-account-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { takeToken, tokenOf } from "./sign-in-token.ts";
import "./sign-in.css";

export interface InvitationScreenProps {
  readonly account: AccountClient;
  readonly location: Pick<Location, "hash" | "search" | "host" | "pathname">;
  readonly onAccepted: (site: number) => void;
}

interface Opened {
  readonly token: string;
  readonly offer: Offer;
  readonly session: SessionInfo["account"];
}

const noLink = new ApiError({ status: 401, code: "invitation-invalid", message: "" });

/** Reads the link once, and who is signed in. */
function useOpened({ account, location }: InvitationScreenProps) {
  // the address keeps no token: it is a password for once
  const [token] = useState(() => tokenOf(location.hash));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(token === undefined ? noLink : null);
  const start = useEffectEvent(() => {
    takeToken(location);
    if (token === undefined) return;
    Promise.all([account.readInvitation(token), account.session()])
      .then(([offer, session]) => setOpened({ token, offer, session: session.account }))
      .catch(setError);
  });
  useEffect(() => start(), []);
  return { opened, error, setError, setOpened };
}

/** An invitation: what it offers, and the way to accept it, with an account or by making one. */
export function InvitationScreen(props: InvitationScreenProps): ReactNode {
  const { account, location, onAccepted } = props;
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const { opened, error, setError, setOpened } = useOpened(props);
  useEffect(() => {
    document.title = `${t("invitation.title")} · Vitrine`;
  }, [t]);
  const accept = async (token: string): Promise<void> => {
    try {
      onAccepted((await account.acceptInvitation({ token })).siteId);
    } catch (cause) {
      setError(cause);
    }
  };
  const signOut = async (now: Opened): Promise<void> => {
    await account.signOut().catch(() => undefined);
    setOpened({ ...now, session: null });
  };
  return (
    <main className="sign-in">
      <div className="card">
        <div className="sign-in-head">
          <BrandMark />
          <h1>{opened ? <Title offer={opened.offer} /> : t("invitation.title")}</h1>
        </div>
        {error !== null && (
          <>
            <p className="note error" role="alert">
              {errorWords(say, error)}
            </p>
            <Link className={buttonClass({ size: "lg" })} to="/sign-in">
              {t("invitation.toSignIn")}
            </Link>
          </>
        )}
        {error === null && !opened && (
          <p className="row secondary-text" role="status">
            <span className="spin" aria-hidden="true" />
            {t("invitation.reading")}
          </p>
        )}
        {error === null && opened && (
          <Answer
            opened={opened}
            account={account}
            onAccept={() => void accept(opened.token)}
            onSignOut={() => void signOut(opened)}
            onAccepted={onAccepted}
          />
        )}
      </div>
      <footer>
        <LanguageMenu />
        <span>{location.host}</span>
      </footer>
    </main>
  );
}

function Title({ offer: { inviter, site, isTransfer } }: { readonly offer: Offer }): ReactNode {
  const t = useTranslate("accounts");
  return t(isTransfer ? "invitation.transferBy" : "invitation.by", { inviter, site });
}

interface AnswerProps {
  readonly opened: Opened;
  readonly account: AccountClient;
  readonly onAccept: () => void;
  readonly onSignOut: () => void;
  readonly onAccepted: (site: number) => void;
}

function Answer({ opened, account, onAccept, onSignOut, onAccepted }: AnswerProps): ReactNode {
  const { token, offer, session } = opened;
  const t = useTranslate("accounts");
  const [hasAccount, setHasAccount] = useState(offer.hasAccount);
  const about = offer.isTransfer
    ? t("invitation.transfer", { inviter: offer.inviter })
    : t(`invitation.as.${offer.role}`);
  if (session) {
    return (
      <>
        <p className="secondary-text">{about}</p>
        <p>
          {t("invitation.signedInAs", { email: session.email })}{" "}
          {session.email !== offer.email && t("invitation.sentTo", { email: offer.email })}
        </p>
        <Button variant="primary" size="lg" onClick={onAccept}>
          {t("invitation.accept")}
        </Button>
        <Button variant="ghost" onClick={onSignOut}>
          {t("invitation.otherAccount")}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="secondary-text">
        {about} {hasAccount && t("invitation.signIn")}
      </p>
      {hasAccount ? (
        <SignInForm account={account} email={offer.email} onSignedIn={onAccept} />
      ) : (
        <NewAccountForm
          email={offer.email}
          create={async (details) => {
            const { siteId } = await account.acceptInvitation({ token, account: details });
            onAccepted(siteId);
          }}
        />
      )}
      {!offer.hasAccount && (
        <Button variant="ghost" onClick={() => setHasAccount(!hasAccount)}>
          {t(hasAccount ? "invitation.noAccount" : "invitation.haveAccount")}
        </Button>
      )}
    </>
  );
}
