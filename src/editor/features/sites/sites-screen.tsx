import { MapPinOff } from "lucide-react";
import { Suspense, useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { createAccountClient } from "../../api/account-client.ts";
import type { ImportProject } from "../../api/import-project.ts";
import type { Call } from "../../api/request.ts";
import { createSitesClient } from "../../api/sites-client.ts";
import { useSession } from "../../api/use-session.ts";
import { ToastStack } from "../../ui/toast-stack.tsx";
import { AppHeader } from "../../shell/app-header.tsx";
import { useFeatures } from "../../shell/features-context.ts";
import { QuotaNotes } from "./quota-notes.tsx";
import { SitesList } from "./sites-list.tsx";
import { useToasts } from "../../ui/use-toasts.ts";
import "./sites.css";
import { useTranslate } from "../../words/i18n.ts";

export interface SitesScreenProps {
  readonly call: Call;
  readonly importProject: ImportProject;
  /** Leads to a path of the app. */
  readonly navigate: (path: string) => void;
  /** The address that led here though no screen is there. */
  readonly nowhere?: string | undefined;
}

/** The account's sites. */
export function SitesScreen({
  call,
  importProject,
  navigate,
  nowhere,
}: SitesScreenProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  const features = useFeatures();
  const queries = useQueryClient();
  const client = useMemo(() => createAccountClient(call), [call]);
  const sites = useMemo(() => createSitesClient(call), [call]);
  const { toasts, show, dismiss } = useToasts();
  const leave = (): void => {
    queries.clear();
    navigate("/sign-in");
  };
  const account = useSession(client, leave);
  useEffect(() => {
    document.title = `${t("sites.title")} · Vitrine`;
  }, [t]);
  const onPasswordSaved = (): void => {
    show(say("account.saved"));
    void queries.invalidateQueries({ queryKey: ["session"] });
  };
  return (
    <div className="app">
      <AppHeader
        client={client}
        account={account}
        onSignedOut={leave}
        toast={show}
        onPasswordSaved={onPasswordSaved}
      />
      <main className="wrap">
        {nowhere !== undefined && (
          <p className="note sites-nowhere" role="status">
            <MapPinOff aria-hidden="true" />
            {t("sites.noScreen", { address: nowhere })}
          </p>
        )}
        {account &&
          features.map(
            ({ name, AccountNote }) =>
              AccountNote && (
                <Suspense key={name}>
                  <AccountNote
                    {...{ client, account, onPasswordSaved }}
                    onSignedOut={leave}
                    toast={show}
                  />
                </Suspense>
              ),
          )}
        {account && <QuotaNotes sites={sites} />}
        {account && (
          <SitesList sites={sites} importProject={importProject} toast={show} navigate={navigate} />
        )}
      </main>
      <ToastStack label={say("notifications")} toasts={toasts} onDismiss={dismiss} />
    </div>
  );
}
