import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import type { SessionInfo } from "#/api/auth.ts";
import type { Offer } from "#/api/people.ts";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Button } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";
import { DeadLink, EntryFrame, EntryWait } from "./entry-frame.tsx";
import { NewAccountForm } from "./new-account-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { takeToken, tokenOf } from "./sign-in-token.ts";

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
  const { opened, error, setError, setOpened } = useOpened(props);
  // why whoever is signed in couldn't be signed out
  const [stuck, setStuck] = useState<unknown>(null);
  const accept = async (token: string): Promise<void> => {
    try {
      onAccepted((await account.acceptInvitation({ token })).siteId);
    } catch (cause) {
      setError(cause);
    }
  };
  const signOut = async (now: Opened): Promise<void> => {
    try {
      await account.signOut();
      setStuck(null);
      setOpened({ ...now, session: null });
    } catch (cause) {
      setStuck(cause);
    }
  };
  return (
    <EntryFrame
      title={t("invitation.title")}
      heading={opened ? titleOf(opened.offer, t) : undefined}
      host={location.host}
    >
      {error !== null && <DeadLink error={error} />}
      {error === null && !opened && <EntryWait>{t("invitation.reading")}</EntryWait>}
      {error === null && stuck !== null && <ErrorNote error={stuck} />}
      {error === null && opened && (
        <Answer
          opened={opened}
          account={account}
          onAccept={() => void accept(opened.token)}
          onSignOut={() => void signOut(opened)}
          onAccepted={onAccepted}
        />
      )}
    </EntryFrame>
  );
}

function titleOf({ inviter, site, isTransfer }: Offer, t: Translate<"accounts">): string {
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
