import * as z from "zod/mini";
import { weekdayAhead, weekdays } from "#/lib/weekday-ahead.ts";
import { isPlainObject, MigrationError } from "../migrations/migration.ts";
import type { PlainObject } from "../migrations/migration.ts";

/**
 * A date that is counted from the day of the import: the first such weekday at least so many weeks ahead. Weeks below
 * zero lead into the past, e.g. to when an article was published.
 */
const relativeDateSchema = z.strictObject({
  weekday: z.enum(weekdays),
  weeksAhead: z.int().check(z.gte(-520), z.lte(520)),
  /** So many days before it, e.g. the deadline of replies. */
  daysBefore: z.optional(z.int().check(z.gte(0), z.lte(366))),
});

/** The dates that a project declares, by the name that events and fields use: `"start": "{open-day}T11:00"`. */
const relativeDatesSchema = z.record(
  z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
  relativeDateSchema,
);

const times = ["start", "end", "deadline"];

/** What the dates of a project are by name. */
type Dates = ReadonlyMap<string, string>;

/** A text that begins with a date's name in braces, with the date in its place; undefined for any other value. */
function resolved(value: unknown, dates: Dates): string | undefined {
  const [, date, time] = (typeof value === "string" && /^\{([^}]*)\}(.*)$/.exec(value)) || [];
  if (date === undefined) return undefined;
  const found = dates.get(date);
  if (found === undefined)
    throw new MigrationError(["dates"], `the date "${date.slice(0, 40)}" isn't declared`);
  return `${found}${time}`;
}

function resolvedEvent(event: unknown, dates: Dates): unknown {
  if (!isPlainObject(event)) return event;
  const found = times.flatMap((name) => {
    const time = resolved(event[name], dates);
    return time === undefined ? [] : [[name, time]];
  });
  return { ...event, ...Object.fromEntries(found) };
}

/** A part of the document with the dates of its fields (`{ "date": "{fair}" }`), wherever in it they are. */
function resolvedFields(value: unknown, dates: Dates): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => resolvedFields(one, dates));
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    (name === "date" ? resolved(one, dates) : undefined) ?? resolvedFields(one, dates),
  ]);
  return Object.fromEntries(entries);
}

/** The site's own record: its events, and the sections that stand on several pages. */
function resolvedSite(site: PlainObject, dates: Dates): PlainObject {
  const { events, linked } = site;
  return {
    ...site,
    ...(Array.isArray(events) && {
      events: events.map((event: unknown) => resolvedEvent(event, dates)),
    }),
    ...(linked !== undefined && { linked: resolvedFields(linked, dates) }),
  };
}

/** A project's document with the dates that it declares put into its events and sections. @throws MigrationError */
export function withResolvedDates(
  document: PlainObject,
  declared: unknown,
  now: Date,
): PlainObject {
  if (declared === undefined) return document;
  const parsed = relativeDatesSchema.safeParse(declared);
  if (!parsed.success)
    throw new MigrationError(
      ["dates", ...(parsed.error.issues[0]?.path ?? []).map(String)],
      parsed.error.issues[0]?.message ?? "these aren’t dates",
    );
  const { site, pages } = document;
  const dates = new Map(
    Object.entries(parsed.data).map(([name, { weekday, weeksAhead, daysBefore }]) => [
      name,
      weekdayAhead(weekday, weeksAhead, now.getTime(), daysBefore),
    ]),
  );
  const withPages =
    pages === undefined ? document : { ...document, pages: resolvedFields(pages, dates) };
  return isPlainObject(site) ? { ...withPages, site: resolvedSite(site, dates) } : withPages;
}
