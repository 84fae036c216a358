import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReactNode } from "react";
import type { AccountClient } from "../../../api/account-client.ts";
import { useSession } from "../../../api/use-session.ts";
import { AppHeader } from "../../../shell/app-header.tsx";
import type { AccountProps } from "../../../shell/feature.ts";
import { ToastStack } from "../../../ui/toast-stack.tsx";
import { useToasts } from "../../../ui/use-toasts.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { initialsOf } from "../account-menu.tsx";
import { AccountSection } from "./account-rows.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { EmailField } from "./email-field.tsx";
import { EmailsSection } from "./emails-section.tsx";
import { NameField } from "./name-field.tsx";
import { PreferenceFields } from "./preference-fields.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { SignInSection } from "./sign-in-section.tsx";
import { usePreferences } from "./use-preferences.ts";
import "./account.css";

export interface AccountScreenProps {
  readonly client: AccountClient;
  /** Leads to a path of the app. */
  readonly navigate: (path: string) => void;
}

/** Everything about whoever is signed in. */
export function AccountScreen({ client, navigate }: AccountScreenProps): ReactNode {
  const t = useTranslate("account");
  const say = useTranslate("screens");
  const queries = useQueryClient();
  const { toasts, show, dismiss } = useToasts();
  const leave = (path: string): void => {
    queries.clear();
    navigate(path);
  };
  const account = useSession(client, () => leave("/sign-in?next=%2Faccount"));
  useEffect(() => {
    document.title = `${t("title")} · Vitrine`;
  }, [t]);
  const props = {
    client,
    onSignedOut: () => leave("/sign-in"),
    toast: show,
    onPasswordSaved: () => {
      show(say("account.saved"));
      void queries.invalidateQueries();
    },
  };
  return (
    <div className="app">
      <AppHeader account={account} {...props} />
      <main className="wrap">{account && <Parts account={account} {...props} />}</main>
      <ToastStack label={say("notifications")} toasts={toasts} onDismiss={dismiss} />
    </div>
  );
}

function Parts({ client, account, onPasswordSaved, onSignedOut }: AccountProps): ReactNode {
  const t = useTranslate("account");
  const preferences = usePreferences(client);
  return (
    <div className="account">
      <header className="account-title">
        <h1 className="page-title">{t("title")}</h1>
        <p className="secondary-text">{account.email}</p>
      </header>
      <div className="account-who">
        <span className="avatar initials" aria-hidden="true">
          {initialsOf(account)}
        </span>
        <div className="account-pair grow">
          <NameField client={client} name={account.name} />
          <EmailField client={client} account={account} />
        </div>
      </div>
      <AccountSection title={t("preferences.appearance")}>
        <PreferenceFields {...preferences} />
      </AccountSection>
      <EmailsSection client={client} />
      <SignInSection client={client} account={account} onPasswordSaved={onPasswordSaved} />
      <SessionsSection client={client} />
      <DeleteSection client={client} account={account} onDeleted={onSignedOut} />
    </div>
  );
}
