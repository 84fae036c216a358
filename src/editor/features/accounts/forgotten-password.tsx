import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import type { PasswordResets } from "#/api/auth.ts";
import { ErrorNote } from "../../ui/error-note.tsx";
import type { AccountClient } from "../../api/account-client.ts";
import { Button } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { LinkRequestForm } from "./link-request-form.tsx";

interface ForgottenPasswordProps {
  readonly account: Pick<AccountClient, "passwordResets" | "requestPasswordReset">;
  readonly email: string;
  readonly onBack: () => void;
}

/** A link to a new password by mail, or, where none is sent, whom to ask for one. */
export function ForgottenPassword({ account, email, onBack }: ForgottenPasswordProps): ReactNode {
  const t = useTranslate("accounts");
  const [resets, setResets] = useState<PasswordResets>();
  const [error, setError] = useState<unknown>(null);
  const look = useEffectEvent(() => {
    account.passwordResets().then(setResets).catch(setError);
  });
  useEffect(() => look(), []);
  return (
    <>
      <ErrorNote error={error} />
      {resets?.sendsMail === false && <Whom resets={resets} />}
      {resets?.sendsMail === true && (
        <LinkRequestForm
          email={email}
          autoComplete="username"
          about={t("forgotten.about")}
          submit={t("forgotten.send")}
          sent={(to) => t("forgotten.sent", { email: to })}
          request={(body) => account.requestPasswordReset(body)}
        />
      )}
      <Button variant="ghost" onClick={onBack}>
        {t("forgotten.back")}
      </Button>
    </>
  );
}

/** Who makes a link to a new password where no mail is sent. */
function Whom({
  resets: { contact, contactLink },
}: {
  readonly resets: PasswordResets;
}): ReactNode {
  const t = useTranslate("accounts");
  return (
    <>
      {contact === undefined ? (
        <p>{t("forgotten.ask")}</p>
      ) : (
        <p>
          {t("forgotten.write")}{" "}
          <a className="link" href={contactLink}>
            {contact}
          </a>
        </p>
      )}
      <p>{t("forgotten.own")}</p>
    </>
  );
}
