import { useMemo } from "react";
import type { ReactNode } from "react";
import type { InboxCounts } from "#/api/inbox.ts";
import { Link } from "../../navigation/link.tsx";
import { navigate } from "../../navigation/location.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { useSitePart } from "../../session/hooks.ts";
import { useLeaveGuard } from "../../session/leave-guard.ts";
import { SiteQuotaNote } from "../../session/site-quota-note.tsx";
import { useLiveUpdates } from "../../session/use-live-updates.ts";
import { useScreenKeys, useStayingSteps } from "../../shell/keys/staying-steps.ts";
import { SiteBar } from "../../shell/site-bar.tsx";
import { createSignal, useSignal } from "../../signals/signal.ts";
import { ToastStack } from "../../ui/toast-stack.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { createInboxClient } from "./inbox-client.ts";
import { InboxPanes } from "./inbox-panes.tsx";
import { inboxPlace } from "./inbox-place.ts";
import { SignedOut } from "./signed-out.tsx";
import { UnreadCount } from "./unread-count.tsx";
import { useCounts } from "./use-entries.ts";
import { watchSession } from "./watch-session.ts";
import "../../shell/frame.css";
import "../../shell/app-header.css";
import "./inbox.css";

function unreadOf(counts: InboxCounts | undefined): number {
  return Object.values(counts ?? {}).reduce((sum, { unread }) => sum + unread, 0);
}

/** The calls of a site's inbox, and whether the session was over at the last of them. */
function clientOf({ call, site }: Editor) {
  const isOver = createSignal(false);
  return { client: createInboxClient(watchSession(call, isOver), site.id), isOver };
}

/** `/sites/{id}/inbox/{list}/{entry}`: what visitors sent; the lists, one of them, and what is open of it. */
export function InboxScreen({ rest }: { rest: string }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("inbox");
  const say = useTranslate("screens");
  const steps = useStayingSteps({ undone: t("undone"), redone: t("redone") });
  const { client, isOver } = useMemo(() => clientOf(editor), [editor]);
  const isOwner = useSignal(editor.role) === "owner";
  const isSignedOut = useSignal(isOver);
  const counts = useCounts(client, { isOwner, isSignedOut });
  const name = useSitePart("name");
  useLeaveGuard(editor);
  useLiveUpdates(editor);
  useScreenKeys(steps);
  return (
    <div className="app tabbed inbox">
      <title>{`${t("titleOf", { name })} · Vitrine`}</title>
      <SiteBar steps={steps} mark={<UnreadCount count={unreadOf(counts)} />} />
      {!isOwner ? (
        <Closed />
      ) : isSignedOut ? (
        <SignedOut />
      ) : (
        <InboxPanes
          client={client}
          site={String(editor.site.id)}
          siteName={name}
          place={inboxPlace(rest)}
          counts={counts}
          note={
            <SiteQuotaNote name="mail" words={(level, values) => t(`mailQuota.${level}`, values)} />
          }
          navigate={navigate}
          toast={editor.toast}
        />
      )}
      <ToastStack
        label={say("notifications")}
        toasts={useSignal(editor.toasts)}
        onDismiss={editor.dismissToast}
      />
      <p className="visually-hidden" role="status" aria-live="assertive">
        {useSignal(editor.announcement)}
      </p>
    </div>
  );
}

/** For whoever is not the owner there is no inbox. */
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
