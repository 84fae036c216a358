import type { ReactNode } from "react";
import { SearchField } from "../../ui/search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useTranslate } from "../../words/i18n.ts";
import type { LineFilter, Progress } from "./lines.ts";
import "./table-tools.css";

export interface TableToolsProps {
  readonly filter: LineFilter;
  readonly search: string;
  readonly progress: Progress;
  readonly onFilter: (filter: LineFilter) => void;
  readonly onSearch: (search: string) => void;
  readonly children: ReactNode;
}

/** Which texts are shown. */
export function TableTools(props: TableToolsProps): ReactNode {
  const { filter, search, progress, onFilter, onSearch, children } = props;
  const t = useTranslate("translations");
  const counts: Record<LineFilter, number> = { all: progress.total, ...progress };
  const choices = (["all", "missing", "stale", "over"] as const).map((value) => ({
    value,
    content: (
      <>
        {t(`filters.${value}`)} <span className="num">{counts[value]}</span>
      </>
    ),
  }));
  return (
    <div className="translations-tools">
      <Segmented<LineFilter>
        label={t("filter")}
        choices={choices}
        value={filter}
        onChoose={onFilter}
      />
      {children}
      <SearchField label={t("search")} clearLabel={t("clear")} value={search} onChange={onSearch} />
    </div>
  );
}
