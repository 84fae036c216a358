/** A moment of a place: its date as YYYY-MM-DD and the minutes since its midnight. */
export interface LocalMoment {
  readonly date: string;
  readonly minutes: number;
}

/** The moment that a time zone has at an instant; of the machine where the zone is "". */
export function localMoment(instant: number, timeZone: string): LocalMoment {
  const parts = new Intl.DateTimeFormat("en-CA", {
    ...(timeZone && { timeZone }),
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? "";
  return {
    date: `${read("year")}-${read("month")}-${read("day")}`,
    minutes: Number(read("hour")) * 60 + Number(read("minute")),
  };
}
