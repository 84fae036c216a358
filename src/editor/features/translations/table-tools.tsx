import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { hookFor } from "../../ui/use-narrow.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { LineFilter, Progress } from "./lines.ts";
import "./table-tools.css";

export interface TableToolsProps {
  readonly filter: LineFilter;
  readonly search: string;
  /** Undefined until all of the texts are known. */
  readonly progress: Progress | undefined;
  readonly onFilter: (filter: LineFilter) => void;
  readonly onSearch: (search: string) => void;
  /** Whose texts they are, and in which language. */
  readonly places: ReactNode;
  /** What is done with all of them. */
  readonly children: ReactNode;
}

/** Whether the window has no room for two columns of texts. */
const useOneColumn = hookFor("(max-width: 639px)");

const filters = ["all", "missing", "stale", "over"] as const;

/** Which texts are shown. */
export function TableTools(props: TableToolsProps): ReactNode {
  const { filter, search, progress, onFilter, onSearch, places, children } = props;
  const t = useTranslate("translations");
  const isPhone = useOneColumn();
  const counts =
    progress && ({ all: progress.total, ...progress } satisfies Record<LineFilter, number>);
  const field = (
    <SearchField label={t("search")} clearLabel={t("clear")} value={search} onChange={onSearch} />
  );
  if (isPhone)
    return (
      <div className="translations-tools">
        {places}
        <label className="translations-filter">
          <span className="visually-hidden">{t("filter")}</span>
          <Select<LineFilter>
            value={filter}
            options={filters.map((value) => [
              value,
              `${t(`filters.${value}`)} ${counts?.[value] ?? ""}`.trim(),
            ])}
            onChange={onFilter}
          />
        </label>
        {field}
        <Folded>{children}</Folded>
      </div>
    );
  const choices = filters.map((value) => ({
    value,
    content: (
      <>
        {t(`filters.${value}`)} <span className="num">{counts?.[value]}</span>
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
      {places}
      {children}
      {field}
    </div>
  );
}

/** What is seldom used takes no row before it is asked for. */
function Folded({ children }: Pick<TableToolsProps, "children">): ReactNode {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        variant="secondary"
        label={t("more")}
        icon={<Ellipsis aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && children}
    </>
  );
}
