const written = /^(\d{1,2})(?:[:.,hч-]?(\d{2}))?(am|pm)?$/;

/**
 * A time of day as people type it, as HH:MM: "18:30", "18.30", "1830", "6:30 pm", "9". "" for nothing, undefined for what
 * is no time.
 */
export function readTime(typed: string): string | undefined {
  const plain = typed.toLowerCase().replaceAll(/\s/gu, "");
  if (plain === "") return "";
  const [, hours = "", minutes = "00", half] =
    written.exec(plain.replace(/([ap])\.?m\.?$/, "$1m")) ?? [];
  if (hours === "" || Number(minutes) > 59) return undefined;
  if (half === undefined)
    return clock(hours === "24" && minutes === "00" ? 0 : Number(hours), minutes);
  const hour = Number(hours);
  if (hour < 1 || hour > 12) return undefined;
  return clock((hour % 12) + (half === "pm" ? 12 : 0), minutes);
}

function clock(hour: number, minutes: string): string | undefined {
  return hour > 23 ? undefined : `${String(hour).padStart(2, "0")}:${minutes}`;
}
