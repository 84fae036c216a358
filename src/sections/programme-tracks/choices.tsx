import type { ReactNode } from "react";
import type { Link } from "#/site/link.ts";
import { anchorId } from "#/site/router.ts";
import { anchorAttributes } from "../kit/anchor-attributes.ts";
import { useSectionId } from "../kit/environment.ts";
import type { ResolvedLink } from "../kit/index.ts";
import { Item, Items, Shown, Text, useEnvironment, useField, useText } from "../kit/index.ts";
import { programmeTracksFields } from "./fields.ts";
import { useExtent } from "./use-extent.ts";

const { tracks, allTracks, isFiltered } = programmeTracksFields;

interface DayChoice {
  readonly id: string;
  readonly date: string;
  readonly note: string;
  /** Where a day is that isn't told here. */
  readonly elsewhere: Link | null;
}

function DayWords({ date, note }: Pick<DayChoice, "date" | "note">): ReactNode {
  return (
    <>
      <b>{date}</b>
      {note !== "" && <span className="caption">{note}</span>}
    </>
  );
}

/** What the anchor of a section ends in where one of its days is meant: no id of a section has a full stop. */
const dayMark = (index: number): string => `.${index + 1}`;

/** Where a day is led to that isn't told here: to the day of the same place in the section of its link. */
function toDay(link: Link, to: ResolvedLink | undefined, index: number): ResolvedLink | undefined {
  const hasSection =
    link.kind === "section" || (link.kind === "page" && link.section !== undefined);
  return to && hasSection ? { ...to, href: to.href + dayMark(index) } : to;
}

/** Radio buttons by which a style sheet shows one of several days, so that they need no script, and links to other days. */
export function DayChoices({ of }: { readonly of: readonly DayChoice[] }): ReactNode {
  const section = useSectionId() ?? "";
  const title = useText(programmeTracksFields.title).trim();
  const { resolve } = useEnvironment();
  const days = of.map((day, index) => ({
    ...day,
    to: day.elsewhere && toDay(day.elsewhere, resolve(day.elsewhere), index),
  }));
  const isLedTo = days.filter(({ to }) => !to).length > 1;
  const first = Math.max(
    0,
    days.findIndex(({ to }) => !to),
  );
  const role = days.some(({ to }) => to) ? "group" : "radiogroup";
  return (
    <div className="programme__days" role={role} aria-label={title || undefined}>
      {days.map(({ id, date, note, to }, index) =>
        to ? (
          <a key={id} {...anchorAttributes(to)}>
            <DayWords date={date} note={note} />
          </a>
        ) : (
          <label key={id}>
            <input
              type="radio"
              id={isLedTo ? anchorId(section) + dayMark(index) : undefined}
              name={`day-${section}`}
              data-choice={index + 1}
              defaultChecked={index === first}
            />
            <DayWords date={date} note={note} />
          </label>
        ),
      )}
    </div>
  );
}

interface PickProps {
  readonly number: number;
  readonly isFilter: boolean;
}

/** The radio button of a track; without a filter there is none. */
function Pick({ number, isFilter }: PickProps): ReactNode {
  const group = `track-${useSectionId() ?? ""}`;
  if (!isFilter) return null;
  return <input type="radio" name={group} data-pick={number} defaultChecked={number === 0} />;
}

function Mark({ number }: { readonly number: number }): ReactNode {
  return <i className="programme__mark" data-mark={number} aria-hidden="true" />;
}

/** The tracks with their marks: a legend, or radio buttons that dim what belongs to others. */
export function Tracks(): ReactNode {
  const known = useField(tracks);
  const { unfolds } = useEnvironment();
  const isWanted = useField(isFiltered);
  const isWhole = useExtent() !== "first day";
  const isChosen = isWanted && isWhole && known.length > 1;
  const label = useText(allTracks).trim();
  const isFilter = isChosen && !unfolds;
  const Tag = isFilter ? "label" : "span";
  return (
    <Shown when={["tracks", "everyone"]}>
      <div
        className="programme__tracks"
        data-filter={isChosen ? "" : undefined}
        {...(isFilter && { role: "radiogroup", "aria-label": label || undefined })}
      >
        {isChosen && (
          <Tag className="programme__pick">
            <Pick number={0} isFilter={isFilter} />
            <Text of="allTracks" as="span" />
          </Tag>
        )}
        <Items of="tracks" as="div" className="programme__legend">
          {({ index }) => (
            <Item as="div">
              <Tag className="programme__pick">
                <Pick number={index + 1} isFilter={isFilter} />
                <Mark number={index + 1} />
                <Text of="name" as="b" />
                <Text of="note" as="span" className="programme__note" />
              </Tag>
            </Item>
          )}
        </Items>
        <Shown when="everyone">
          <span className="programme__pick" data-legend="">
            <Mark number={0} />
            <Text of="everyone" as="span" />
          </span>
        </Shown>
      </div>
    </Shown>
  );
}
