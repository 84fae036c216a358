import { useState } from "react";
import type { ReactNode } from "react";
import { ListChecks } from "lucide-react";
import type { JobState, JobsQuery, ListedJob } from "#/api/operator-jobs.ts";
import { Button } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { Listed } from "../listed.tsx";
import { OperatorHead } from "../operator-head.tsx";
import { OperatorTable } from "../operator-table.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { type JobDeed, useJobDeeds } from "../use-job-deeds.ts";
import { usePages } from "../use-pages.ts";
import { jobsEn } from "../words/jobs.en.data.ts";
import { regional } from "../../../words/regional.ts";

const states = ["all", "failed", "running", "retrying", "waiting"] as const;

const tags: Readonly<Record<JobState, string>> = {
  failed: "tag error",
  running: "tag accent",
  retrying: "tag warn",
  waiting: "tag",
};

/** `/operator/jobs`: work in the background, what was given up first. */
export function JobsScreen(props: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const [state, setState] = useState<JobsQuery["state"]>("all");
  const list = usePages<ListedJob>(props.call, "operator/jobs", { state });
  const begin = useJobDeeds(props);
  return (
    <>
      <OperatorHead title={t("jobs.title")} about={t("jobs.about")} />
      <div className="operator-tools">
        <Segmented
          className="sideways"
          label={t("jobs.state")}
          value={state}
          choices={states.map((value) => ({ value, label: t(`jobs.states.${value}`) }))}
          onChoose={setState}
        />
      </div>
      <Listed Icon={ListChecks} list={list} empty={t("jobs.none")}>
        {(rows) => (
          <OperatorTable
            headings={[
              { words: t("jobs.job") },
              { words: t("jobs.state") },
              { words: t("jobs.next") },
            ]}
            hasActions
          >
            {rows.map((job) => (
              <JobRow key={job.id} job={job} onDo={(deed) => begin(deed, job.id)} />
            ))}
          </OperatorTable>
        )}
      </Listed>
    </>
  );
}

/** Work of a newer program has no name here. */
function isKnownKind(kind: string): kind is keyof typeof jobsEn.kinds {
  return Object.hasOwn(jobsEn.kinds, kind);
}

function JobRow({
  job: { kind, state, attempts, error, runAt },
  onDo,
}: {
  readonly job: ListedJob;
  readonly onDo: (deed: JobDeed) => void;
}): ReactNode {
  const t = useTranslate("operators");
  const name = isKnownKind(kind) ? t(`jobs.kinds.${kind}`) : kind;
  const date = new Intl.DateTimeFormat(regional(useLanguage()), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <tr>
      <th scope="row">
        {name}
        {name !== kind && <code className="hint">{kind}</code>}
        {error !== null && <span className="hint">{error}</span>}
      </th>
      <td data-label={t("jobs.state")}>
        <span className={tags[state]}>{t(`jobs.tags.${state}`)}</span>
        {attempts > 0 && <span className="hint"> {t("jobs.attempts", { count: attempts })}</span>}
      </td>
      <td data-label={t("jobs.next")}>
        {state === "failed" || state === "running" ? "–" : date.format(new Date(runAt))}
      </td>
      <td className="operator-row-deeds">
        {(state === "failed" || state === "retrying") && (
          <Button
            size="sm"
            aria-label={t("jobs.retryOf", { kind: name })}
            onClick={() => onDo("retry")}
          >
            {t(state === "failed" ? "jobs.retry" : "jobs.runNow")}
          </Button>
        )}
        {state === "failed" && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t("jobs.discardOf", { kind: name })}
            onClick={() => onDo("discard")}
          >
            {t("jobs.discard")}
          </Button>
        )}
      </td>
    </tr>
  );
}
