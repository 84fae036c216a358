import { Ellipsis, RefreshCw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedDomain, OperatorDomainState } from "#/api/operator-domains.ts";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { regional } from "../../../words/regional.ts";
import { OperatorTable } from "../operator-table.tsx";
import type { DomainDeed } from "./use-domain-deeds.ts";

const tags: Readonly<Record<OperatorDomainState, string>> = {
  live: "tag ok",
  proven: "tag accent",
  waiting: "tag",
  lost: "tag error",
};

interface DomainTableProps {
  readonly rows: readonly ListedDomain[];
  readonly onDo: (deed: DomainDeed, domain: ListedDomain) => void;
}

/** Domains with their site, how they stand, and when they were looked at. */
export function DomainTable({ rows, onDo }: DomainTableProps): ReactNode {
  const t = useTranslate("operators");
  return (
    <OperatorTable
      headings={[
        { words: t("domains.domain") },
        { words: t("domains.state") },
        { words: t("domains.site") },
        { words: t("domains.checked") },
      ]}
      hasActions
    >
      {rows.map((domain) => (
        <DomainRow key={domain.id} domain={domain} onDo={(deed) => onDo(deed, domain)} />
      ))}
    </OperatorTable>
  );
}

interface DomainRowProps {
  readonly domain: ListedDomain;
  readonly onDo: (deed: DomainDeed) => void;
}

function DomainRow({ domain, onDo }: DomainRowProps): ReactNode {
  const t = useTranslate("operators");
  const { name, host, site, owners } = domain;
  return (
    <tr>
      <th scope="row">
        <span className="strong">{name}</span>
        {host !== name && <span className="hint">{host}</span>}
      </th>
      <td data-label={t("domains.state")}>
        <DomainState domain={domain} />
      </td>
      <td data-label={t("domains.site")} className="operator-who">
        <span className="operator-tags">
          <span className="strong">{site.name}</span>
          {site.state !== "live" && (
            <span className={site.state === "down" ? "tag error" : "tag"}>
              {t(`sites.states.${site.state}`)}
            </span>
          )}
        </span>
        {owners.map(({ email }) => (
          <span key={email} className="operator-person">
            {email}
          </span>
        ))}
      </td>
      <td data-label={t("domains.checked")}>
        <Looks domain={domain} />
      </td>
      <td className="operator-row-menu">
        <MenuButton<DomainDeed>
          label={t("actionsOf", { name })}
          className="button ghost icon-only"
          choices={[
            {
              value: "check",
              label: t("domains.deeds.check"),
              icon: <RefreshCw aria-hidden="true" />,
            },
            {
              value: "remove",
              label: t("domains.deeds.remove"),
              icon: <Trash2 aria-hidden="true" />,
              isDanger: true,
            },
          ]}
          onChoose={onDo}
        >
          <Ellipsis aria-hidden="true" />
        </MenuButton>
      </td>
    </tr>
  );
}

/** How it stands, and what its last look found wrong. */
function DomainState({
  domain: { state, problem, isPrimary, lostAt },
}: {
  domain: ListedDomain;
}): ReactNode {
  const t = useTranslate("operators");
  const date = new Intl.DateTimeFormat(regional(useLanguage()), { dateStyle: "medium" });
  return (
    <>
      <span className="operator-tags">
        <span className={state === "live" && problem !== null ? "tag warn" : tags[state]}>
          {t(`domains.states.${state}`)}
        </span>
        {isPrimary && <span className="tag">{t("domains.primary")}</span>}
      </span>
      {problem !== null && (
        <span className="hint operator-person">{t(`domains.problems.${problem}`)}</span>
      )}
      {state === "lost" && lostAt !== null && (
        <span className="hint operator-person">
          {t("domains.lostSince", { date: date.format(new Date(lostAt)) })}
        </span>
      )}
    </>
  );
}

/** When it was looked at, and when it is again. */
function Looks({ domain: { checkedAt, nextCheckAt } }: { domain: ListedDomain }): ReactNode {
  const t = useTranslate("operators");
  const date = new Intl.DateTimeFormat(regional(useLanguage()), {
    dateStyle: "short",
    timeStyle: "short",
  });
  return (
    <>
      <span className="operator-when">
        {checkedAt === null ? t("domains.never") : date.format(new Date(checkedAt))}
      </span>
      {nextCheckAt !== null && (
        <span className="hint operator-person">
          {t("domains.next", { time: date.format(new Date(nextCheckAt)) })}
        </span>
      )}
    </>
  );
}
