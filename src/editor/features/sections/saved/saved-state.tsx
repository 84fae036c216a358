import { Bookmark } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { errorWords } from "../../../words/error-words.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { SavedSections } from "./use-saved.ts";

/** What stands where saved sections aren't: that there are none yet, or why they can't be had. */
export function SavedState({ saved: { list, error, retry } }: { saved: SavedSections }): ReactNode {
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  if (error)
    return (
      <div className="note error" role="alert">
        <p className="grow">
          {!list && t("saved.failed")} {errorWords(say, error)}
        </p>
        {!list && <Button onClick={retry}>{say("retry")}</Button>}
      </div>
    );
  if (!list || list.length > 0) return null;
  return (
    <div className="empty">
      <Bookmark aria-hidden="true" />
      <b>{t("saved.empty")}</b>
      <p>{t("saved.emptyHint")}</p>
    </div>
  );
}

/** That a section was deleted, and the way to take it back. */
export function DeletedNote({ saved: { deleted, restore } }: { saved: SavedSections }): ReactNode {
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  return (
    <span className="row size-12" role="status">
      {deleted && (
        <>
          {t("saved.deleted", { name: deleted.name })}
          <Button size="sm" onClick={restore}>
            {say("undo")}
          </Button>
        </>
      )}
    </span>
  );
}
