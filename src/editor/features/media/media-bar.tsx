import { History, Images, Inbox, Pencil, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { useMay, useSitePart } from "../../session/hooks.ts";
import { BarActions } from "../../shell/bar-actions.tsx";
import { HomeLink } from "../../shell/home-link.tsx";
import type { StayingSteps } from "../../shell/keys/staying-steps.ts";
import { SaveStatus } from "../../shell/save-status.tsx";
import { HistoryButtons } from "../../shell/top-bar.tsx";
import { editingPath } from "../../words/site-status.ts";
import { useTranslate } from "../../words/i18n.ts";
import { mediaPath } from "./media-place.ts";

/** The site's name and the ways to its other screens; on phones at the foot of the screen. */
export function MediaBar({ steps }: { steps: StayingSteps }): ReactNode {
  const t = useTranslate("media");
  const { site } = useEditor();
  const may = useMay();
  const name = useSitePart("name");
  return (
    <header className="app-header media-bar">
      <HomeLink />
      <span className="strong truncated hide-small media-site">{name}</span>
      <nav className="tabs" aria-label={t("nav.label")}>
        <Link to={editingPath(site.id)}>
          <Pencil className="size-18" aria-hidden="true" />
          {t("nav.edit")}
        </Link>
        {may("owner") && (
          <Link to={`/sites/${site.id}/inbox`}>
            <Inbox className="size-18" aria-hidden="true" />
            {t("frame.inbox")}
          </Link>
        )}
        <Link to={mediaPath(site.id)} aria-current="page">
          <Images className="size-18" aria-hidden="true" />
          {t("title")}
        </Link>
        {may("editor") && (
          <>
            <Link to={`/sites/${site.id}/versions`}>
              <History className="size-18" aria-hidden="true" />
              {t("frame.versions")}
            </Link>
            <Link to={`/sites/${site.id}/settings`}>
              <Settings2 className="size-18" aria-hidden="true" />
              {t("nav.settings")}
            </Link>
          </>
        )}
      </nav>
      <span className="grow" />
      <SaveStatus />
      <HistoryButtons steps={steps} />
      <BarActions />
    </header>
  );
}
