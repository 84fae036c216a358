import { Flag, LayoutTemplate } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedSite, OperatorSiteState } from "#/api/operator-sites.ts";
import { quotaLevel } from "#/api/quota-level.ts";
import { QuotaMeter } from "../quota-meter.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { shownBytes } from "../../../words/shown-bytes.ts";
import { shownAddress } from "../../../words/site-status.ts";
import { OperatorTable } from "../operator-table.tsx";
import { useQuotaWords } from "../use-quota-words.ts";
import { SiteMenu } from "./site-menu.tsx";
import type { SiteDeed } from "./use-site-deeds.ts";
import "./site-table.css";

const tags: Readonly<Record<OperatorSiteState, string>> = {
  live: "tag ok",
  draft: "tag",
  unpublished: "tag",
  down: "tag error",
  trash: "tag",
};

interface SiteTableProps {
  readonly rows: readonly ListedSite[];
  readonly onDo: (deed: SiteDeed, site: ListedSite) => void;
}

/** Sites with owner, state, weight and views. */
export function SiteTable({ rows, onDo }: SiteTableProps): ReactNode {
  const t = useTranslate("operators");
  return (
    <OperatorTable
      headings={[
        { words: t("sites.site") },
        { words: t("sites.owner") },
        { words: t("sites.state") },
        { words: t("sites.weight"), isNumber: true },
        { words: t("sites.views"), isNumber: true },
      ]}
      hasActions
    >
      {rows.map((site) => (
        <SiteRow key={site.id} site={site} onDo={onDo} />
      ))}
    </OperatorTable>
  );
}

/** The home page that visitors see, or saw last; never the draft, which operators have no role to read. */
function SitePicture({ site }: { readonly site: ListedSite }): ReactNode {
  const { id, name, wasPublished }: Partial<ListedSite> = site;
  return (
    <span className="operator-picture" aria-hidden="true">
      {wasPublished === true ? (
        <iframe
          title={name}
          src={`/api/v1/operator/sites/${id}/file`}
          sandbox=""
          loading="lazy"
          scrolling="no"
          tabIndex={-1}
          inert
        />
      ) : (
        <LayoutTemplate className="size-16" />
      )}
    </span>
  );
}

function SiteRow({
  site,
  onDo,
}: {
  readonly site: ListedSite;
  readonly onDo: SiteTableProps["onDo"];
}): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const quotaWords = useQuotaWords();
  const count = new Intl.NumberFormat(language);
  const { name, address, owners, state, isHeld, isPaid, openComplaints } = site;
  const { bytes, views, takedownReason } = site;
  // a server of the version before names none
  const { monthViews }: Partial<ListedSite> = site;
  return (
    <tr>
      <th scope="row">
        <span className="operator-site">
          <SitePicture site={site} />
          <span>
            <span className="strong">{name}</span>
            <span className="hint">{shownAddress(address)}</span>
          </span>
        </span>
      </th>
      <td data-label={t("sites.owner")}>
        {owners.length === 0 && "–"}
        {owners.map(({ email, name: owner }) => (
          <span key={email} className="operator-person" title={owner === "" ? undefined : owner}>
            {email}
          </span>
        ))}
      </td>
      <td data-label={t("sites.state")}>
        <span className="operator-tags">
          <span className={tags[state]} title={takedownReason ?? undefined}>
            {t(`sites.states.${state}`)}
          </span>
          {isHeld && <span className="tag warn">{t("sites.states.held")}</span>}
          {isPaid && <span className="tag accent">{t("sites.paid")}</span>}
          {openComplaints > 0 && (
            <span className="tag error">
              <Flag aria-hidden="true" />
              {t("sites.complaints", { count: openComplaints })}
            </span>
          )}
        </span>
      </td>
      <td data-label={t("sites.weight")} className="number">
        {shownBytes(language, bytes)}
      </td>
      <td data-label={t("sites.views")} className="number">
        {count.format(views)}
        {monthViews && quotaLevel(monthViews) !== "free" && (
          <span className="operator-month-views">
            <QuotaMeter
              quota={monthViews}
              words={t("sites.monthViews", { use: quotaWords(monthViews, count.format) })}
            />
          </span>
        )}
      </td>
      <td className="operator-row-menu">
        <SiteMenu site={site} onDo={(deed) => onDo(deed, site)} />
      </td>
    </tr>
  );
}
