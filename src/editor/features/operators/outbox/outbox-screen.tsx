import { useState } from "react";
import type { ReactNode } from "react";
import { ChevronDown, Mail } from "lucide-react";
import type { OutboxMail, OutboxStatus } from "#/api/operator.ts";
import { Button } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { regional } from "../../../words/regional.ts";
import { Listed } from "../listed.tsx";
import { OperatorHead } from "../operator-head.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { useJobDeeds } from "../use-job-deeds.ts";
import { usePages } from "../use-pages.ts";
import "./outbox.css";

const statuses = ["failed", "retrying", "waiting", "kept", "sent"] as const;

const tags: Readonly<Record<OutboxStatus, string>> = {
  failed: "tag error",
  retrying: "tag warn",
  waiting: "tag warn",
  kept: "tag",
  sent: "tag ok",
};

/** `/operator/outbox`: every email, the latest first; those that couldn’t be sent say why. */
export function OutboxScreen(props: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const [status, setStatus] = useState<OutboxStatus | "all">("all");
  const asked: Readonly<Record<string, string>> = status === "all" ? {} : { status };
  const list = usePages<OutboxMail>(props.call, "operator/outbox", asked);
  const begin = useJobDeeds(props);
  return (
    <>
      <OperatorHead title={t("outbox.title")} about={t("outbox.about")} />
      <div className="operator-tools">
        <Segmented
          className="sideways"
          label={t("outbox.state")}
          value={status}
          choices={[
            { value: "all" as const, label: t("outbox.all") },
            ...statuses.map((value) => ({ value, label: t(`outbox.tags.${value}`) })),
          ]}
          onChoose={setStatus}
        />
      </div>
      <Listed Icon={Mail} list={list} empty={t("outbox.none")}>
        {(rows) => (
          <ul className="operator-rows">
            {rows.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                onRetry={mail.jobId === null ? undefined : begin.bind(null, "retry", mail.jobId)}
              />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function MailRow({
  mail: { to, subject, text, status, lastError, nextTryAt, createdAt, sentAt },
  onRetry,
}: {
  readonly mail: OutboxMail;
  readonly onRetry: (() => void) | undefined;
}): ReactNode {
  const t = useTranslate("operators");
  const date = new Intl.DateTimeFormat(regional(useLanguage()), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <li className="operator-mail">
      <span className={tags[status]}>{t(`outbox.tags.${status}`)}</span>
      <div className="grow">
        {subject !== "" && <span className="strong">{subject}</span>}
        <span className="hint">
          {t("outbox.to", { to, time: date.format(new Date(sentAt ?? createdAt)) })}
        </span>
        {lastError !== null && <span className="operator-failure hint">{lastError}</span>}
        {nextTryAt !== null && (
          <span className="hint">
            {t("outbox.nextTry", { time: date.format(new Date(nextTryAt)) })}
          </span>
        )}
        {text === "" ? (
          <span className="hint">{t("outbox.forgotten")}</span>
        ) : (
          <details>
            <summary>
              {t("outbox.text")}
              <ChevronDown className="size-14" aria-hidden="true" />
            </summary>
            <pre>{text}</pre>
          </details>
        )}
      </div>
      {onRetry && (
        <Button size="sm" aria-label={t("outbox.retryOf", { to })} onClick={onRetry}>
          {t("jobs.retry")}
        </Button>
      )}
    </li>
  );
}
