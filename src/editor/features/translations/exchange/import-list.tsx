import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { cutText } from "#/lib/cut-text.ts";
import { countLabel, countText } from "../../../canvas/text/text-count.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { ImportPreview } from "./compare-import.ts";

/** Rows of each list that are shown; how many there are stands above. */
const mostShown = 200;
/** Characters of a text that are shown. */
const longestShown = 500;

/** A file may bring texts of millions of letters, which no list needs to be laid out with. */
function shown(text: string): string {
  const cut = cutText(text, longestShown);
  return cut === text ? text : `${cut}…`;
}

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
          <span className="secondary-text">{shown(line?.original ?? original)}</span>
          <span lang={language} dir="auto">
            {shown(text)}
          </span>
        </li>
      ))}
      {taken.slice(0, mostShown).map(({ line, text, isOver }) => (
        <li key={line.key}>
          {isOver && (
            <span className="tag error num">{countLabel(countText(text, line.limit))}</span>
          )}
          <span className="secondary-text">{shown(line.original)}</span>
          <span lang={language} dir="auto">
            {line.text !== "" && <del>{shown(line.text)}</del>} <ins>{shown(text)}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
