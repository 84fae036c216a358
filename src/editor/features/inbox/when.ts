function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}

/** A time as a list shows it: the hour of today, "Yesterday", or the day. */
export function shortTime(iso: string, language: string, now: Date): string {
  const time = new Date(iso);
  if (isSameDay(time, now)) {
    return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(time);
  }
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (isSameDay(time, yesterday)) {
    const word = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-1, "day");
    return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  }
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", ...year }).format(
    time,
  );
}

/** A time in full. */
export function fullTime(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(
    new Date(iso),
  );
}
