import { useState } from "react";
import type { ReactNode } from "react";
import { Flag } from "lucide-react";
import type { ComplaintQuery, OperatorComplaint } from "#/api/operator-complaints.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { shownAddress } from "../../../words/site-status.ts";
import { regional } from "../../../words/regional.ts";
import { Listed } from "../listed.tsx";
import { OperatorHead } from "../operator-head.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { usePages } from "../use-pages.ts";
import { ComplaintPane } from "./complaint-pane.tsx";
import "./complaints.css";

const states = ["open", "decided"] as const;

/** `/operator/complaints`: reports of visitors, oldest first, each beside the page that it is about. */
export function ComplaintsScreen({ call, toast }: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const [state, setState] = useState<ComplaintQuery["state"]>("open");
  const [chosen, choose] = useState<number | null>(null);
  const list = usePages<OperatorComplaint>(call, "operator/complaints", { state });
  return (
    <>
      <OperatorHead title={t("complaints.title")}>
        <Segmented
          label={t("complaints.state")}
          value={state}
          choices={states.map((value) => ({ value, label: t(`complaints.states.${value}`) }))}
          onChoose={(value) => {
            setState(value);
            choose(null);
          }}
        />
      </OperatorHead>
      <Listed
        Icon={Flag}
        list={list}
        empty={state === "open" ? t("complaints.none") : t("complaints.noneDecided")}
      >
        {(rows) => {
          const shown = rows.find(({ id }) => id === chosen) ?? rows[0];
          return (
            <div className="complaints">
              <ol className="complaint-list">
                {rows.map((row) => (
                  <li key={row.id}>
                    <ComplaintButton
                      complaint={row}
                      isShown={row.id === shown?.id}
                      onShow={() => choose(row.id)}
                    />
                  </li>
                ))}
              </ol>
              {shown && (
                <ComplaintPane key={shown.id} complaint={shown} call={call} toast={toast} />
              )}
            </div>
          );
        }}
      </Listed>
    </>
  );
}

function ComplaintButton({
  complaint: { site, comment, createdAt, decision },
  isShown,
  onShow,
}: {
  readonly complaint: OperatorComplaint;
  readonly isShown: boolean;
  readonly onShow: () => void;
}): ReactNode {
  const t = useTranslate("operators");
  const date = new Intl.DateTimeFormat(regional(useLanguage()), { dateStyle: "medium" });
  return (
    <button type="button" className="complaint-item" aria-current={isShown} onClick={onShow}>
      <span className="row">
        <span className="strong grow truncated">{shownAddress(site.address)}</span>
        <span className="size-12 tertiary-text">{date.format(new Date(createdAt))}</span>
      </span>
      <span className="complaint-words">{comment}</span>
      {decision && (
        <span className="tag">{t(`complaints.decisions.${decision.decision}.name`)}</span>
      )}
    </button>
  );
}
