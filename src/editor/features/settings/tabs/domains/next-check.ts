const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** When a domain is looked at next, e.g. "in 4 minutes"; undefined where that isn't known or is now. */
export function nextCheck(
  time: string | null,
  language: string,
  now = Date.now(),
): string | undefined {
  if (time === null) return undefined;
  const left = Date.parse(time) - now;
  if (left <= 0) return undefined;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  return left < hourMs
    ? format.format(Math.ceil(left / minuteMs), "minute")
    : format.format(Math.round(left / hourMs), "hour");
}
