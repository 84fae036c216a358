import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Domain, DomainRecord } from "#/api/domains.ts";
import { useEditor } from "../../../../session/editor.ts";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { useTranslate } from "../../../../words/i18n.ts";

const kinds = {
  found: "ok",
  missing: "warn",
  differs: "error",
  unknown: undefined,
  proxied: "ok",
} as const;

function State({ record: { state, isOptional } }: { readonly record: DomainRecord }): ReactNode {
  const t = useTranslate("settings");
  const isLeft = state === "missing" && isOptional === true;
  return (
    <span className={classNames("tag", !isLeft && kinds[state])}>
      {(state === "found" || state === "proxied") && <Check aria-hidden="true" />}
      {state === "differs" && <X aria-hidden="true" />}
      {isLeft ? t("domains.optional") : t(`domains.states.${state}`)}
    </span>
  );
}

function Copied({ value }: { readonly value: string }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  return (
    <span className="domains-copy">
      <code className="mono">{value}</code>
      <CopyButton
        text={value}
        label={t("domains.copy", { value })}
        doneLabel={t("domains.copied")}
        announce={editor.announce}
      />
    </span>
  );
}

/** The name as most providers want it, and the whole one for those that want that. */
function Name({ record: { name, relative } }: { readonly record: DomainRecord }): ReactNode {
  if (relative === undefined) return <Copied value={name} />;
  return (
    <span className="domains-names">
      <Copied value={relative} />
      <span className="secondary-text">
        <Copied value={name} />
      </span>
    </span>
  );
}

/** The records that a domain needs, with what DNS says of each; on phones a card each. */
export function DomainRecords({ domain }: { readonly domain: Domain }): ReactNode {
  const t = useTranslate("settings");
  return (
    <table className="domains-records">
      <caption className="visually-hidden">{t("domains.records", { name: domain.name })}</caption>
      <thead>
        <tr>
          {(["type", "name", "value", "state"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`domains.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {domain.records.map((record) => (
          <tr key={`${record.type} ${record.value}`}>
            <td data-label={t("domains.type")}>
              <span className="tag">{record.type}</span>
            </td>
            <td data-label={t("domains.name")}>
              <Name record={record} />
            </td>
            <td data-label={t("domains.value")}>
              <Copied value={record.value} />
              {record.found.length > 0 && (
                <span className="hint domains-instead">
                  {t("domains.instead", { values: record.found.join(", ") })}
                </span>
              )}
            </td>
            <td data-label={t("domains.state")}>
              <State record={record} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
