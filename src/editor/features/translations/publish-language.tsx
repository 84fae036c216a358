import type { ReactNode } from "react";
import { isAtLeast } from "#/api/roles.ts";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import { findEntry } from "#/site/page-index.ts";
import type { PageEntry } from "#/site/page-index.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { usePageIndex } from "../../session/hooks.ts";
import { useSignal } from "../../signals/signal.ts";
import { Button } from "../../ui/button.tsx";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { languageName } from "../../words/language-name.ts";

/** Publishes a page in a language, or takes it back there. */
function withholdPage(editor: Editor, entry: PageEntry, language: LanguageCode): void {
  const { withheld = [] } = entry;
  const next = withheld.includes(language)
    ? withheld.filter((code) => code !== language)
    : [...withheld, language];
  editor.dispatch({ name: "page.withhold", args: { page: entry.id, withheld: next } });
}

interface PublishLanguageProps {
  readonly language: SiteLanguage;
  /** The page that is shown; null is the whole site, others what belongs to no page. */
  readonly page: string | null;
  /** Texts without a translation, on the whole site; undefined until all of its texts are known. */
  readonly missing: number | undefined;
}

/** Whether visitors have the language, and the page in it; an editor's to decide. It is so with the next publication. */
export function PublishLanguage({ language, page, missing }: PublishLanguageProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("translations");
  const index = usePageIndex();
  const isEditor = isAtLeast(useSignal(editor.role), "editor");
  const { code, status } = language;
  const name = languageName(code, currentLanguage());
  const isActive = status === "active";
  // the home page is there wherever the language is
  const entry = page === null ? undefined : findEntry(index, page);
  const ofPage = entry && entry.path !== "/" ? entry : undefined;
  const isWithheld = ofPage?.withheld?.includes(code) ?? false;
  const setStatus = (next: SiteLanguage["status"]): void =>
    void editor.dispatch({ name: "language.set", args: { code, values: { status: next } } });
  return (
    <div className="publish-language">
      <p>
        {isActive ? t("publishing.live", { name }) : t("publishing.draft", { name })}
        {!isActive &&
          missing !== undefined &&
          missing > 0 &&
          ` ${t("publishing.missing", { count: missing })}`}
        {isActive && ofPage && ` ${t(isWithheld ? "publishing.pageHeld" : "publishing.pageLive")}`}
      </p>
      {isEditor && (
        <div className="row">
          {isActive && ofPage && (
            <Button size="sm" onClick={() => withholdPage(editor, ofPage, code)}>
              {t(isWithheld ? "publishing.showPage" : "publishing.holdPage")}
            </Button>
          )}
          {!isActive && (
            <Button size="sm" onClick={() => setStatus("active")}>
              {t("publishing.show", { name })}
            </Button>
          )}
          {isActive && !ofPage && (
            <Button size="sm" variant="ghost" onClick={() => setStatus("inactive")}>
              {t("publishing.hide", { name })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
