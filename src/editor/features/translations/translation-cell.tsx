import { useEffect, useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { mayApply } from "#/api/roles.ts";
import { mostCodeUnits } from "#/lib/text-length.ts";
import type { LanguageCode } from "#/site/language.ts";
import { isStorableText } from "#/site/localized-text.ts";
import { storableFactor } from "#/site/limits.ts";
import { countLabel, countText } from "../../canvas/text/text-count.ts";
import { useDrafts } from "../../session/drafts/drafts-context.ts";
import { useDraft } from "../../session/drafts/use-draft.ts";
import type { Draft } from "../../session/drafts/use-draft.ts";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { classNames } from "../../ui/class-names.ts";
import { useTranslate } from "../../words/i18n.ts";
import { goToCell, goToText } from "./cell-keys.ts";
import { CellNotes } from "./cell-notes.tsx";
import type { Line } from "./lines.ts";
import { draftKey, saveLine, stepOf } from "./save-line.ts";
import type { SaveMeans } from "./save-line.ts";

export interface TranslationCellProps {
  readonly line: Line;
  readonly language: LanguageCode;
  /** Of the section and the field. */
  readonly label: string;
  /** The keyboard is led here. */
  readonly isLedTo: boolean;
  readonly onLed: () => void;
}

/** What is typed into a translation, and the way into the document. */
function useTranslationDraft(line: Line, language: LanguageCode, means: SaveMeans): Draft {
  const editor = useEditor();
  const t = useTranslate("translations");
  return useDraft<string>({
    field: draftKey(line, language),
    stored: line.text,
    check: (text) => (isStorableText(text, line.limit) ? { value: text } : { error: t("tooLong") }),
    commit(text, was) {
      void saveLine(editor, line, { language, text, was }, means);
    },
  });
}

/** Keys of a text that is written: on to the next, the original, and out of the text. */
function textKeys(event: KeyboardEvent<HTMLTextAreaElement>, takeOriginal: () => void): void {
  const { currentTarget: area, key, shiftKey, altKey } = event;
  if (event.nativeEvent.isComposing || altKey) return;
  const isAt = (place: number): boolean =>
    area.selectionStart === place && area.selectionEnd === place;
  const isMeant = (): boolean => {
    switch (key) {
      case "Enter":
        if (event.ctrlKey || event.metaKey) takeOriginal();
        else if (shiftKey) return false;
        // after the last one the text is left
        if (!goToText(area, 1, "end")) area.closest<HTMLElement>("[role=gridcell]")?.focus();
        return true;
      case "Escape":
        area.closest<HTMLElement>("[role=gridcell]")?.focus();
        return true;
      case "ArrowDown":
        return !shiftKey && isAt(area.value.length) && goToText(area, 1, "start");
      case "ArrowUp":
        return !shiftKey && isAt(0) && goToText(area, -1, "end");
      default:
        return false;
    }
  };
  if (!isMeant()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keys of a cell whose text isn't written at the moment: arrows between cells, Enter or a letter into the text. */
function cellKeys(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: cell, target, key } = event;
  if (target !== cell) return;
  const area = cell.querySelector("textarea");
  const isWriting = key === "Enter" || key === "F2";
  if (isWriting || (key.length === 1 && key !== " " && !event.ctrlKey && !event.metaKey))
    area?.focus();
  if (isWriting || goToCell(cell, key)) event.preventDefault();
}

/** A translation: written in place, with its counter, and what there is to say of it. */
export function TranslationCell(props: TranslationCellProps): ReactNode {
  const { line, language, label, isLedTo, onLed } = props;
  const editor = useEditor();
  const t = useTranslate("translations");
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const drafts = useDrafts();
  const means = { drafts, onFailed: () => editor.toast(t("notSaved")) };
  const draft = useTranslationDraft(line, language, means);
  const role = useSignal(editor.role);
  const written = { language, text: line.text, was: line.text };
  const isFixed = !mayApply(role, stepOf(line, written));
  const count = countText(draft.text, line.limit);
  const isOver = count.tone === "over";
  useEffect(() => {
    if (!isLedTo) return;
    area.current?.focus();
    area.current?.scrollIntoView({ block: "center" });
    onLed();
  }, [isLedTo, onLed]);
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      data-stop
      className={classNames(
        "translation-cell",
        line.state === "missing" && "is-missing",
        (isOver || draft.error) && "is-over",
      )}
      onKeyDown={cellKeys}
    >
      <span className="translation-text" data-text={draft.text || line.original}>
        <textarea
          ref={area}
          rows={1}
          lang={language}
          dir="auto"
          readOnly={isFixed}
          aria-label={label}
          aria-describedby={`${id}-note`}
          aria-invalid={isOver || undefined}
          maxLength={mostCodeUnits(line.limit * storableFactor)}
          placeholder={line.original}
          value={draft.text}
          onFocus={({ currentTarget }) => {
            // by Tab one goes on writing; a pointer says where itself
            currentTarget.setSelectionRange(draft.text.length, draft.text.length);
            // where it can't be had now, it is asked for again when the text is saved
            if (line.page !== null) void editor.store.loadPage(line.page).catch(() => undefined);
          }}
          onChange={({ target }) => draft.type(target.value)}
          onBlur={draft.leave}
          onKeyDown={(event) =>
            textKeys(event, () => {
              // what is left next is what was typed last
              if (!isFixed) flushSync(() => draft.type(line.original));
            })
          }
        />
      </span>
      {!isFixed && !isOver && (
        <span className={`translation-count num ${count.tone}`} aria-hidden="true">
          {countLabel(count)}
        </span>
      )}
      <CellNotes
        id={`${id}-note`}
        line={line}
        language={language}
        count={count}
        error={draft.error}
        onStillRight={isFixed ? undefined : () => void saveLine(editor, line, written, means)}
      />
    </div>
  );
}
