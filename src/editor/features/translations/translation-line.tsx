import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { useEditor } from "../../session/editor.ts";
import { canShowProblem, showProblem } from "../../session/show-problem.ts";
import { useTranslate } from "../../words/i18n.ts";
import { goToCell } from "./cell-keys.ts";
import { lineName } from "./line-name.ts";
import type { Line } from "./lines.ts";
import { TranslationCell } from "./translation-cell.tsx";

export interface TranslationLineProps {
  readonly line: Line;
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  readonly groupName: string;
  readonly isLedTo: boolean;
  readonly onLed: () => void;
}

/** Where a text stands, its original, and its translation. */
export function TranslationLine(props: TranslationLineProps): ReactNode {
  const { line, language, primary, groupName, isLedTo, onLed } = props;
  const editor = useEditor();
  const t = useTranslate("translations");
  const name = lineName(line, t);
  const { page, target, path } = line;
  const place = { page, target, path, language };
  const label = `${groupName}: ${name}`;
  return (
    <div role="row" className="translation-line" data-line={line.key}>
      <div role="rowheader" className="translation-place">
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
