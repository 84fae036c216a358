import type { ReactNode } from "react";
import { useTranslate } from "../../../words/i18n.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { PasswordLinkDialog } from "./password-link-dialog.tsx";
import { QuotasDialog } from "./quotas-dialog.tsx";
import type { PersonDeeds } from "./use-person-deeds.ts";

/** What is asked before an account is suspended, gets limits of its own or a link to a new password. */
export function PersonDialogs({ deeds }: { deeds: PersonDeeds }): ReactNode {
  const t = useTranslate("operators");
  const { opened, close, suspend, setQuotas, makePasswordLink } = deeds;
  if (!opened) return null;
  const { deed, person } = opened;
  if (deed === "quotas")
    return <QuotasDialog person={person} onClose={close} setQuotas={setQuotas} />;
  if (deed === "password")
    return (
      <PasswordLinkDialog person={person} onClose={close} makePasswordLink={makePasswordLink} />
    );
  return (
    <ReasonDialog
      title={t("people.suspend.title", { email: person.email })}
      hint={t("people.suspend.about")}
      label={t("people.suspend.reason")}
      submit={t("people.suspend.submit")}
      onSend={(reason) => suspend(person, reason)}
      onClose={close}
    />
  );
}
