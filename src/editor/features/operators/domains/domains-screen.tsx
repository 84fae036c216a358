import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { Globe } from "lucide-react";
import type { ListedDomain, OperatorDomainsQuery } from "#/api/operator-domains.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { Listed } from "../listed.tsx";
import { OperatorHead } from "../operator-head.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { usePages } from "../use-pages.ts";
import { DomainTable } from "./domain-table.tsx";
import { type DomainDeeds, useDomainDeeds } from "./use-domain-deeds.ts";

const states = ["all", "live", "proven", "waiting", "lost"] as const;
const sorts = ["added", "host", "checked"] as const;

/** `/operator/domains`: the domains of all sites, and what only an operator does with them. */
export function DomainsScreen({ call, toast }: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  const [q, setQuery] = useState("");
  const [state, setState] = useState<OperatorDomainsQuery["state"]>("all");
  const [sort, setSort] = useState<OperatorDomainsQuery["sort"]>("added");
  const wanted = useDeferredValue(q.trim());
  const list = usePages<ListedDomain>(call, "operator/domains", { q: wanted, state, sort });
  const deeds = useDomainDeeds(call, toast);
  return (
    <>
      <OperatorHead title={t("domains.title")} about={t("domains.about")} />
      <div className="operator-tools">
        <SearchField
          label={t("domains.search")}
          clearLabel={say("search.clear")}
          value={q}
          maxLength={200}
          onChange={setQuery}
        />
        <label>
          <span className="visually-hidden">{t("domains.sort")}</span>
          <Select
            value={sort}
            options={sorts.map((value) => [value, t(`domains.sorts.${value}`)] as const)}
            onChange={setSort}
          />
        </label>
        <Segmented
          className="sideways"
          label={t("domains.state")}
          value={state}
          choices={states.map((value) => ({ value, label: t(`domains.states.${value}`) }))}
          onChoose={setState}
        />
      </div>
      <Listed
        Icon={Globe}
        list={list}
        empty={wanted === "" && state === "all" ? t("domains.none") : t("domains.nothing")}
      >
        {(rows) => <DomainTable rows={rows} onDo={deeds.begin} />}
      </Listed>
      <RemovalDialog deeds={deeds} />
    </>
  );
}

function RemovalDialog({ deeds: { removing, close, remove } }: { deeds: DomainDeeds }): ReactNode {
  const t = useTranslate("operators");
  if (!removing) return null;
  return (
    <ReasonDialog
      title={t("domains.remove.title", { name: removing.name })}
      hint={t("domains.remove.about", { site: removing.site.name })}
      label={t("reasonForOwner")}
      submit={t("domains.remove.submit")}
      onSend={(reason) => remove(removing, reason)}
      onClose={close}
    />
  );
}
