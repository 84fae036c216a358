import { currentLanguage } from "../../../../words/i18n.ts";
import type { Translate } from "../../../../words/i18n.ts";

/** The zone of this browser. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function timeIn(instant: number, timeZone: string, dateStyle: "full" | "medium"): string {
  const style = { dateStyle, timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat(currentLanguage(), style).format(instant);
}

/** When something happens, in its zone and, where that is another time, for whoever reads it. */
export function instantWords(t: Translate<"settings">, instant: number, timeZone: string): string {
  if (Number.isNaN(instant)) return "";
  const zone = timeZone.replaceAll("_", " ");
  const there = t("schedule.at", { time: timeIn(instant, timeZone, "full"), zone });
  const [here, same] = [ownZone(), timeZone].map((one) => timeIn(instant, one, "medium"));
  return here === same ? there : `${there} ${t("schedule.forYou", { time: here ?? "" })}`;
}
