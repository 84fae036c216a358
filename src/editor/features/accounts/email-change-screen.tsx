import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import type { EmailLink } from "#/api/email-change.ts";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { DeadLink, EntryFrame, EntryWait } from "./entry-frame.tsx";
import { takeToken, tokenOf } from "./sign-in-token.ts";

export interface EmailChangeScreenProps {
  readonly account: Pick<AccountClient, "readEmailChange" | "confirmEmailChange">;
  readonly location: Pick<Location, "hash" | "search" | "host" | "pathname">;
}

const noLink = new ApiError({ status: 401, code: "email-change-invalid", message: "" });

/** The link of an email about another address: what it does, which nothing but a press does. */
export function EmailChangeScreen({ account, location }: EmailChangeScreenProps): ReactNode {
  const t = useTranslate("accounts");
  const [token] = useState(() => tokenOf(location.hash));
  const [link, setLink] = useState<EmailLink | null>(null);
  const [isDone, setDone] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(token === undefined ? noLink : null);
  const start = useEffectEvent(() => {
    takeToken(location);
    if (token !== undefined) account.readEmailChange(token).then(setLink).catch(setError);
  });
  useEffect(() => start(), []);
  const confirm = async (): Promise<void> => {
    if (token === undefined || isBusy) return;
    setBusy(true);
    try {
      setDone((await account.confirmEmailChange(token)).isDone);
    } catch (cause) {
      setError(cause);
    }
    setBusy(false);
  };
  return (
    <EntryFrame title={t("emailChange.title")} host={location.host}>
      {error !== null && <DeadLink error={error} />}
      {error === null && !link && <EntryWait>{t("emailChange.reading")}</EntryWait>}
      {error === null && link && isDone === null && (
        <>
          <p>{t(`emailChange.${link.step}`, { from: link.from, to: link.to })}</p>
          <Button variant="primary" size="lg" isBusy={isBusy} onClick={() => void confirm()}>
            {t(link.step === "allow" ? "emailChange.allowIt" : "emailChange.confirmIt")}
          </Button>
        </>
      )}
      {error === null && link && isDone !== null && <Outcome link={link} isDone={isDone} />}
    </EntryFrame>
  );
}

function Outcome({ link, isDone }: { readonly link: EmailLink; isDone: boolean }): ReactNode {
  const t = useTranslate("accounts");
  const other = link.step === "allow" ? link.to : link.from;
  return (
    <>
      <p role="status">
        {isDone
          ? t("emailChange.done", { email: link.to })
          : t("emailChange.other", { email: other })}
      </p>
      <Link className={buttonClass({ size: "lg" })} to="/account">
        {t("emailChange.toAccount")}
      </Link>
    </>
  );
}
