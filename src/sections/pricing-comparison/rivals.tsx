import type { ReactNode } from "react";
import { readText } from "#/site/localized-text.ts";
import { useSectionId } from "../kit/environment.ts";
import { useEnvironment, useField } from "../kit/index.ts";
import { pricingComparisonFields } from "./fields.ts";

/** Most columns that phones show beside each other. */
export const mostOnPhones = 3;

/** By the id of a column that phones show in turn, its number; the first one is 1. */
export type Rivals = ReadonlyMap<string, number>;

export const noRivals: Rivals = new Map();

interface ShownColumn {
  readonly id: string;
  readonly isOurs: boolean;
}

/** All columns but the one that stays: the highlighted one, or else the first. */
export function rivalsOf(columns: readonly ShownColumn[]): Rivals {
  const own = columns.find(({ isOurs }) => isOurs) ?? columns[0];
  const others = columns.filter((one) => one !== own);
  return new Map(others.map(({ id }, index) => [id, index + 1]));
}

interface RivalChoicesProps {
  readonly rivals: Rivals;
  readonly label: string;
}

/** Radio buttons by which a style sheet shows phones one of the other columns, so that they need no script. */
export function RivalChoices({ rivals, label }: RivalChoicesProps): ReactNode {
  const { language, primary } = useEnvironment();
  const name = `beside-${useSectionId() ?? ""}`;
  const columns = useField(pricingComparisonFields.columns);
  return (
    <div className="pricing-comparison__with" role="radiogroup" aria-label={label || undefined}>
      {columns.map((column) => {
        const rival = rivals.get(column.id);
        return (
          rival !== undefined && (
            <label key={column.id}>
              <input type="radio" name={name} data-with={rival} defaultChecked={rival === 1} />
              {readText(column.name, language, primary)}
            </label>
          )
        );
      })}
    </div>
  );
}
