import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { countLabel, countText } from "../../../canvas/text/text-count.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { ImportPreview } from "./compare-import.ts";

/** Rows of each list that are shown; how many there are stands above. */
const mostShown = 200;

interface ImportListProps {
  readonly preview: ImportPreview;
  readonly language: LanguageCode;
}

/** What becomes of each text: those that aren't taken first, with the reason. */
export function ImportList({ preview, language }: ImportListProps): ReactNode {
  const t = useTranslate("translations");
  const { taken, refused } = preview;
  if (taken.length + refused.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keyboard
    <ul className="translation-import-list" tabIndex={0} aria-label={t("exchange.list")}>
      {refused.slice(0, mostShown).map(({ line, text, original, reason }, index) => (
        <li key={`refused ${index}`}>
          <span className="tag warn">{t(`exchange.reasons.${reason}`)}</span>
          <span className="secondary-text">{line?.original ?? original}</span>
          <span lang={language} dir="auto">
            {text}
          </span>
        </li>
      ))}
      {taken.slice(0, mostShown).map(({ line, text, isOver }) => (
        <li key={line.key}>
          {isOver && (
            <span className="tag error num">{countLabel(countText(text, line.limit))}</span>
          )}
          <span className="secondary-text">{line.original}</span>
          <span lang={language} dir="auto">
            {line.text !== "" && <del>{line.text}</del>} <ins>{text}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
