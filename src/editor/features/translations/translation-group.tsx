import { useEffect, useRef, useState } from "react";
import type { CSSProperties, ReactNode, RefObject } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { useTranslate } from "../../words/i18n.ts";
import { groupName } from "./line-name.ts";
import { percentDone, progressOf } from "./lines.ts";
import type { LineGroup } from "./lines.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { TranslationLine } from "./translation-line.tsx";
import { useFormerOriginals } from "./use-former-originals.ts";

/** How far from the view sections are drawn, in pixels: some screens of arrow keys and Tab. */
const nearMargin = 1200;

/** Heights of a head and a line in pixels, and characters in a row, until they are measured. */
const estimate = { head: 32, line: 42, row: 20, characters: 70 };

function estimatedHeight({ lines }: LineGroup): number {
  return lines.reduce((height, { original }) => {
    const rows = Math.floor(original.length / estimate.characters);
    return height + estimate.line + rows * estimate.row;
  }, estimate.head);
}

/** Whether an element is near the view of the list around it. What has the keyboard stays. */
function useNear(element: RefObject<HTMLElement | null>, isFirst: boolean) {
  const [isNear, setNear] = useState(isFirst);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const here = element.current;
    if (!here) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = entries.at(-1)?.isIntersecting === true;
        if (!isIn) setHeight(here.offsetHeight);
        setNear(isIn || here.contains(document.activeElement));
      },
      { root: here.closest(".translations-list"), rootMargin: `${nearMargin}px 0px` },
    );
    observer.observe(here);
    return () => observer.disconnect();
  }, [element]);
  return { isNear, height };
}

export interface TranslationGroupProps {
  readonly group: LineGroup;
  /** Named where texts of several pages are shown. */
  readonly pageName: string | undefined;
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  /** Among the first ones, which are drawn at once. */
  readonly isFirst: boolean;
  /** The text that the keyboard is led to. */
  readonly led: string | null;
  readonly onLed: () => void;
}

/** The texts of a section, under its head; drawn when they are near the view. */
export function TranslationGroup(props: TranslationGroupProps): ReactNode {
  const { group, pageName, language, primary, isFirst, led, onLed } = props;
  const t = useTranslate("translations");
  const say = useTranslate("screens");
  const element = useRef<HTMLDivElement>(null);
  const { isNear, height } = useNear(element, isFirst);
  const isDrawn = isNear || group.lines.some(({ key }) => key === led);
  const { name, heading } = groupName(group, say);
  const former = useFormerOriginals(group.page, isDrawn ? group.lines : [], language);
  const progress = progressOf(group.all);
  const done = progress.total - progress.missing - progress.stale;
  if (!isDrawn) {
    const style: CSSProperties = { blockSize: height ?? estimatedHeight(group) };
    return <div ref={element} className="translation-group" style={style} aria-hidden="true" />;
  }
  return (
    <div ref={element} role="rowgroup" className="translation-group">
      <div role="row" className="translation-head">
        <div role="columnheader" className="grow truncated">
          {pageName !== undefined && <span className="tertiary-text">{pageName} › </span>}
          {name}
          {heading !== "" && (
            <span className="secondary-text" lang={primary}>
              {" "}
              {heading}
            </span>
          )}
        </div>
        <div role="columnheader" className="translation-done num">
          {t("doneOf", { done, count: progress.total })}
          <ProgressBar percent={percentDone(progress)} />
        </div>
      </div>
      {group.lines.map((line) => (
        <TranslationLine
          key={line.key}
          line={line}
          language={language}
          primary={primary}
          groupName={name}
          former={former.get(line.basis ?? "") ?? undefined}
          isLedTo={line.key === led}
          onLed={onLed}
        />
      ))}
    </div>
  );
}
