import { History, Images, Inbox, Pencil, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { useSitePart } from "../../session/hooks.ts";
import { BarActions } from "../../shell/bar-actions.tsx";
import { HomeLink } from "../../shell/home-link.tsx";
import { SaveStatus } from "../../shell/save-status.tsx";
import { HistoryButtons } from "../../shell/top-bar.tsx";
import { useSignal } from "../../signals/signal.ts";
import { editingPath } from "../../words/site-status.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { StayingSteps } from "../../shell/keys/staying-steps.ts";
import { versionsPath } from "./versions-place.ts";

/** The site's name and the ways to its other screens; on phones at the foot of the screen. */
export function VersionsBar({ steps }: { steps: StayingSteps }): ReactNode {
  const t = useTranslate("versions");
  const { site, role } = useEditor();
  const name = useSitePart("name");
  const isOwner = useSignal(role) === "owner";
  return (
    <header className="app-header versions-bar">
      <HomeLink />
      <span className="strong truncated hide-small versions-site">{name}</span>
      <nav className="tabs" aria-label={t("nav.label")}>
        <Link to={editingPath(site.id)}>
          <Pencil className="size-18" aria-hidden="true" />
          {t("nav.edit")}
        </Link>
        {isOwner && (
          <Link to={`/sites/${site.id}/inbox`}>
            <Inbox className="size-18" aria-hidden="true" />
            {t("nav.inbox")}
          </Link>
        )}
        <Link to={`/sites/${site.id}/media`}>
          <Images className="size-18" aria-hidden="true" />
          {t("frame.media")}
        </Link>
        <Link to={versionsPath(site.id, { revision: null, isCompared: false })} aria-current="page">
          <History className="size-18" aria-hidden="true" />
          {t("title")}
        </Link>
        <Link to={`/sites/${site.id}/settings`}>
          <Settings2 className="size-18" aria-hidden="true" />
          {t("nav.settings")}
        </Link>
      </nav>
      <span className="grow" />
      <SaveStatus />
      <HistoryButtons steps={steps} />
      <BarActions />
    </header>
  );
}
