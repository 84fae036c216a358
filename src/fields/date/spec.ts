import type { OwnWords, SpecOf } from "../field-spec.ts";

/** A day of the calendar with a time of day, as it is stored: local to whatever it is about. */
export interface DateValue {
  /** ISO 8601, e.g. "2026-09-12". */
  readonly date: string;
  /** When it begins, e.g. "19:30". */
  readonly time?: string | undefined;
  /** When it ends; an earlier time than it begins at is one of the next day. */
  readonly until?: string | undefined;
  /** The time zone of its times, where it has one of its own. */
  readonly zone?: string | undefined;
}

export interface DateField extends SpecOf<"date", DateValue | null> {
  /**
   * What a new one is, counted from the day that it is made: "saturday+3T12:00/16:00" is the first Saturday in at least
   * three weeks, from noon to four; "sunday-2" is a past one. "" is none.
   */
  readonly initial: string;
  /** Whether it may have a time of day. */
  readonly hasTime: boolean;
  /** Whether its time is an instant, in a time zone that the owner chooses, rather than local to what it is about. */
  readonly hasZone: boolean;
}

interface DateOptions {
  readonly initial?: string;
  readonly hasTime?: boolean;
  readonly hasZone?: boolean;
  readonly label?: OwnWords;
}

/** A date, or none. It is shown as the page's language writes it. */
export function date(options: DateOptions = {}): DateField {
  const { initial = "", hasZone = false, label = { en: "Date", ru: "Дата" } } = options;
  const { hasTime = hasZone } = options;
  return { kind: "date", edited: "popover", label, initial, hasTime, hasZone };
}
