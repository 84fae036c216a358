import { useState } from "react";
import type { ReactNode } from "react";
import { Hourglass } from "lucide-react";
import type { HeldRelease } from "#/api/held-releases.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { shownAddress } from "../../../words/site-status.ts";
import { regional } from "../../../words/regional.ts";
import "../complaints/complaints.css";
import { Listed } from "../listed.tsx";
import { OperatorHead } from "../operator-head.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { usePages } from "../use-pages.ts";
import { HeldPane } from "./held-pane.tsx";

/** `/operator/held`: publications that look like phishing, oldest first, each beside the page that it is about. */
export function HeldScreen({ call, toast }: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const [chosen, choose] = useState<number | null>(null);
  const list = usePages<HeldRelease>(call, "operator/held", {});
  return (
    <>
      <OperatorHead title={t("held.title")} about={t("held.about")} />
      <Listed Icon={Hourglass} list={list} empty={t("held.none")}>
        {(rows) => {
          const shown = rows.find(({ releaseId }) => releaseId === chosen) ?? rows[0];
          return (
            <div className="complaints">
              <ol className="complaint-list">
                {rows.map((row) => (
                  <li key={row.releaseId}>
                    <HeldButton
                      held={row}
                      isShown={row.releaseId === shown?.releaseId}
                      onShow={() => choose(row.releaseId)}
                    />
                  </li>
                ))}
              </ol>
              {shown && <HeldPane key={shown.releaseId} held={shown} call={call} toast={toast} />}
            </div>
          );
        }}
      </Listed>
    </>
  );
}

function HeldButton({
  held: { name, address, since },
  isShown,
  onShow,
}: {
  readonly held: HeldRelease;
  readonly isShown: boolean;
  readonly onShow: () => void;
}): ReactNode {
  const date = new Intl.DateTimeFormat(regional(useLanguage()), { dateStyle: "medium" });
  return (
    <button type="button" className="complaint-item" aria-current={isShown} onClick={onShow}>
      <span className="row">
        <span className="strong grow truncated">{name}</span>
        <span className="size-12 tertiary-text">{date.format(new Date(since))}</span>
      </span>
      <span className="complaint-words">{shownAddress(address)}</span>
    </button>
  );
}
