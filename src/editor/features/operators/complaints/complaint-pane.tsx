import type { ReactNode } from "react";
import type { OperatorComplaint } from "#/api/operator-complaints.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { shownAddress } from "../../../words/site-status.ts";
import { regional } from "../../../words/regional.ts";
import type { OperatorScreenProps } from "../screen-props.ts";
import { ComplaintForm } from "./complaint-form.tsx";

interface ComplaintPaneProps extends OperatorScreenProps {
  readonly complaint: OperatorComplaint;
}

/** The page as it was reported, what the reporter says, and the decision. */
export function ComplaintPane({ complaint, call, toast }: ComplaintPaneProps): ReactNode {
  const t = useTranslate("operators");
  const { id, site, comment, decision } = complaint;
  return (
    <>
      <section className="complaint-page" aria-label={t("complaints.page")}>
        <p className="size-12 secondary-text">{t("complaints.asReported")}</p>
        <iframe
          title={t("complaints.pageOf", { name: site.name })}
          src={`/api/v1/operator/complaints/${id}/file`}
          sandbox=""
        />
      </section>
      <section className="complaint-decision" aria-label={t("complaints.decision")}>
        <div>
          <h2 className="section-title">{site.name}</h2>
          <a href={site.address} target="_blank" rel="noopener noreferrer" className="size-12">
            {shownAddress(site.address)}
          </a>
        </div>
        <blockquote className="complaint-quote">{comment}</blockquote>
        <Facts complaint={complaint} />
        {decision === null ? (
          <ComplaintForm complaint={complaint} call={call} toast={toast} />
        ) : (
          <Decided decision={decision} />
        )}
      </section>
    </>
  );
}

function Facts({ complaint }: { complaint: OperatorComplaint }): ReactNode {
  const t = useTranslate("operators");
  const date = new Intl.DateTimeFormat(regional(useLanguage()), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const shown = (time: string): string => date.format(new Date(time));
  const { name, email, page, createdAt, receipt, site } = complaint;
  return (
    <dl className="complaint-facts">
      <dt>{t("complaints.from")}</dt>
      <dd>{[name, email].filter((one) => one !== "").join(", ") || "–"}</dd>
      <dt>{t("complaints.on")}</dt>
      <dd>{shown(createdAt)}</dd>
      <dt>{t("complaints.page")}</dt>
      <dd>{page === null ? "–" : shownAddress(page)}</dd>
      <dt>{t("complaints.receipt")}</dt>
      <dd>
        {receipt === null
          ? t("complaints.receipts.none")
          : receipt.sentAt === null
            ? t("complaints.receipts.waiting")
            : t("complaints.receipts.sent", { time: shown(receipt.sentAt) })}
      </dd>
      {site.isTakenDown && (
        <>
          <dt>{t("complaints.now")}</dt>
          <dd>
            <span className="tag error">{t("sites.states.down")}</span>
          </dd>
        </>
      )}
    </dl>
  );
}

function Decided({
  decision: { decision, reason, decidedAt },
}: {
  readonly decision: NonNullable<OperatorComplaint["decision"]>;
}): ReactNode {
  const t = useTranslate("operators");
  const date = new Intl.DateTimeFormat(regional(useLanguage()), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <div className="note">
      <div>
        <p className="strong">{t(`complaints.decisions.${decision}.name`)}</p>
        {reason !== "" && <p>{reason}</p>}
        <p>{date.format(new Date(decidedAt))}</p>
      </div>
    </div>
  );
}
