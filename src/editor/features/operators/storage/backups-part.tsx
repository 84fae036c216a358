import type { ReactNode } from "react";
import type { BackupRun, StorageReport } from "#/api/operator-storage.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { shownBytes } from "../../../words/shown-bytes.ts";
import { regional } from "../../../words/regional.ts";
import { Facts } from "../facts.tsx";
import { OperatorTable } from "../operator-table.tsx";

type Backups = StorageReport["backups"];

function useMoment(): (iso: string) => string {
  const date = new Intl.DateTimeFormat(regional(useLanguage()), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (iso) => date.format(new Date(iso));
}

/** When backups were made and will be, where they are, and what became of the last ones. */
export function BackupsPart({ backups }: { backups: Backups }): ReactNode {
  const t = useTranslate("operators");
  const moment = useMoment();
  const language = useLanguage();
  const { schedule, there, runs, isRunning, isDue, nextAt } = backups;
  const last = there?.[0]?.madeAt;
  const planned = nextAt === null ? "–" : moment(nextAt);
  const whenNext = isRunning ? t("storage.running") : isDue ? t("storage.soon") : planned;
  return (
    <section aria-label={t("storage.backups")} className="operator-part">
      <h2 className="section-title">{t("storage.backups")}</h2>
      {schedule === null && <p className="note warn">{t("storage.off")}</p>}
      {schedule && (
        <>
          <p className="secondary-text">
            {t("storage.schedule", {
              place: schedule.place,
              hours: schedule.everyHours.toLocaleString(language),
              kept: schedule.kept.toLocaleString(language),
            })}
          </p>
          <Facts
            facts={[
              [t("storage.last"), last === undefined ? t("storage.never") : moment(last), ""],
              [t("storage.next"), whenNext, ""],
            ]}
          />
        </>
      )}
      {schedule && there === null && <p className="note error">{t("storage.unreachable")}</p>}
      {there && there.length > 0 && <There backups={there} />}
      {(schedule || runs.length > 0) && <Results runs={runs} />}
    </section>
  );
}

function There({ backups }: { backups: NonNullable<Backups["there"]> }): ReactNode {
  const t = useTranslate("operators");
  const moment = useMoment();
  const language = useLanguage();
  return (
    <>
      <OperatorTable
        headings={[
          { words: t("storage.backup") },
          { words: t("storage.made") },
          { words: t("storage.archive"), isNumber: true },
        ]}
      >
        {backups.map(({ name, madeAt, bytes }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label={t("storage.made")}>{moment(madeAt)}</td>
            <td data-label={t("storage.archive")} className="number">
              {bytes === null ? "–" : shownBytes(language, bytes)}
            </td>
          </tr>
        ))}
      </OperatorTable>
      <p className="hint">{t("storage.archiveHint")}</p>
    </>
  );
}

const tags = { made: "tag ok", failed: "tag error", warned: "tag warn" } as const;

function Results({ runs }: { runs: readonly BackupRun[] }): ReactNode {
  const t = useTranslate("operators");
  return (
    <>
      <h3 className="strong">{t("storage.results")}</h3>
      {runs.length === 0 && <p className="secondary-text">{t("storage.noResults")}</p>}
      {runs.length > 0 && (
        <ul className="operator-rows">
          {runs.map((run) => (
            <Result key={run.endedAt} run={run} />
          ))}
        </ul>
      )}
    </>
  );
}

function Result({ run }: { run: BackupRun }): ReactNode {
  const t = useTranslate("operators");
  const moment = useMoment();
  const language = useLanguage();
  const { state, reason, damaged, warning, endedAt } = run;
  const shown = state === "made" && (damaged > 0 || warning !== null) ? "warned" : state;
  return (
    <li className="operator-mail">
      <span className={tags[shown]}>{t(`storage.states.${shown}`)}</span>
      <div className="grow">
        <span>{moment(endedAt)}</span>
        {state === "failed" && (
          <span className="hint operator-failure">{reason ?? t("storage.logSays")}</span>
        )}
        {damaged > 0 && (
          <span className="hint operator-failure">
            {t("storage.damaged", { files: damaged.toLocaleString(language) })}
          </span>
        )}
        {warning !== null && <span className="hint">{warning}</span>}
      </div>
    </li>
  );
}
