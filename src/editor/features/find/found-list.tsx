import { ArrowUpRight } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { replaceParts } from "#/lib/find-text.ts";
import { cutText, lastText } from "#/lib/cut-text.ts";
import { isWithin } from "#/lib/text-length.ts";
import { usePageIndex } from "../../session/hooks.ts";
import { classNames } from "../../ui/class-names.ts";
import { useTranslate } from "../../words/i18n.ts";
import { placeNames } from "../../words/place-names.ts";
import type { Wanted } from "./find-state.ts";
import type { FoundPlace } from "./replacement.ts";

/** How much of a text is shown around what was found, in characters. */
const around = 60;

/** A text that stays, cut in the middle: what stands beside a find tells enough. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (isWithin(text, around * 2)) return text;
  const start = isFirst ? "" : cutText(text, around);
  const end = isLast ? "" : lastText(text, around);
  return `${start}…${end}`;
}

/** A text with what goes and what comes for it. */
function Preview({ text, wanted }: { text: string; wanted: Wanted }): ReactNode {
  const parts = replaceParts(text, wanted.search, wanted.replacement);
  const isReplacing = wanted.replacement !== "";
  return parts.map((part, index) => {
    if (typeof part === "string") return shortened(part, index === 0, index === parts.length - 1);
    const { before, after } = part;
    return (
      <span key={index}>
        {isReplacing ? <del>{before}</del> : <mark>{before}</mark>}
        {isReplacing && <ins>{after}</ins>}
      </span>
    );
  });
}

interface RowProps {
  readonly place: FoundPlace;
  readonly wanted: Wanted;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly canReplace: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onShow: () => void;
}

function Row(props: RowProps): ReactNode {
  const { place, wanted, isSelected, isCurrent, canReplace, onSelect, onShow } = props;
  const { found, over, isFixed } = place;
  const t = useTranslate("find");
  const say = useTranslate("screens");
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const names = placeNames(found, say).join(" › ");
  return (
    <li
      ref={row}
      className={classNames("found-row", isCurrent && "is-current", !isSelected && "is-out")}
      aria-current={isCurrent || undefined}
    >
      {canReplace && (
        <label className="found-check">
          <input
            type="checkbox"
            aria-label={t("replaceHere", { text: cutText(found.text, around) })}
            checked={isSelected && !isFixed}
            disabled={isFixed}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </label>
      )}
      <button type="button" className="found-text" onClick={onShow}>
        <span className="found-place">
          {names}
          <span className="language">{found.language.toUpperCase()}</span>
          {over !== undefined && (
            <span className="tag error">{t("over", { length: over, limit: found.limit })}</span>
          )}
        </span>
        <span lang={found.language} dir="auto">
          <Preview text={found.text} wanted={wanted} />
        </span>
      </button>
      <ArrowUpRight className="size-14 go" aria-hidden="true" />
    </li>
  );
}

export interface FoundListProps {
  readonly places: readonly FoundPlace[];
  readonly wanted: Wanted;
  readonly canReplace: boolean;
  readonly current: string | undefined;
  /** Keys of the texts that stay as they are. */
  readonly left: ReadonlySet<string>;
  readonly onSelect: (key: string, isSelected: boolean) => void;
  readonly onShow: (place: FoundPlace) => void;
}

/** What was found, by page; what belongs to the whole site at the end. */
export function FoundList(props: FoundListProps): ReactNode {
  const { places, wanted, canReplace, current, left, onSelect, onShow } = props;
  const t = useTranslate("find");
  const { entries } = usePageIndex();
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const groups = Map.groupBy(places, ({ found }) => found.page);
  return [...groups].map(([page, rows]) => (
    <section key={page ?? ""} className="found-group">
      <h3>
        {page === null ? t("wholeSite") : (names.get(page) ?? page)}
        <span className="count muted">{rows.length}</span>
      </h3>
      <ul>
        {rows.map((place) => (
          <Row
            key={place.key}
            place={place}
            wanted={wanted}
            canReplace={canReplace}
            isCurrent={place.key === current}
            isSelected={!left.has(place.key) && !place.isFixed}
            onSelect={(isSelected) => onSelect(place.key, isSelected)}
            onShow={() => onShow(place)}
          />
        ))}
      </ul>
    </section>
  ));
}
