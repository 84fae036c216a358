import { wholeSite } from "#/api/page-locks.ts";
import type { NewPlan, Plans } from "#/api/schedule.ts";
import { instantOf } from "#/lib/zoned-time.ts";
import { currentLanguage } from "../../../../words/i18n.ts";
import type { Translate } from "../../../../words/i18n.ts";
import { regional } from "../../../../words/regional.ts";

/** The zone of this browser. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function timeIn(instant: number, timeZone: string, dateStyle: "full" | "medium"): string {
  const style = { dateStyle, timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat(regional(currentLanguage()), style).format(instant);
}

/** When something happens, in its zone and, where that is another time, for whoever reads it. */
export function instantWords(t: Translate<"settings">, instant: number, timeZone: string): string {
  if (Number.isNaN(instant)) return "";
  const zone = timeZone.replaceAll("_", " ");
  const there = t("schedule.at", { time: timeIn(instant, timeZone, "full"), zone });
  const [here, same] = [ownZone(), timeZone].map((one) => timeIn(instant, one, "medium"));
  return here === same ? there : `${there} ${t("schedule.forYou", { time: here ?? "" })}`;
}

type Planned = Pick<NewPlan, "subject" | "action" | "time" | "timeZone">;

/** Whether visitors don't see a page by the time that it is to be shown: it is off, or will be. */
function isHiddenBy({ subject, time, timeZone }: Planned, { off, plans }: Plans): boolean {
  if (off.includes(subject)) return true;
  const until = time === "" ? Infinity : instantOf(time, timeZone);
  return plans.some(
    (one) =>
      one.subject === subject &&
      one.action === "unpublish" &&
      one.failure === null &&
      Date.parse(one.at) < until,
  );
}

/** What a plan that is being made would do. */
export function effectWords(t: Translate<"settings">, plan: Planned, plans: Plans): string {
  const { subject, action } = plan;
  if (action === "unpublish")
    return t(`schedule.${subject === wholeSite ? "site" : "page"}Effects.unpublish`);
  if (subject === wholeSite)
    return t(`schedule.siteEffects.${plans.sendsMail ? "publish" : "publishWithoutMail"}`);
  return t(`schedule.pageEffects.${isHiddenBy(plan, plans) ? "publishHidden" : "publish"}`);
}
