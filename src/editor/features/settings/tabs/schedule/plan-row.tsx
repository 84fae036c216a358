import { CalendarClock, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { wholeSite } from "#/api/page-locks.ts";
import type { Plan } from "#/api/schedule.ts";
import { usePageIndex } from "../../../../session/hooks.ts";
import { Button } from "../../../../ui/button.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { saidOf } from "../../../../words/said-of.ts";
import { instantWords } from "./plan-words.ts";

interface PlanRowProps {
  readonly plan: Plan;
  readonly onCancel: () => void;
}

/** What is planned, or why it wasn't done. */
export function PlanRow({ plan, onCancel }: PlanRowProps): ReactNode {
  const { subject, action, at, timeZone, author, failure } = plan;
  const t = useTranslate("settings");
  const { entries } = usePageIndex();
  const name =
    subject === wholeSite
      ? t("schedule.site")
      : (entries.find(({ id }) => id === subject)?.name ?? t("schedule.gone"));
  const title = saidOf(name, t(`schedule.actions.${action}`));
  const Icon = failure ? TriangleAlert : CalendarClock;
  const label = t(failure ? "schedule.dismiss" : "schedule.cancel");
  return (
    <li className="schedule-row">
      <Icon aria-hidden="true" />
      <span className="grow">
        <span className="strong">{title}</span>
        <span className="size-12 secondary-text">
          {instantWords(t, Date.parse(at), timeZone)} · {author}
        </span>
        {failure && (
          <span className="size-12 schedule-failure">{t(`schedule.failures.${failure}`)}</span>
        )}
      </span>
      <Button size="sm" aria-label={`${label}: ${title}`} onClick={onCancel}>
        {label}
      </Button>
    </li>
  );
}
