import { useState } from "react";
import type { ReactNode } from "react";
import type { HeldRelease, HoldReason } from "#/api/held-releases.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { shownAddress } from "../../../words/site-status.ts";
import { regional } from "../../../words/regional.ts";
import type { OperatorScreenProps } from "../screen-props.ts";
import { HeldForm } from "./held-form.tsx";

interface HeldPaneProps extends OperatorScreenProps {
  readonly held: HeldRelease;
}

/** The page as it would be published, the reasons why it waits, and the decision. */
export function HeldPane({ held, call, toast }: HeldPaneProps): ReactNode {
  const t = useTranslate("operators");
  const { siteId, name, address, reasons } = held;
  const [page, setPage] = useState(reasons.find((reason) => reason.page !== null)?.page ?? "/");
  return (
    <>
      <section className="complaint-page" aria-label={t("held.page")}>
        <p className="size-12 secondary-text">{t("held.asSubmitted", { page })}</p>
        <iframe
          title={t("held.pageOf", { name })}
          src={`/api/v1/operator/held/${siteId}/file?page=${encodeURIComponent(page)}`}
          sandbox=""
        />
      </section>
      <section className="complaint-decision" aria-label={t("held.decision")}>
        <div>
          <h2 className="section-title">{name}</h2>
          <span className="size-12">{shownAddress(address)}</span>
        </div>
        <ul className="held-reasons">
          {reasons.map((reason) => (
            <li key={`${reason.kind} ${reason.quote}`}>
              <Reason reason={reason} onShow={setPage} />
            </li>
          ))}
        </ul>
        <Facts held={held} />
        <HeldForm held={held} call={call} toast={toast} />
      </section>
    </>
  );
}

function Reason({
  reason: { kind, quote, page },
  onShow,
}: {
  readonly reason: HoldReason;
  readonly onShow: (page: string) => void;
}): ReactNode {
  const t = useTranslate("operators");
  return (
    <>
      <p className="strong">{t(`held.reasons.${kind}`)}</p>
      {quote !== "" && <blockquote className="complaint-quote">{quote}</blockquote>}
      {page !== null && (
        <button type="button" className="link size-12" onClick={() => onShow(page)}>
          {t("held.showPage", { page })}
        </button>
      )}
    </>
  );
}

function Facts({ held: { author, since, isLive } }: { held: HeldRelease }): ReactNode {
  const t = useTranslate("operators");
  const date = new Intl.DateTimeFormat(regional(useLanguage()), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const shown = (time: string): string => date.format(new Date(time));
  return (
    <dl className="complaint-facts">
      <dt>{t("held.by")}</dt>
      <dd>{[author?.name, author?.email].filter(Boolean).join(", ") || "–"}</dd>
      <dt>{t("held.account")}</dt>
      <dd>{author === null ? "–" : shown(author.since)}</dd>
      <dt>{t("held.submitted")}</dt>
      <dd>{shown(since)}</dd>
      <dt>{t("held.now")}</dt>
      <dd>{t(isLive ? "held.earlier" : "held.nothing")}</dd>
    </dl>
  );
}
