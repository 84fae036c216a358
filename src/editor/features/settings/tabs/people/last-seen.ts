const minuteMs = 60_000;
/** An open editor says so once a minute. */
const nowMs = 2 * minuteMs;

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", minuteMs],
] as const;

/** How long ago somebody was there, e.g. "12 minutes ago"; a dash for never, undefined for now. */
export function lastSeen(
  time: string | null,
  language: string,
  now = Date.now(),
): string | undefined {
  if (time === null) return "–";
  const past = now - Date.parse(time);
  if (past < nowMs) return undefined;
  const [unit, size] = units.find(([, one]) => past >= one) ?? units[2];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return format.format(-Math.floor(past / size), unit);
}
