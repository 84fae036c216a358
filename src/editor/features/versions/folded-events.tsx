import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { History, HistoryEntry } from "#/api/history.ts";
import type { TimelineEvent } from "#/api/timeline-events.ts";
import { useTranslate } from "../../words/i18n.ts";
import { EventEntry } from "./event-entry.tsx";

/** Releases that were made live again, one after the other. */
interface Switches {
  readonly kind: "switches";
  readonly latest: TimelineEvent;
  readonly others: readonly TimelineEvent[];
}

function isSwitch(entry: HistoryEntry): entry is TimelineEvent {
  return entry.kind === "event" && entry.what === "release.madeLive";
}

/** Entries of a day; those that only show another release, in a row, are together. */
export function foldedEvents(
  entries: readonly HistoryEntry[],
): readonly (HistoryEntry | Switches)[] {
  const folded: (HistoryEntry | Switches)[] = [];
  for (const entry of entries) {
    const last = folded.at(-1);
    if (!isSwitch(entry) || !last) folded.push(entry);
    else if (last.kind === "switches")
      folded[folded.length - 1] = { ...last, others: [...last.others, entry] };
    else if (isSwitch(last))
      folded[folded.length - 1] = { kind: "switches", latest: last, others: [entry] };
    else folded.push(entry);
  }
  return folded;
}

interface FoldedEventsProps {
  readonly events: Switches;
  readonly part: Pick<History, "pages" | "people">;
}

/** Several of one kind in a row: the latest, and the others where they are asked for. */
export function FoldedEvents({ events, part }: FoldedEventsProps): ReactNode {
  const t = useTranslate("versions");
  const [isOpen, setOpen] = useState(false);
  const { latest, others } = events;
  return (
    <>
      <EventEntry event={latest} part={part} />
      {isOpen ? (
        others.map((event) => <EventEntry key={event.id} event={event} part={part} />)
      ) : (
        <li>
          <button
            type="button"
            className="menu-item version-others"
            aria-expanded={false}
            onClick={() => setOpen(true)}
          >
            <ChevronDown className="size-14" aria-hidden="true" />
            {t("switches", { count: others.length })}
          </button>
        </li>
      )}
    </>
  );
}
