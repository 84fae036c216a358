import { ArrowLeft, Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { useSignal } from "../../signals/signal.ts";
import { useEditor } from "../../session/editor.ts";
import { HomeLink } from "../../shell/home-link.tsx";
import { usePageIndex, useSitePart } from "../../session/hooks.ts";
import { BarActions } from "../../shell/bar-actions.tsx";
import { SaveStatus } from "../../shell/save-status.tsx";
import { HistoryButtons } from "../../shell/top-bar.tsx";
import { pageSlug } from "../../session/open-editor.ts";
import { Link } from "../../navigation/link.tsx";
import { useDrafts } from "../../session/drafts/drafts-context.ts";
import { useTranslate } from "../../words/i18n.ts";

/** Where the canvas shows the page that it showed before. */
function useCanvasAddress(): string {
  const { page, site } = useEditor();
  const shown = useSignal(page);
  const { entries } = usePageIndex();
  const entry = entries.find(({ id }) => id === shown) ?? entries[0];
  return `/sites/${site.id}/edit/${entry ? pageSlug(entry) : "home"}`;
}

/** Nothing is called saved while something stands in a field that the document doesn't have. */
function Saving(): ReactNode {
  const isPending = useSignal(useDrafts().fields).length > 0;
  return (
    <div className={isPending ? "settings-typing" : undefined}>
      <SaveStatus />
    </div>
  );
}

/** The way back to the page, and what the bar of the canvas has too: saving, history, publishing. */
export function SettingsBar(): ReactNode {
  const t = useTranslate("settings");
  const { site, role } = useEditor();
  const isOwner = useSignal(role) === "owner";
  const name = useSitePart("name");
  return (
    <header className="top-bar settings-top">
      <div className="start-side">
        <HomeLink />
        <Link
          className="button ghost"
          to={useCanvasAddress()}
          aria-label={t("back")}
          title={t("back")}
        >
          <ArrowLeft aria-hidden="true" />
          <span className="truncated settings-name">{name}</span>
        </Link>
        <span className="crumb-separator hide-small">/</span>
        <span className="hide-small strong settings-here">{t("title")}</span>
        {isOwner && (
          <Link className="button ghost hide-small" to={`/sites/${site.id}/inbox`}>
            <Inbox aria-hidden="true" />
            {t("inbox")}
          </Link>
        )}
      </div>
      <div className="end-side">
        <Saving />
        <HistoryButtons />
        <BarActions />
      </div>
    </header>
  );
}
