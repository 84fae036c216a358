import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import { createAccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Call } from "../../api/request.ts";
import { useSession } from "../../api/use-session.ts";
import { Link } from "../../navigation/link.tsx";
import { AppHeader } from "../../shell/app-header.tsx";
import { useScreenFocus } from "../../shell/focus-screen.ts";
import { ToastStack } from "../../ui/toast-stack.tsx";
import { useToasts } from "../../ui/use-toasts.ts";
import { useTranslate } from "../../words/i18n.ts";
import { OperatorNav } from "./operator-nav.tsx";
import { useSettingsAnswer } from "./settings/use-settings.ts";
import { operatorScreen } from "./operator-screens.ts";
import "./operators.css";

export interface OperatorFrameProps {
  readonly call: Call;
  /** The address that is shown. */
  readonly path: string;
  /** Leads to a path of the app. */
  readonly navigate: (path: string) => void;
}

/** The list of the operators' screens, and one of them. For everybody else they don't exist. */
export function OperatorFrame({ call, path, navigate }: OperatorFrameProps): ReactNode {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  const queries = useQueryClient();
  const client = useMemo(() => createAccountClient(call), [call]);
  const { toasts, show, dismiss } = useToasts();
  const leave = (to: string): void => {
    queries.clear();
    navigate(to);
  };
  const account = useSession(client, () => leave(`/sign-in?next=${encodeURIComponent(path)}`));
  const { name, Screen } = operatorScreen(path);
  const { error } = useSettingsAnswer(call, account?.role === "operator");
  const isLocked = error instanceof ApiError && error.code === "second-factor-needed";
  useScreenFocus(name);
  useEffect(() => {
    document.title = `${t(`${name}.title`)} · ${t("title")} · Vitrine`;
  }, [t, name]);
  return (
    <div className="app">
      <AppHeader
        client={client}
        account={account}
        onSignedOut={() => leave("/sign-in")}
        toast={show}
        onPasswordSaved={() => void queries.invalidateQueries({ queryKey: ["session"] })}
      />
      {account?.role === "owner" && (
        <Closed title={t("title")} about={t("closed")} to="/" way={t("toSites")} />
      )}
      {account?.role === "operator" && isLocked && (
        <Closed
          title={t("settings.locked.title")}
          about={t("settings.locked.about")}
          to="/account"
          way={t("settings.locked.toAccount")}
        />
      )}
      {account?.role === "operator" && !isLocked && (
        <div className="operator">
          <OperatorNav current={name} />
          <main className="operator-main">
            <Suspense>
              <Screen key={name} call={call} toast={show} />
            </Suspense>
          </main>
        </div>
      )}
      <ToastStack label={say("notifications")} toasts={toasts} onDismiss={dismiss} />
    </div>
  );
}

/** What stands in the place of the screens for somebody who may not see them, with where to go instead. */
function Closed({
  title,
  about,
  to,
  way,
}: Readonly<Record<"title" | "about" | "to" | "way", string>>): ReactNode {
  return (
    <main className="empty operator-closed">
      <h1 className="section-title">{title}</h1>
      <p>{about}</p>
      <Link className="button" to={to}>
        {way}
      </Link>
    </main>
  );
}
