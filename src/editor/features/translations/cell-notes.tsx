import { CircleAlert, History } from "lucide-react";
import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { countLabel } from "../../canvas/text/text-count.ts";
import type { TextCount } from "../../canvas/text/text-count.ts";
import { TextConflictNote } from "../../fields/text-conflict-note.tsx";
import { useEditor } from "../../session/editor.ts";
import { Button } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { goToCell } from "./cell-keys.ts";
import type { Line } from "./lines.ts";

interface CellNotesProps {
  readonly id: string;
  readonly line: Line;
  readonly language: LanguageCode;
  readonly count: TextCount;
  readonly error: string | undefined;
  /** Marks the translation as up to date; undefined where that isn't this role's to do. */
  readonly onStillRight: (() => void) | undefined;
}

/** What there is to say of a translation: it is too long, older than its original, or two people wrote it. */
export function CellNotes(props: CellNotesProps): ReactNode {
  const { id, line, language, count, error, onStillRight } = props;
  const editor = useEditor();
  const t = useTranslate("translations");
  // it stops no publication before visitors see the language
  const isDraft = editor.store
    .records()
    .site?.languages.some(({ code, status }) => code === language && status === "inactive");
  return (
    <div className="translation-notes" id={id}>
      {count.tone === "over" && (
        <span className="row">
          <span className="tag error num">
            <CircleAlert aria-hidden="true" />
            {countLabel(count)}
          </span>
          <span className="hint">{error ?? t(isDraft ? "overDraft" : "over")}</span>
        </span>
      )}
      {line.state === "stale" && (
        <span className="row">
          <span className="tag warn">
            <History aria-hidden="true" />
            {t("stale")}
          </span>
          {onStillRight && (
            <Button
              size="sm"
              variant="ghost"
              data-stop
              tabIndex={-1}
              onKeyDown={(event) => {
                if (goToCell(event.currentTarget, event.key)) event.preventDefault();
              }}
              onClick={() => {
                onStillRight();
                editor.announce(t("confirmed"));
              }}
            >
              {t("stillRight")}
            </Button>
          )}
        </span>
      )}
      <TextConflictNote fields={[line.key]} language={language} />
    </div>
  );
}
