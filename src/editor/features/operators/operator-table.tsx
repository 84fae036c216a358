import type { ReactNode } from "react";
import { useTranslate } from "../../words/i18n.ts";

interface Heading {
  readonly words: string;
  readonly isNumber?: boolean;
}

interface OperatorTableProps {
  /** What stands over the columns. */
  readonly headings: readonly Heading[];
  /** Whether a last column has what can be done with a row. */
  readonly hasActions?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of an operators’ screen. On phones each row is a card. */
export function OperatorTable({
  headings,
  hasActions = false,
  children,
}: OperatorTableProps): ReactNode {
  const t = useTranslate("operators");
  return (
    <div className="operator-table">
      <table>
        <thead>
          <tr>
            {headings.map(({ words, isNumber }) => (
              <th key={words} scope="col" className={isNumber ? "number" : undefined}>
                {words}
              </th>
            ))}
            {hasActions && (
              <th scope="col">
                <span className="visually-hidden">{t("actions")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
