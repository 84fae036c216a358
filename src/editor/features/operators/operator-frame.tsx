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
      {account?.role === "owner" && <Closed />}
      {account?.role === "operator" && isLocked && <Locked />}
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

/** Operators who need a second factor and have none. */
function Locked(): ReactNode {
  const t = useTranslate("operators");
  return (
    <main className="empty operator-closed">
      <h1 className="section-title">{t("settings.locked.title")}</h1>
      <p>{t("settings.locked.about")}</p>
      <Link className="button" to="/account">
        {t("settings.locked.toAccount")}
      </Link>
    </main>
  );
}

function Closed(): ReactNode {
  const t = useTranslate("operators");
  return (
    <main className="empty operator-closed">
      <h1 className="section-title">{t("title")}</h1>
      <p>{t("closed")}</p>
      <Link className="button" to="/">
        {t("toSites")}
      </Link>
    </main>
  );
}
