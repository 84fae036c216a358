import { Bookmark, CloudUpload } from "lucide-react";
import { memo } from "react";
import type { ReactNode } from "react";
import type { History, PointEntry, Sitting } from "#/api/history.ts";
import { Link } from "../../navigation/link.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { hourWords } from "../../words/moment-words.ts";
import { saidOf } from "../../words/said-of.ts";
import { authorWords } from "./event-words.ts";
import { LiveTag } from "./live-tag.tsx";
import { PointThumbnail } from "./point-thumbnail.tsx";
import { peopleWords, placedStepWords, sittingWords } from "./step-words.ts";
import type { VersionsClient } from "./versions-client.ts";
import { versionsPath } from "./versions-place.ts";

export interface TimelineEntryProps {
  readonly client: VersionsClient;
  readonly site: number;
  readonly entry: PointEntry;
  readonly part: Pick<History, "pages" | "people">;
  readonly linkedPages: ReadonlyMap<string, number> | undefined;
  /** What somebody called this point. */
  readonly name: string | undefined;
  /** The point that is looked at, where it is in this entry. */
  readonly chosen: number | null;
  readonly isNow: boolean;
  /** An operator keeps the site off. */
  readonly isTakenDown: boolean;
  readonly isCompared: boolean;
}

/** What shows best what a sitting did: a page that it left behind, at the section that it changed last (HIST-380). */
function pictured({ steps, pages }: Sitting): { page?: string; section?: string } {
  const removed = new Set(
    steps.flatMap(({ key, page }) => (key === "operation.page.remove" ? [page] : [])),
  );
  const page = pages.find((one) => !removed.has(one));
  if (page === undefined) return {};
  const section = steps.find((step) => step.page === page && step.section)?.section;
  return { page, ...(section && { section }) };
}

function Steps({ sitting, ...props }: TimelineEntryProps & { sitting: Sitting }): ReactNode {
  const t = useTranslate("versions");
  const { site, part, chosen, isCompared, linkedPages } = props;
  const names = { pages: part.pages, linkedPages, place: useTranslate("screens") };
  return (
    <ol className="version-steps">
      {sitting.steps.map((step) => (
        <li key={step.revision}>
          <Link
            to={versionsPath(site, { revision: step.revision, isCompared })}
            aria-current={step.revision === chosen ? "step" : undefined}
          >
            <span className="num tertiary-text">{hourWords(step.time)}</span>
            <span className="version-step-what">{placedStepWords(t, step, names)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Tags({
  entry,
  isNow,
  isTakenDown,
}: Pick<TimelineEntryProps, "entry" | "isNow" | "isTakenDown">): ReactNode {
  const t = useTranslate("versions");
  return (
    <>
      {isNow && <span className="tag">{t("now")}</span>}
      {entry.kind === "release" && entry.isLive && <LiveTag isTakenDown={isTakenDown} />}
      {entry.kind === "release" && !entry.isLive && (
        <span className="tag">
          <CloudUpload aria-hidden="true" />
          {t(entry.isOff ? "takenDown" : "released")}
        </span>
      )}
    </>
  );
}

/** A sitting or a release; of the sitting that is looked at, its steps, of which one is the point then. */
export const TimelineEntry = memo(function TimelineEntry(props: TimelineEntryProps): ReactNode {
  const { client, site, entry, part, name, chosen, isCompared, linkedPages } = props;
  const t = useTranslate("versions");
  const place = useTranslate("screens");
  const isSitting = entry.kind === "sitting";
  const people = isSitting
    ? peopleWords(t, entry.authors, part.people)
    : authorWords(t, entry, part.people);
  const what = isSitting
    ? sittingWords(t, entry, { pages: part.pages, linkedPages, place })
    : saidOf(
        t("release", { number: entry.number }),
        entry.note || t("pages", { count: entry.pageCount }),
      );
  const isUnfolded = isSitting && chosen !== null && entry.steps.length > 1;
  return (
    <li>
      <Link
        className="version-entry"
        to={versionsPath(site, {
          revision: entry.revision,
          release: isSitting ? undefined : entry.number,
          isCompared,
        })}
        data-unfolded={isUnfolded || undefined}
        aria-current={chosen === null || isUnfolded ? undefined : "true"}
      >
        <PointThumbnail
          client={client}
          revision={entry.revision}
          {...(isSitting && pictured(entry))}
        />
        <span className="version-about">
          <span className="row">
            <time className="strong num" dateTime={entry.time}>
              {hourWords(entry.time)}
            </time>
            <Tags {...props} />
          </span>
          <span className="version-what">{what}</span>
          <span className="size-12 tertiary-text version-people">
            {people}
            {name !== undefined && (
              <span className="version-name">
                <Bookmark className="size-14" aria-hidden="true" />
                {name}
              </span>
            )}
          </span>
        </span>
      </Link>
      {isUnfolded && <Steps {...props} sitting={entry} />}
    </li>
  );
});
