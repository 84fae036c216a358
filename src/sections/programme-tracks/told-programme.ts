import type { FieldsOf } from "#/fields/field-spec.ts";
import { lastCalendarDay } from "#/lib/calendar-day.ts";
import { minutesBetween, minutesOf, timeOf } from "#/fields/times/minutes.ts";
import type { TimesValue } from "#/fields/times/spec.ts";
import type { Environment, ReadText, SectionAbout, ToldHappening } from "../kit/index.ts";
import { leadsElsewhere } from "../kit/leads-elsewhere.ts";
import type { programmeTracksFields } from "./fields.ts";
import { dayBegins } from "./plan.ts";

type Fields = FieldsOf<typeof programmeTracksFields>;

const minutesOfDay = 1440;

/** A time of so many minutes since midnight of a day, which may be one of the next day: local, ISO 8601. */
function isoAfter(date: string, minutes: number): string {
  const days = Math.floor(minutes / minutesOfDay);
  const day = new Date(Date.parse(date) + days * minutesOfDay * 60_000);
  return `${day.toISOString().slice(0, 10)}T${timeOf(minutes % minutesOfDay)}`;
}

/** When a session of a day begins and ends: what begins before five in the morning belongs to the evening before. */
function spanOf(date: string, { from, to }: TimesValue): { start: string; end: string } {
  const of = minutesOf(from);
  const begins = of < dayBegins ? of + minutesOfDay : of;
  const end = to === "" ? "" : isoAfter(date, begins + minutesBetween(from, to));
  return { start: isoAfter(date, begins), end };
}

/** The programme as one event with its sessions in time order, of the days that have a date and one after it; the site gives it its name. Nothing where it is whole on another page. */
export function toldProgramme(
  { days, rooms, isPart, moreLink }: Fields,
  read: ReadText,
  where: Pick<Environment, "page" | "resolve">,
): SectionAbout {
  if (isPart && leadsElsewhere(moreLink, where)) return {};
  const roomNames = new Map(rooms.map(({ id, name }) => [id, read(name)]));
  const sessions = days.flatMap(({ on, sessions: own }): ToldHappening[] =>
    own.flatMap(({ title, who, times, room }) =>
      on && on.date < lastCalendarDay && times.from !== ""
        ? [
            {
              name: read(title),
              description: read(who),
              place: roomNames.get(room ?? "") ?? "",
              ...spanOf(on.date, times),
            },
          ]
        : [],
    ),
  );
  const within = sessions.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const [first] = within;
  if (!first) return {};
  const ends = within.map(({ start, end }) => end || start).toSorted();
  return {
    happenings: [
      { name: "", description: "", place: "", start: first.start, end: ends.at(-1) ?? "", within },
    ],
  };
}
