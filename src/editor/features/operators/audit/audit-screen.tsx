import { useId, useState } from "react";
import type { ReactNode } from "react";
import { ScrollText } from "lucide-react";
import { type AuditAction, type AuditEntry, auditActions } from "#/api/operator-complaints.ts";
import { Select } from "../../../ui/select.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { regional } from "../../../words/regional.ts";
import { Listed } from "../listed.tsx";
import { OperatorHead } from "../operator-head.tsx";
import { OperatorTable } from "../operator-table.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { usePages } from "../use-pages.ts";
import { entryDetails } from "./entry-details.ts";

/** `/operator/audit`: what operators did, the latest first. */
export function AuditScreen({ call }: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const id = useId();
  const [action, setAction] = useState<AuditAction | "all">("all");
  const query: Record<string, string> = action === "all" ? {} : { action };
  const list = usePages<AuditEntry>(call, "operator/audit", query);
  const options = [
    ["all", t("audit.all")] as const,
    ...auditActions.map((one) => [one, t(`audit.actions.${one}`)] as const),
  ];
  return (
    <>
      <OperatorHead title={t("audit.title")} about={t("audit.about")} />
      <div className="operator-tools">
        <label className="visually-hidden" htmlFor={id}>
          {t("audit.filter")}
        </label>
        <Select<AuditAction | "all">
          id={id}
          value={action}
          options={options}
          onChange={setAction}
        />
      </div>
      <Listed Icon={ScrollText} list={list} empty={t("audit.none")}>
        {(rows) => (
          <OperatorTable
            headings={[
              { words: t("audit.what") },
              { words: t("audit.who") },
              { words: t("audit.time") },
            ]}
          >
            {rows.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </OperatorTable>
        )}
      </Listed>
    </>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(regional(language), {
    dateStyle: "medium",
    timeStyle: "medium",
  });
  const action = auditActions.find((one) => one === entry.action);
  const details = entryDetails(entry, t, language);
  return (
    <tr>
      <th scope="row">
        <span className="strong">{action ? t(`audit.actions.${action}`) : entry.action}</span>
        <span className="hint">{[entry.subject, ...details].filter(Boolean).join(" · ")}</span>
      </th>
      <td className="operator-who" data-label={t("audit.who")}>
        <span>{entry.operatorEmail ?? (entry.operator === "" ? "Vitrine" : t("audit.gone"))}</span>
      </td>
      <td className="operator-when" data-label={t("audit.time")}>
        <span>{date.format(new Date(entry.at))}</span>
      </td>
    </tr>
  );
}
