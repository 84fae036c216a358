import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { pressed, templateFilters } from "./template-filters.ts";
import type { TemplateFilter } from "./template-filters.ts";

export interface PickerFiltersProps {
  readonly filters: ReadonlySet<TemplateFilter>;
  readonly onChange: (filters: ReadonlySet<TemplateFilter>) => void;
}

/** What the sections that are shown have in common. */
export function PickerFilters({ filters, onChange }: PickerFiltersProps): ReactNode {
  const t = useTranslate("sections");
  return (
    <div role="group" className="picker-filters" aria-label={t("picker.filters")}>
      {templateFilters.map((filter) => (
        <Button
          key={filter}
          size="sm"
          aria-pressed={filters.has(filter)}
          onClick={() => onChange(pressed(filters, filter))}
        >
          {t(`picker.filter.${filter}`)}
        </Button>
      ))}
    </div>
  );
}
