import { useQuery } from "@tanstack/react-query";
import { Flag, Globe, HeartPulse, Hourglass, ListChecks, Mail } from "lucide-react";
import type { ReactNode } from "react";
import type { Overview } from "#/api/operator-overview.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { Link } from "../../../navigation/link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { type Translate, useLanguage, useTranslate } from "../../../words/i18n.ts";
import { momentWords } from "../../../words/moment-words.ts";
import { shownBytes } from "../../../words/shown-bytes.ts";
import { Facts } from "../facts.tsx";
import { OperatorHead } from "../operator-head.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { useChange } from "../use-change.ts";
import { operatorKey } from "../use-pages.ts";

const waiting = [
  { name: "openComplaints", screen: "complaints", Icon: Flag },
  { name: "heldReleases", screen: "held", Icon: Hourglass },
  { name: "failedJobs", screen: "jobs", Icon: ListChecks },
  { name: "failedMails", screen: "outbox", Icon: Mail },
] as const;

/** While a check is made it is asked for so often what it found. */
const againMs = 2_000;

/** `/operator/overview`: what waits for an operator, and how the installation stands. */
export function OverviewScreen({ call, toast }: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const check = useChange(toast, () => call("operator/health/check", { method: "POST" }));
  const { data, error } = useQuery({
    queryKey: [operatorKey, "overview"],
    queryFn: () => call<Overview>("operator/overview"),
    refetchInterval: ({ state }) => (state.data?.health?.state === "running" ? againMs : false),
  });
  return (
    <>
      <OperatorHead
        title={t("overview.title")}
        about={data && t("overview.version", { version: data.version })}
      />
      <ErrorNote error={error} />
      {data && <Numbers overview={data} />}
      {data && (
        <Waiting overview={data} onCheck={() => check.sendAndSay(undefined, t("health.begun"))} />
      )}
    </>
  );
}

/** What is known of the server: one that was never checked, or isn’t checked to the end, isn’t called well. */
function healthWords(t: Translate<"operators">, health: Overview["health"]): string {
  if (!health) return t("overview.neverChecked");
  if (health.state === "running") return t("overview.checking");
  if (health.state === "cut" && health.problems === 0) return t("overview.halfChecked");
  return t("overview.problems", { count: health.problems });
}

function Numbers({ overview }: { overview: Overview }): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const { sites, people, domains, storedBytes, disk, database, sendsMail, health } = overview;
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const facts = [
    [t("sites.title"), number.format(sites.total), t("overview.live", { count: sites.live })],
    [
      t("people.title"),
      number.format(people.total),
      people.suspended === 0 ? "" : t("overview.suspended", { count: people.suspended }),
    ],
    [t("people.storage"), shownBytes(language, storedBytes), ""],
    [
      t("overview.disk"),
      disk === null ? "–" : percent.format(disk.free / Math.max(disk.total, 1)),
      disk === null ? "" : shownBytes(language, disk.free),
    ],
    [t("overview.domains"), number.format(domains.live), ""],
    [t("overview.database"), database === "sqlite" ? "SQLite" : "PostgreSQL", ""],
    [t("overview.mail"), t(sendsMail ? "overview.sends" : "overview.keeps"), ""],
    [
      t("health.title"),
      healthWords(t, health),
      !health?.endedAt
        ? ""
        : t("health.at", { time: momentWords(health.endedAt), host: health.host }),
    ],
  ] as const;
  return <Facts facts={facts} />;
}

interface WaitingProps {
  readonly overview: Overview;
  /** Has the server checked. */
  readonly onCheck: () => void;
}

function Waiting({ overview, onCheck }: WaitingProps): ReactNode {
  const t = useTranslate("operators");
  const rows = waiting.filter(({ name }) => overview[name] > 0);
  const { lost } = overview.domains;
  const problems = overview.health?.problems ?? 0;
  const isCut = overview.health?.state === "cut";
  const isUnchecked = overview.health === null || isCut;
  const isEmpty = rows.length === 0 && lost === 0 && problems === 0 && !isUnchecked;
  return (
    <section aria-label={t("overview.waiting")} className="operator-part">
      <h2 className="section-title">{t("overview.waiting")}</h2>
      {isEmpty && <p className="secondary-text">{t("overview.nothing")}</p>}
      {!isEmpty && (
        <ul className="operator-rows">
          {rows.map(({ name, screen, Icon }) => (
            <li key={name}>
              <Icon aria-hidden="true" />
              <span className="grow">{t(`overview.${name}`, { count: overview[name] })}</span>
              <Link className={buttonClass({ size: "sm" })} to={`/operator/${screen}`}>
                {t("overview.review")}
              </Link>
            </li>
          ))}
          {isUnchecked && (
            <li>
              <HeartPulse aria-hidden="true" />
              <span className="grow">{t(isCut ? "overview.cut" : "overview.unchecked")}</span>
              <Button size="sm" onClick={onCheck}>
                {t("health.check")}
              </Button>
            </li>
          )}
          {problems > 0 && (
            <li>
              <HeartPulse aria-hidden="true" />
              <span className="grow">{t("overview.serverProblems", { count: problems })}</span>
              <Link className={buttonClass({ size: "sm" })} to="/operator/health">
                {t("overview.review")}
              </Link>
            </li>
          )}
          {lost > 0 && (
            <li>
              <Globe aria-hidden="true" />
              <span className="grow">{t("overview.lostDomains", { count: lost })}</span>
              <Link className={buttonClass({ size: "sm" })} to="/operator/domains">
                {t("overview.review")}
              </Link>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
