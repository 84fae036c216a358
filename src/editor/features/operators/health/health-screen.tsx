import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import type { HealthReport } from "#/api/operator-health.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { Button } from "../../../ui/button.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { regional } from "../../../words/regional.ts";
import { OperatorHead } from "../operator-head.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { useChange } from "../use-change.ts";
import { operatorKey } from "../use-pages.ts";
import { HealthTable } from "./health-table.tsx";

/** While a check is made its findings are asked for so often. */
const againMs = 2_000;

/** `/operator/health`: what is wrong with the installation, and how to mend it. */
export function HealthScreen({ call, toast }: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const { data, error } = useQuery({
    queryKey: [operatorKey, "health"],
    queryFn: () => call<HealthReport>("operator/health"),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? againMs : false),
  });
  const check = useChange(toast, () => call("operator/health/check", { method: "POST" }));
  return (
    <>
      <OperatorHead title={t("health.title")} about={t("health.about")}>
        <Button
          variant="primary"
          isBusy={data?.state === "running"}
          onClick={() => check.sendAndSay(undefined, t("health.begun"))}
        >
          <RefreshCw aria-hidden="true" />
          {t("health.check")}
        </Button>
      </OperatorHead>
      <ErrorNote error={error} />
      {data?.state === "none" && <p className="empty">{t("health.none")}</p>}
      {data && data.state !== "none" && <WhenChecked report={data} />}
      {data && data.checks.length > 0 && <HealthTable checks={data.checks} />}
    </>
  );
}

function WhenChecked({ report }: { report: HealthReport }): ReactNode {
  const t = useTranslate("operators");
  const { state, host, startedAt, endedAt } = report;
  const date = new Intl.DateTimeFormat(regional(useLanguage()), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const time = date.format(new Date(endedAt ?? startedAt ?? 0));
  if (state === "running")
    return (
      <p className="note" role="status">
        {t("health.running", { time })}
      </p>
    );
  if (state === "cut") return <p className="note warn">{t("health.cut", { time })}</p>;
  return <p className="secondary-text">{t("health.at", { time, host })}</p>;
}
