import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { LayoutGrid } from "lucide-react";
import type { ListedSite, OperatorSitesQuery } from "#/api/operator-sites.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { Listed } from "../listed.tsx";
import { OperatorHead } from "../operator-head.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { usePages } from "../use-pages.ts";
import { SiteDialogs } from "./site-dialogs.tsx";
import { SiteTable } from "./site-table.tsx";
import { useSiteDeeds } from "./use-site-deeds.ts";

const states = ["all", "live", "draft", "unpublished", "held", "down", "trash"] as const;
const sorts = ["changed", "weight", "views"] as const;

/** `/operator/sites`: the sites of all accounts, and what only an operator does with them. */
export function SitesScreen({ call, toast }: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  const [q, setQuery] = useState("");
  const [state, setState] = useState<OperatorSitesQuery["state"]>("all");
  const [sort, setSort] = useState<OperatorSitesQuery["sort"]>("changed");
  const wanted = useDeferredValue(q.trim());
  const list = usePages<ListedSite>(call, "operator/sites", { q: wanted, state, sort });
  const deeds = useSiteDeeds(call, toast);
  return (
    <>
      <OperatorHead title={t("sites.title")} />
      <div className="operator-tools">
        <SearchField
          label={t("sites.search")}
          clearLabel={say("search.clear")}
          value={q}
          maxLength={200}
          onChange={setQuery}
        />
        <label>
          <span className="visually-hidden">{t("sites.sort")}</span>
          <Select
            value={sort}
            options={sorts.map((value) => [value, t(`sites.sorts.${value}`)] as const)}
            onChange={setSort}
          />
        </label>
        <Segmented
          className="sideways"
          label={t("sites.state")}
          value={state}
          choices={states.map((value) => ({ value, label: t(`sites.states.${value}`) }))}
          onChoose={setState}
        />
      </div>
      <Listed
        Icon={LayoutGrid}
        list={list}
        empty={wanted === "" && state === "all" ? t("sites.none") : t("sites.nothing")}
      >
        {(rows) => <SiteTable rows={rows} onDo={deeds.begin} />}
      </Listed>
      <SiteDialogs deeds={deeds} />
    </>
  );
}
