import { useEffect, useEffectEvent, useMemo } from "react";
import type { ReactNode } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { InboxCounts } from "#/api/inbox.ts";
import { createAccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Call } from "../../api/request.ts";
import { Link } from "../../navigation/link.tsx";
import { AppHeader } from "../../shell/app-header.tsx";
import { useToasts } from "../../ui/use-toasts.ts";
import { ToastStack } from "../../ui/toast-stack.tsx";
import { createInboxClient } from "./inbox-client.ts";
import type { InboxPlace } from "./inbox-place.ts";
import { InboxPanes } from "./inbox-panes.tsx";
import { SiteTabs } from "./site-tabs.tsx";
import { useCounts } from "./use-entries.ts";
import "./inbox.css";
import { useTranslate } from "../../words/i18n.ts";

export interface InboxScreenProps {
  readonly call: Call;
  readonly site: string;
  readonly place: InboxPlace;
  /** Leads to a path of the app. */
  readonly navigate: (path: string, options?: { replace?: boolean }) => void;
}

function unreadOf(counts: InboxCounts | undefined): number {
  return Object.values(counts ?? {}).reduce((sum, { unread }) => sum + unread, 0);
}

/** What visitors of a site sent: the lists, one of them, and what is open of it. */
export function InboxScreen({ call, site, place, navigate }: InboxScreenProps): ReactNode {
  const t = useTranslate("inbox");
  const say = useTranslate("screens");
  const queries = useQueryClient();
  const client = useMemo(() => createInboxClient(call, site), [call, site]);
  const account = useMemo(() => createAccountClient(call), [call]);
  const { toasts, show, dismiss } = useToasts();
  const session = useQuery({ queryKey: ["session"], queryFn: () => account.session() });
  const info = useQuery({ queryKey: ["site", site], queryFn: () => client.site() });
  const counts = useCounts(client);
  const leave = useEffectEvent((): void => {
    queries.clear();
    navigate(`/sign-in?next=${encodeURIComponent(location.pathname)}`, { replace: true });
  });
  const isSignedOut =
    session.data?.account === null || (info.error instanceof ApiError && info.error.status === 401);
  useEffect(() => {
    if (isSignedOut) leave();
  }, [isSignedOut]);
  const isClosed =
    (info.error instanceof ApiError && info.error.status === 404) ||
    (info.data !== undefined && info.data.role !== "owner");
  const name = info.data?.name;
  useEffect(() => {
    document.title = `${name === undefined ? t("title") : t("titleOf", { name })} · Vitrine`;
  }, [t, name]);
  return (
    <div className="app tabbed inbox">
      <AppHeader
        client={account}
        account={session.data?.account ?? null}
        onSignedOut={() => {
          queries.clear();
          navigate("/sign-in");
        }}
        toast={show}
        onPasswordSaved={() => {
          show(say("account.saved"));
          void queries.invalidateQueries({ queryKey: ["session"] });
        }}
      >
        {info.data && <SiteTabs site={info.data} unread={unreadOf(counts)} />}
      </AppHeader>
      {isClosed && <Closed />}
      {!isSignedOut && !isClosed && (
        <InboxPanes
          client={client}
          site={site}
          siteName={name ?? ""}
          place={place}
          counts={counts}
          navigate={navigate}
          toast={show}
        />
      )}
      <ToastStack label={say("notifications")} toasts={toasts} onDismiss={dismiss} />
    </div>
  );
}

/** For whoever is not the owner there is no inbox, and maybe no site. */
function Closed(): ReactNode {
  const t = useTranslate("inbox");
  return (
    <main className="empty inbox-empty" role="alert">
      <h1 className="section-title">{t("title")}</h1>
      <p>{t("forbidden")}</p>
      <Link className="button" to="/">
        {t("allSites")}
      </Link>
    </main>
  );
}
