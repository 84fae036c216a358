import type { ReactNode } from "react";
import type { Plans } from "#/api/schedule.ts";
import { TakedownNote } from "../../../../session/takedown-note.tsx";
import { keepRows } from "../../../../ui/keep-rows.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { Loaded } from "../../form/loaded.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { NewPlanForm } from "./new-plan-form.tsx";
import { PlanRow } from "./plan-row.tsx";
import { useSchedule } from "./use-schedule.ts";
import type { Schedule } from "./use-schedule.ts";
import { SeenNow } from "./seen-now.tsx";
import "./schedule.css";

/** When visitors see the site and its pages. */
export function ScheduleTab(): ReactNode {
  const t = useTranslate("settings");
  const schedule = useSchedule();
  return (
    <TabLayout title={t("schedule.title")} hint={t("schedule.about")}>
      {schedule.takedown !== undefined && (
        <TakedownNote takedown={schedule.takedown} isPublishing />
      )}
      <Loaded of={schedule.plans}>
        {(plans) => (
          <>
            <SeenNow plans={plans} schedule={schedule} />
            <NewPlanForm plans={plans} schedule={schedule} />
            <Planned plans={plans} schedule={schedule} />
          </>
        )}
      </Loaded>
    </TabLayout>
  );
}

function Planned({ plans: { plans }, schedule }: { plans: Plans; schedule: Schedule }): ReactNode {
  const t = useTranslate("settings");
  return (
    <Part title={t("schedule.planned")}>
      {plans.length === 0 ? (
        <p className="secondary-text">{t("schedule.nothing")}</p>
      ) : (
        <ul ref={keepRows} className="settings-rows">
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} onCancel={() => schedule.cancel.mutate(plan)} />
          ))}
        </ul>
      )}
    </Part>
  );
}
