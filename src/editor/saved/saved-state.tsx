import { Bookmark } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { errorWords } from "../words/error-words.ts";
import { useTranslate } from "../words/i18n.ts";
import type { SavedSections } from "./use-saved.ts";

interface SavedStateProps {
  readonly saved: SavedSections;
  /** That they couldn't be loaded. */
  readonly failed: string;
  /** That there are none, and how to get the first one. */
  readonly empty: string;
  readonly emptyHint: string;
}

/** What stands where nothing saved is: that there is none yet, or why it can't be had. */
export function SavedState({ saved, failed, empty, emptyHint }: SavedStateProps): ReactNode {
  const { list, error, retry } = saved;
  const say = useTranslate("screens");
  if (error)
    return (
      <div className="note error" role="alert">
        <p className="grow">
          {!list && failed} {errorWords(say, error)}
        </p>
        {!list && <Button onClick={retry}>{say("retry")}</Button>}
      </div>
    );
  if (!list || list.length > 0) return null;
  return (
    <div className="empty">
      <Bookmark aria-hidden="true" />
      <b>{empty}</b>
      <p>{emptyHint}</p>
    </div>
  );
}

/** That one was deleted, and the way to take it back. */
export function DeletedNote({ saved: { deleted, restore } }: { saved: SavedSections }): ReactNode {
  const say = useTranslate("screens");
  return (
    <span className="row size-12" role="status">
      {deleted && (
        <>
          {say("kept.deleted", { name: deleted.name })}
          <Button size="sm" onClick={restore}>
            {say("undo")}
          </Button>
        </>
      )}
    </span>
  );
}
