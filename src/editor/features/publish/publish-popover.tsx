import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { createPublishingClient } from "../../api/publishing-client.ts";
import { useEditor } from "../../session/editor.ts";
import { showProblem } from "../../session/show-problem.ts";
import type { ProblemSpot } from "../../session/show-problem.ts";
import { LiveView } from "./live-view.tsx";
import { PublishView } from "./publish-view.tsx";
import { ReleasesView } from "./releases-view.tsx";
import { usePublishing } from "./use-publishing.ts";
import { showCheck } from "./show-check.ts";
import { startWalk } from "./walk.ts";
import { walkState } from "./walk-state.ts";
import "./publish.css";
import { useTranslate } from "../../words/i18n.ts";

export interface PublishPopoverProps {
  /** The button that opened it; it gets the focus back. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Where it is a sheet, which would cover what a check leads to. */
const isSheet = (): boolean => globalThis.matchMedia("(max-width: 820px)").matches;

/** Publishing: what changed, what stands against it, how it goes on, and earlier releases. Stays beside the page. */
export function PublishPopover({ anchor, onClose }: PublishPopoverProps): ReactNode {
  const editor = useEditor();
  const client = useMemo(
    () => createPublishingClient(editor.call, editor.site.id),
    [editor.call, editor.site.id],
  );
  const publishing = usePublishing(client);
  const [isReleases, setReleases] = useState(false);
  const { published } = publishing;

  const show = (spot: ProblemSpot): void => {
    showProblem(editor, spot);
    if (isSheet()) onClose();
  };
  return (
    <Shell anchor={anchor} onClose={onClose}>
      {isReleases ? (
        <ReleasesView client={client} onBack={() => setReleases(false)} />
      ) : published ? (
        <LiveView
          published={published}
          isTakenDown={publishing.info.takedown !== undefined}
          onReleases={() => setReleases(true)}
        />
      ) : (
        <PublishView
          publishing={publishing}
          onReleases={() => setReleases(true)}
          onJump={show}
          onMend={(problem) => {
            walkState(editor).set(startWalk(publishing.changes?.problems ?? [], problem));
            // the bar of the walk leads back to it
            onClose();
            showCheck(editor, problem);
          }}
        />
      )}
    </Shell>
  );
}

/** Esc and a press elsewhere in the app close it; a look at the page does not. */
function Shell({
  anchor,
  onClose,
  children,
}: PublishPopoverProps & { children: ReactNode }): ReactNode {
  const t = useTranslate("publish");
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const node = box.current;
    node?.focus();
    const handlePress = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || node?.contains(target) || anchor.contains(target)) return;
      // what leads from check to check belongs to them
      if (!target.closest(".walk-bar")) close();
    };
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    // the focus is nowhere once what had it is gone, such as the button that makes a release live
    const handleLostKey = (event: KeyboardEvent): void => {
      if (event.target === document.body) handleKey(event);
    };
    node?.addEventListener("keydown", handleKey);
    document.addEventListener("keydown", handleLostKey, true);
    document.addEventListener("mousedown", handlePress);
    return () => {
      document.removeEventListener("keydown", handleLostKey, true);
      document.removeEventListener("mousedown", handlePress);
      if (node?.contains(document.activeElement) || document.activeElement === document.body)
        anchor.focus();
    };
  }, [anchor]);
  useEffect(() => {
    // what had the focus is gone, such as the button that publishes: Tab goes on within the box
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  return createPortal(
    <div
      ref={box}
      role="dialog"
      aria-label={t("publish.publish")}
      tabIndex={-1}
      className="popover publish-popover publish-rows"
    >
      {children}
    </div>,
    document.body,
  );
}
