import { Languages } from "lucide-react";
import { useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import { primaryLanguage } from "#/site/language.ts";
import { listenTo } from "../../canvas/events/listen.ts";
import { createDraftKeeper } from "../../session/drafts/draft-keeper.ts";
import { DraftsContext } from "../../session/drafts/drafts-context.ts";
import { useFlush } from "../../session/drafts/use-flush.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay, useSitePart } from "../../session/hooks.ts";
import { useLeaveGuard } from "../../session/leave-guard.ts";
import { useLiveUpdates } from "../../session/use-live-updates.ts";
import { useEditing } from "../../shell/editing-context.ts";
import { listenForKeys } from "../../shell/keys/listen-for-keys.ts";
import { shortcutsOf } from "../../shell/keys/shell-shortcuts.ts";
import { withSteps } from "../../shell/keys/staying-steps.ts";
import type { StayingSteps } from "../../shell/keys/staying-steps.ts";
import { Link } from "../../navigation/link.tsx";
import { useSignal } from "../../signals/signal.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ToastStack } from "../../ui/toast-stack.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { SiteBar } from "../../shell/site-bar.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { readTranslationsPlace } from "./translations-place.ts";
import { latePart } from "../../ui/late-part.tsx";
import { TranslationTable } from "./translation-table.tsx";
import { useShownLine } from "./use-shown-line.ts";
import { useTableSteps } from "./use-table-steps.ts";
import "../../shell/frame.css";
import "../../shell/app-header.css";
import "./translations.css";

const FitView = latePart(async () => ({ default: (await import("./fit/fit-view.tsx")).FitView }));

function useKeys(steps: StayingSteps): void {
  const editor = useEditor();
  const editing = useEditing();
  const t = useTranslate();
  useEffect(() => {
    const listeners = listenTo(document);
    const shortcuts = withSteps(shortcutsOf(editing), steps);
    listenForKeys(listeners, { editor, shortcuts, t, isCanvas: false });
    return listeners.stop;
  }, [editor, editing, steps, t]);
}

/** What stands there while the site has one language. */
function NoLanguages(): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("translations");
  const may = useMay();
  return (
    <div className="empty">
      <Languages aria-hidden="true" />
      <h1 className="section-title">{t("none")}</h1>
      <p className="secondary-text">{t("noneAbout")}</p>
      {may("editor") && (
        <Link className={buttonClass({})} to={`/sites/${site.id}/settings/languages`}>
          {t("addLanguage")}
        </Link>
      )}
    </div>
  );
}

/** `/sites/{id}/translations/{language}/{page}`: all texts beside their translations. */
export function TranslationsScreen({ rest }: { rest: string }): ReactNode {
  const editor = useEditor();
  const words = useTranslate();
  const t = useTranslate("translations");
  const languages = useSitePart("languages");
  const drafts = useMemo(
    () => createDraftKeeper(globalThis.sessionStorage, editor.site.id),
    [editor],
  );
  const place = readTranslationsPlace(rest);
  const others = languages.filter(({ isPrimary }) => !isPrimary);
  const language = others.find(({ code }) => code === place.language) ?? others[0];
  const shown = useShownLine();
  const steps = useTableSteps(shown.show);
  useFlush(drafts);
  useLeaveGuard(editor);
  useLiveUpdates(editor);
  useKeys(steps);
  const choice = !place.isFit && language && (
    <LanguageChoice languages={languages} language={language.code} page={place.page} place="bar" />
  );
  return (
    <DraftsContext.Provider value={drafts}>
      <div className="app tabbed translations">
        <title>{`${t("title")} · ${editor.site.name} · Vitrine`}</title>
        <SiteBar steps={steps}>{choice}</SiteBar>
        <main className="translations-main">
          {!place.isFit && language && <h1 className="visually-hidden">{t("title")}</h1>}
          {place.isFit ? (
            <FitView page={place.page} />
          ) : language ? (
            <TranslationTable
              key={language.code}
              language={language}
              primary={primaryLanguage(languages)}
              page={place.page}
              shown={shown}
            />
          ) : (
            <NoLanguages />
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
    </DraftsContext.Provider>
  );
}
