import {
  CalendarClock,
  CalendarX,
  CloudUpload,
  Download,
  EyeOff,
  Lock,
  LockOpen,
  ShieldAlert,
  ShieldCheck,
} from "lucide-react";
import { memo } from "react";
import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import type { History } from "#/api/history.ts";
import type { TimelineEvent } from "#/api/timeline-events.ts";
import { useTranslate } from "../../words/i18n.ts";
import { hourWords, listedMomentWords } from "../../words/moment-words.ts";
import { authorWords, eventWords } from "./event-words.ts";

const icons: Readonly<Record<TimelineEvent["what"], LucideIcon>> = {
  unpublished: EyeOff,
  published: CloudUpload,
  "plan.added": CalendarClock,
  "plan.cancelled": CalendarX,
  "plan.failed": CalendarX,
  "password.set": Lock,
  "password.changed": Lock,
  "password.removed": LockOpen,
  "linkPassword.set": Lock,
  "linkPassword.changed": Lock,
  "linkPassword.removed": LockOpen,
  "operator.takenDown": ShieldAlert,
  "operator.lifted": ShieldCheck,
  "release.madeLive": CloudUpload,
  exported: Download,
};

interface EventEntryProps {
  readonly event: TimelineEvent;
  readonly part: Pick<History, "pages" | "people">;
}

/** Something that was done to what visitors see: told, and nothing to look at, as the document stayed what it was. */
export const EventEntry = memo(function EventEntry({ event, part }: EventEntryProps): ReactNode {
  const t = useTranslate("versions");
  const Icon = icons[event.what];
  const { author, isPlanned = event.what === "plan.failed" } = event;
  return (
    <li className="version-event" data-what={event.what}>
      <Icon aria-hidden="true" />
      <span className="version-about">
        <time className="strong num" dateTime={event.time}>
          {hourWords(event.time)}
        </time>
        <span className="version-event-what">
          {eventWords(t, event, {
            pages: part.pages,
            timeWords: listedMomentWords,
          })}
        </span>
        <span className="size-12 tertiary-text">
          {authorWords(t, { author, isPlanned }, part.people)}
        </span>
      </span>
    </li>
  );
});
