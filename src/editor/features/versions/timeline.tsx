import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { History, HistoryEntry, PointEntry } from "#/api/history.ts";
import { Bookmark } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { NamedVersions } from "./named-versions.tsx";
import { Link } from "../../navigation/link.tsx";
import { useLinkedCounts } from "../../session/use-linked-places.ts";
import { errorWords } from "../../words/error-words.ts";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { EventEntry } from "./event-entry.tsx";
import { FoldedEvents, foldedEvents } from "./folded-events.tsx";
import { TimelineEntry } from "./timeline-entry.tsx";
import type { TimelineEntryProps } from "./timeline-entry.tsx";
import type { useTimeline } from "./use-versions.ts";
import { scrollerOf } from "./scroller.ts";
import { versionsPath } from "./versions-place.ts";
import type { VersionsPlace } from "./versions-place.ts";
import { dayOf } from "./when.ts";
import "./version-steps.css";

export interface TimelineProps extends Pick<
  TimelineEntryProps,
  "client" | "site" | "isCompared" | "isTakenDown"
> {
  readonly timeline: ReturnType<typeof useTimeline>;
  /** Under the title. */
  readonly note: ReactNode;
  /** The point that is looked at, and the entry that it belongs to. */
  readonly revision: number;
  readonly chosen: PointEntry | undefined;
}

interface DayGroup {
  readonly day: string;
  readonly entries: readonly HistoryEntry[];
}

/** Whether a point belongs to an entry: a release is one only where it is named, or nothing else is known. */
function holds(entry: PointEntry, { revision, release }: PointPlace): boolean {
  return entry.kind === "sitting"
    ? release === undefined && revision > entry.from && revision <= entry.revision
    : release === entry.number && revision === entry.revision;
}

type PointPlace = { readonly revision: number } & Pick<VersionsPlace, "release">;

function pointsOf(part: History | undefined): PointEntry[] {
  return part?.entries.filter((entry) => entry.kind !== "event") ?? [];
}

/** The entry that a point belongs to. Without one, the newest. */
export function entryOf(
  parts: readonly History[],
  { revision, release }: Pick<VersionsPlace, "revision" | "release">,
): PointEntry | undefined {
  const entries = parts.flatMap(pointsOf);
  if (revision === null) return entries[0];
  return entries.find((entry) => holds(entry, { revision, release }));
}

/** What an entry is told from others by. */
function keyOf(entry: HistoryEntry): string {
  return `${entry.kind} ${entry.kind === "sitting" ? entry.revision : entry.id}`;
}

function byDay(entries: readonly HistoryEntry[], dayWords: (iso: string) => string): DayGroup[] {
  const groups: { day: string; entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayWords(entry.time);
    const last = groups.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else groups.push({ day, entries: [entry] });
  }
  return groups;
}

/** A part that is far from the view gives way to the room that it takes. */
function useRoom(): [React.RefObject<HTMLDivElement | null>, number | null] {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        const last = seen.at(-1);
        if (last) setRoom(last.isIntersecting ? null : last.boundingClientRect.height);
      },
      { root: scrollerOf(element.current), rootMargin: "1500px 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, room];
}

interface PartProps extends Omit<TimelineProps, "timeline" | "note"> {
  readonly linkedPages: TimelineEntryProps["linkedPages"];
  readonly part: History;
  /** What stands at the top. */
  readonly newest: HistoryEntry | undefined;
  /** The day that the part before ends with. */
  readonly dayBefore: string | undefined;
}

function Part({ part, newest, dayBefore, chosen, revision, ...props }: PartProps): ReactNode {
  const t = useTranslate("versions");
  const [now] = useState(() => new Date());
  const [place, room] = useRoom();
  const names = new Map(part.names.map((one) => [one.revision, one.name]));
  const dayWords = (iso: string): string => dayOf(iso, currentLanguage(), { now, t });
  return (
    <div ref={place} style={room === null ? undefined : { height: room }}>
      {room === null &&
        byDay(part.entries, dayWords).map(({ day, entries }) => (
          <section key={day} aria-label={day}>
            {day !== dayBefore && <h2>{day}</h2>}
            <ol>
              {foldedEvents(entries).map((entry) =>
                entry.kind === "switches" ? (
                  <FoldedEvents key={keyOf(entry.latest)} events={entry} part={part} />
                ) : entry.kind === "event" ? (
                  <EventEntry key={keyOf(entry)} event={entry} part={part} />
                ) : (
                  <TimelineEntry
                    {...props}
                    key={keyOf(entry)}
                    entry={entry}
                    part={part}
                    name={names.get(entry.revision)}
                    chosen={entry === chosen ? revision : null}
                    isNow={entry === newest}
                  />
                ),
              )}
            </ol>
          </section>
        ))}
    </div>
  );
}

/** Asks for what comes next when its place comes into view. */
function More({ onSeen }: { onSeen: () => void }): ReactNode {
  const t = useTranslate("versions");
  const element = useRef<HTMLParagraphElement>(null);
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && see(),
      { root: scrollerOf(element.current), rootMargin: "800px 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={element} className="version-more" role="status">
      <span className="spin" aria-hidden="true" />
      <span className="visually-hidden">{t("older")}</span>
    </p>
  );
}

/** The revision that a site is created with. */
const beginning = 1;

/** What happened to the site, newest first, or of it the points that have names. */
export function Timeline(props: TimelineProps): ReactNode {
  const t = useTranslate("versions");
  const [isNamed, setNamed] = useState(false);
  const { client, site, isCompared, revision } = props;
  return (
    <nav className="versions-list" aria-label={t("timeline")}>
      <div className="row versions-title">
        {/* the screen's heading says it, also where a version stands in place of the list */}
        <p className="section-title grow" aria-hidden="true">
          {t("title")}
        </p>
        <Button size="sm" variant="ghost" aria-pressed={isNamed} onClick={() => setNamed(!isNamed)}>
          <Bookmark aria-hidden="true" />
          {t("onlyNamed")}
        </Button>
      </div>
      {props.note}
      {isNamed ? (
        <NamedVersions {...{ client, site, isCompared, revision }} />
      ) : (
        <Everything {...props} />
      )}
    </nav>
  );
}

function Everything({ timeline, note: _note, ...props }: TimelineProps): ReactNode {
  const t = useTranslate("versions");
  const say = useTranslate("screens");
  const [now] = useState(() => new Date());
  const linkedPages = useLinkedCounts();
  const { data: parts = [], error, isPending, hasNextPage, isFetchingNextPage } = timeline;
  const newest = pointsOf(parts[0])[0];
  const lastDay = (part: History | undefined): string | undefined => {
    const last = part?.entries.at(-1);
    return last && dayOf(last.time, currentLanguage(), { now, t });
  };
  return (
    <>
      {isPending && <span className="skeleton version-more" aria-busy="true" />}
      {error && (
        <p className="versions-note" role="alert">
          {t("failed")} {errorWords(say, error)}{" "}
          <button type="button" className="link" onClick={() => void timeline.refetch()}>
            {say("retry")}
          </button>
        </p>
      )}
      {parts.map((part, place) => (
        <Part
          {...props}
          linkedPages={linkedPages}
          key={part.entries[0]?.revision ?? 0}
          part={part}
          newest={newest}
          dayBefore={lastDay(parts[place - 1])}
        />
      ))}
      {hasNextPage && (
        <More
          key={parts.length}
          onSeen={() => {
            if (!isFetchingNextPage) void timeline.fetchNextPage();
          }}
        />
      )}
      {parts.length > 0 && !hasNextPage && (
        <Link
          className="version-beginning"
          to={versionsPath(props.site, { revision: beginning, isCompared: props.isCompared })}
          aria-current={!props.chosen && props.revision === beginning ? "step" : undefined}
        >
          {t("end")}
        </Link>
      )}
    </>
  );
}
