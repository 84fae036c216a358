import * as z from "zod/mini";
import { isPlainObject, MigrationError } from "../migrations/migration.ts";
import type { PlainObject } from "../migrations/migration.ts";

const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
const day = 86_400_000;

/** A date that is counted from the day of the import: the first such weekday at least so many weeks ahead. */
const relativeDateSchema = z.strictObject({
  weekday: z.enum(weekdays),
  weeksAhead: z.int().check(z.gte(0), z.lte(520)),
  /** So many days before it, e.g. the deadline of replies. */
  daysBefore: z.optional(z.int().check(z.gte(0), z.lte(366))),
});
type RelativeDate = z.infer<typeof relativeDateSchema>;

/** The dates that a project declares, by the name that events use: `"start": "{open-day}T11:00"`. */
const relativeDatesSchema = z.record(
  z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
  relativeDateSchema,
);

const times = ["start", "end", "deadline"];

function dateFrom({ weekday, weeksAhead, daysBefore = 0 }: RelativeDate, now: Date): string {
  const soonest = now.getTime() + weeksAhead * 7 * day;
  const wait = (weekdays.indexOf(weekday) - new Date(soonest).getUTCDay() + 7) % 7;
  return new Date(soonest + (wait - daysBefore) * day).toISOString().slice(0, 10);
}

function resolvedEvent(event: unknown, dates: ReadonlyMap<string, string>): unknown {
  if (!isPlainObject(event)) return event;
  const resolved = times.flatMap((name) => {
    const value = event[name];
    const [, date, time] = (typeof value === "string" && /^\{([^}]*)\}(.*)$/.exec(value)) || [];
    if (date === undefined) return [];
    const found = dates.get(date);
    if (found === undefined)
      throw new MigrationError(["dates"], `the date "${date.slice(0, 40)}" isn't declared`);
    return [[name, `${found}${time}`]];
  });
  return { ...event, ...Object.fromEntries(resolved) };
}

/** A project's document with the dates that it declares put into its events. @throws MigrationError */
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
  const { site } = document;
  if (!isPlainObject(site) || !Array.isArray(site.events)) return document;
  const dates = new Map(
    Object.entries(parsed.data).map(([name, date]) => [name, dateFrom(date, now)]),
  );
  const events = site.events.map((event: unknown) => resolvedEvent(event, dates));
  return { ...document, site: { ...site, events } };
}
