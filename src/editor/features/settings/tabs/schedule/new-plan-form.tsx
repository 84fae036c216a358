import { useId, useState } from "react";
import type { ReactNode } from "react";
import { wholeSite } from "#/api/page-locks.ts";
import { mostPlans } from "#/api/schedule.ts";
import type { NewPlan, Plans } from "#/api/schedule.ts";
import { instantOf } from "#/lib/zoned-time.ts";
import { usePageIndex } from "../../../../session/hooks.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Select } from "../../../../ui/select.tsx";
import { errorWords } from "../../../../words/error-words.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { Part } from "../../form/part.tsx";
import { isTimeRefused, planTimeProblem } from "./plan-time.ts";
import type { PlanTimeProblem } from "./plan-time.ts";
import { effectWords, instantWords, ownZone } from "./plan-words.ts";
import { ErrorsNow } from "./errors-now.tsx";
import type { Schedule } from "./use-schedule.ts";

interface NewPlanFormProps {
  readonly plans: Plans;
  readonly schedule: Schedule;
}

const actions = ["publish", "unpublish"] as const;

/** The zones that the browser knows; UTC is not among them everywhere. */
function timeZones(zone: string): (readonly [string, string])[] {
  const all = new Set([zone, "UTC", ...Intl.supportedValuesOf("timeZone")]);
  return [...all].toSorted().map((one) => [one, one.replaceAll("_", " ")] as const);
}

interface WhenFieldsProps {
  readonly plan: NewPlan;
  /** Why it couldn't be sent with this time. */
  readonly problem: PlanTimeProblem | undefined;
  readonly onChange: (change: Partial<NewPlan>) => void;
}

/** A local time, and the zone that it is read in. */
function WhenFields({
  plan: { time, timeZone },
  problem,
  onChange: set,
}: WhenFieldsProps): ReactNode {
  const t = useTranslate("settings");
  const id = useId();
  return (
    <>
      <Field
        type="datetime-local"
        label={t("schedule.time")}
        value={time}
        error={problem && t(`schedule.timeProblems.${problem}`)}
        onChange={({ target }) => set({ time: target.value.slice(0, 16) })}
      />
      <div className="field">
        <label className="label" htmlFor={id}>
          {t("schedule.timeZone")}
        </label>
        <Select
          id={id}
          value={timeZone}
          options={timeZones(timeZone)}
          onChange={(value) => set({ timeZone: value })}
        />
      </div>
    </>
  );
}

/** What is planned: of the site or a page, and what happens to it. */
function WhatFields({ plan, onChange }: Pick<WhenFieldsProps, "plan" | "onChange">): ReactNode {
  const t = useTranslate("settings");
  const { entries } = usePageIndex();
  const ids = { subject: useId(), action: useId() };
  const subjects = [
    [wholeSite, t("schedule.site")] as const,
    // a draft isn't published by showing it
    ...entries
      .filter(({ isDraft }) => plan.action === "unpublish" || !isDraft)
      .map((entry) => [entry.id, entry.name] as const),
  ];
  return (
    <>
      <div className="field">
        <label className="label" htmlFor={ids.subject}>
          {t("schedule.subject")}
        </label>
        <Select
          id={ids.subject}
          value={plan.subject}
          options={subjects}
          onChange={(subject) => onChange({ subject })}
        />
      </div>
      <div className="field">
        <label className="label" htmlFor={ids.action}>
          {t("schedule.action")}
        </label>
        <Select
          id={ids.action}
          value={plan.action}
          options={actions.map((one) => [one, t(`schedule.actions.${one}`)] as const)}
          onChange={(action) => {
            const isDraft = entries.some((entry) => entry.id === plan.subject && entry.isDraft);
            onChange({ action, ...(isDraft && { subject: wholeSite }) });
          }}
        />
      </div>
    </>
  );
}

/** Plans to publish or unpublish the site or a page at a time of a time zone, and says when that is. */
export function NewPlanForm({ plans, schedule: { add } }: NewPlanFormProps): ReactNode {
  const t = useTranslate("settings");
  const say = useTranslate("screens");
  const [plan, setPlan] = useState<NewPlan>({
    subject: wholeSite,
    action: "publish",
    time: "",
    timeZone: plans.timeZone ?? ownZone(),
  });
  const [problem, setProblem] = useState<PlanTimeProblem>();
  const { subject, action, time, timeZone } = plan;
  const set = (change: Partial<NewPlan>): void => {
    setPlan({ ...plan, ...change });
    if (change.time !== undefined || change.timeZone !== undefined) setProblem(undefined);
  };
  const send = (): void => {
    const found = planTimeProblem(plan, Date.now());
    setProblem(found);
    if (found || add.isPending) return;
    add.mutate(plan, {
      onSuccess: () => set({ time: "" }),
      // it has passed on the way, or this device's clock is behind
      onError: (error) => isTimeRefused(error) && setProblem("past"),
    });
  };
  return (
    <Part title={t("schedule.new")}>
      <form
        className="schedule-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <WhatFields plan={plan} onChange={set} />
        <WhenFields plan={plan} problem={problem} onChange={set} />
        <div className="schedule-effect">
          {time !== "" && <p>{instantWords(t, instantOf(time, timeZone), timeZone)}</p>}
          <p className="secondary-text">{effectWords(t, plan, plans)}</p>
          {subject === wholeSite && action === "publish" && time !== "" && <ErrorsNow />}
        </div>
        {add.isError && !isTimeRefused(add.error) && (
          <p className="note error schedule-effect" role="alert">
            {plans.plans.length >= mostPlans
              ? t("schedule.full", { count: mostPlans })
              : errorWords(say, add.error)}
          </p>
        )}
        <Button type="submit" variant="primary" isBusy={add.isPending}>
          {t("schedule.add")}
        </Button>
      </form>
    </Part>
  );
}
