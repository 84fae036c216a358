import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { useEditor } from "../../session/editor.ts";
import { canShowProblem, showProblem } from "../../session/show-problem.ts";
import { WordDiff } from "../../ui/word-diff.tsx";
import { useLanguage, useTranslate } from "../../words/i18n.ts";
import { goToCell } from "./cell-keys.ts";
import { lineName } from "./line-name.ts";
import type { Line } from "./lines.ts";
import { TranslationCell } from "./translation-cell.tsx";

export interface TranslationLineProps {
  readonly line: Line;
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  readonly groupName: string;
  /** What the original of an outdated translation said when it was made, where that is known. */
  readonly former: string | undefined;
  readonly isLedTo: boolean;
  readonly onLed: () => void;
}

/** What changed about an original since it was translated. The marks are in the language of the text, their names are not. */
function OriginalChange({ before, after }: { before: string; after: string }): ReactNode {
  const t = useTranslate("translations");
  const interfaceLanguage = useLanguage();
  return (
    <p className="translation-change">
      <span className="hint" lang={interfaceLanguage} dir="auto">
        {t("changed")}
      </span>{" "}
      <WordDiff before={before} after={after} names={{ del: t("removed"), ins: t("added") }} />
    </p>
  );
}

/** Where a text stands, its original, and its translation. */
export function TranslationLine(props: TranslationLineProps): ReactNode {
  const { line, language, primary, groupName, former, isLedTo, onLed } = props;
  const editor = useEditor();
  const t = useTranslate("translations");
  const name = lineName(line, t);
  const { page, target, path } = line;
  const place = { page, target, path, language };
  const label = `${groupName}: ${name}`;
  return (
    <div role="row" className="translation-line" data-line={line.key}>
      <div role="rowheader" aria-label={label} className="translation-place">
        {canShowProblem(editor, place) ? (
          <button
            type="button"
            data-stop
            tabIndex={-1}
            aria-label={t("show", { name: label })}
            title={t("showHere")}
            onClick={() => showProblem(editor, place)}
            onKeyDown={(event) => {
              if (goToCell(event.currentTarget, event.key)) event.preventDefault();
            }}
          >
            {name}
            <ArrowUpRight className="size-14" aria-hidden="true" />
          </button>
        ) : (
          name
        )}
      </div>
      <div
        role="gridcell"
        tabIndex={-1}
        data-stop
        className="translation-original"
        lang={primary}
        dir="auto"
        onKeyDown={(event) => {
          if (goToCell(event.currentTarget, event.key)) event.preventDefault();
        }}
      >
        {line.original}
        {former !== undefined && <OriginalChange before={former} after={line.original} />}
      </div>
      <TranslationCell
        line={line}
        language={language}
        label={label}
        isLedTo={isLedTo}
        onLed={onLed}
      />
    </div>
  );
}
