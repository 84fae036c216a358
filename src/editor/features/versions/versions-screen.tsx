import { useEffect, useEffectEvent, useMemo } from "react";
import type { ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { lookAgain } from "../../api/look-again.ts";
import { useEditor } from "../../session/editor.ts";
import { TakedownNote } from "../../session/takedown-note.tsx";
import { useSiteInfo } from "../../session/use-site-info.ts";
import { useLeaveGuard } from "../../session/leave-guard.ts";
import { useLiveUpdates } from "../../session/use-live-updates.ts";
import { useScreenKeys, useStayingSteps } from "../../shell/keys/staying-steps.ts";
import { useSignal } from "../../signals/signal.ts";
import { ToastStack } from "../../ui/toast-stack.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { PointView } from "./point-view.tsx";
import { Timeline, entryOf } from "./timeline.tsx";
import { useTimeline, versionKeys } from "./use-versions.ts";
import { SiteBar } from "../../shell/site-bar.tsx";
import { createVersionsClient } from "./versions-client.ts";
import { readVersionsPlace } from "./versions-place.ts";
import "../../shell/frame.css";
import "../../shell/app-header.css";
import "./versions.css";

/** The timeline is looked at again once the server has what was done here, or somebody else did something. */
function useFreshTimeline(): void {
  const { store, serverEvent, timers } = useEditor();
  const queries = useQueryClient();
  const look = useEffectEvent(() => void lookAgain(queries, versionKeys.timeline));
  useEffect(() => {
    let cancel = (): void => undefined;
    const soon = (): void => {
      cancel();
      cancel = timers.after(freshAfter, () => look());
    };
    const ends = [
      store.save.subscribe(() => store.save.get().phase === "saved" && soon()),
      serverEvent.subscribe(soon),
    ];
    return () => {
      cancel();
      for (const end of ends) end();
    };
  }, [store, serverEvent, timers]);
}

/** Milliseconds for which more of what somebody does is waited for. */
const freshAfter = 300;

/** `/sites/{id}/versions/{revision}`: what the site was, and the way back. */
export function VersionsScreen({ rest }: { rest: string }): ReactNode {
  const editor = useEditor();
  const words = useTranslate();
  const t = useTranslate("versions");
  const steps = useStayingSteps({ undone: t("done.undone"), redone: t("done.redone") });
  const client = useMemo(() => createVersionsClient(editor.call, editor.site.id), [editor]);
  const timeline = useTimeline(client);
  const { takedown } = useSiteInfo();
  const { data: parts = [] } = timeline;
  const place = readVersionsPlace(rest);
  const newest = parts[0]?.revision;
  const revision = place.revision ?? newest;
  const entry = entryOf(parts, place);
  useLeaveGuard(editor);
  useLiveUpdates(editor);
  useScreenKeys(steps);
  useFreshTimeline();
  return (
    <div className="app tabbed versions">
      <title>{`${t("title")} · ${editor.site.name} · Vitrine`}</title>
      <SiteBar steps={steps} />
      <main className="versions-panes" data-open={place.revision !== null || undefined}>
        <h1 className="visually-hidden">{t("title")}</h1>
        <Timeline
          timeline={timeline}
          client={client}
          site={editor.site.id}
          isCompared={place.isCompared}
          isTakenDown={takedown !== undefined}
          note={
            takedown && (
              <TakedownNote takedown={takedown} className="versions-taken-down" isPublishing />
            )
          }
          revision={revision ?? 0}
          chosen={entry}
        />
        {revision !== undefined && newest !== undefined && (
          <PointView
            client={client}
            revision={revision}
            newest={newest}
            isCompared={place.isCompared}
            entry={entry}
            part={entry && parts.find(({ entries }) => entries.includes(entry))}
          />
        )}
      </main>
      <ToastStack
        label={words("frame.messages")}
        toasts={useSignal(editor.toasts)}
        onDismiss={editor.dismissToast}
      />
      <p className="visually-hidden" role="status" aria-live="assertive">
        {useSignal(editor.announcement)}
      </p>
    </div>
  );
}
