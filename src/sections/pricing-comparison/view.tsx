import type { ReactNode } from "react";
import type { CellsValue } from "#/fields/cells/spec.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Scope } from "../kit/environment.ts";
import {
  Icon,
  Intro,
  Item,
  Items,
  Root,
  Text,
  useEnvironment,
  useField,
  useScope,
  useText,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Value } from "../kit/slots.tsx";
import { pricingComparisonFields } from "./fields.ts";
import { mostOnPhones, noRivals, RivalChoices, rivalsOf } from "./rivals.tsx";
import type { Rivals } from "./rivals.tsx";

const { columns, rows } = pricingComparisonFields;

// on phones the rows are grids, which takes the roles of a table away in some browsers
const tableRole = { role: "table" } as const;
const rowGroup = { role: "rowgroup" } as const;
const rowHeader = { role: "rowheader" } as const;
const cellRole = { role: "cell" } as const;

function Column({ rival }: { readonly rival: number | undefined }): ReactNode {
  const isOurs = useField(columns.item.isOurs);
  return (
    <Item
      as="th"
      role="columnheader"
      data={{
        "data-ours": isOurs ? "" : undefined,
        "data-on": isOurs ? "brand" : undefined,
        "data-rival": rival,
      }}
    >
      <Text of="name" as="span" className="pricing-comparison__name" />
      <Text of="note" as="span" className="caption" />
    </Item>
  );
}

/** The words of a cell that has any. */
function textOf(cell: CellsValue[string] | undefined): LocalizedText | undefined {
  return cell === true ? undefined : cell;
}

/** What a cell says: its words, or whether it is so. */
function Cell({ cell }: { readonly cell: CellsValue[string] | undefined }): ReactNode {
  const { language, primary, message, spoken } = useEnvironment();
  const text = textOf(cell);
  const words = text ? readText(text, language, primary) : "";
  if (words !== "") return words;
  return (
    <>
      {cell === true ? <Icon name="tick" /> : <i aria-hidden="true" />}
      <span className="vh" {...spoken}>
        {message(cell === true ? "included" : "notIncluded")}
      </span>
    </>
  );
}

interface RowProps {
  readonly section: Scope;
  readonly rivals: Rivals;
}

/** A row of cells, or a heading of those below it. */
function Row({ section, rivals }: RowProps): ReactNode {
  const value = useField(rows.item.cells);
  const isHeading = useField(rows.item.isHeading);
  const shown = useEnvironment().useField(section, columns.name) as readonly {
    readonly id: string;
    readonly isOurs: boolean;
  }[];
  if (isHeading)
    return (
      <Item as="tr" role="row" className="pricing-comparison__heading">
        <th {...rowHeader} scope="rowgroup" colSpan={shown.length + 1}>
          <Text of="name" as="span" />
        </th>
      </Item>
    );
  return (
    <Item as="tr" role="row">
      <th {...rowHeader} scope="row">
        <Text of="name" as="span" />
      </th>
      {shown.map(({ id, isOurs }) => (
        <td key={id} {...cellRole} data-ours={isOurs ? "" : undefined} data-rival={rivals.get(id)}>
          <Value of="cells" isAlways text={textOf(value[id])}>
            {(added) => (
              <span {...added}>
                <Cell cell={value[id]} />
              </span>
            )}
          </Value>
        </td>
      ))}
    </Item>
  );
}

/** A table of what each of a few things includes. */
export function PricingComparison({ rank }: SectionViewProps): ReactNode {
  const { unfolds, variables } = useEnvironment();
  const scope = useScope();
  const shown = useField(columns);
  const count = shown.length;
  const title = useText(pricingComparisonFields.title);
  const isLarge = count > mostOnPhones;
  const rivals = isLarge && !unfolds ? rivalsOf(shown) : noRivals;
  return (
    <Root
      className="section pricing-comparison"
      ground={useField(pricingComparisonFields.ground)}
      air={useField(pricingComparisonFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        {rivals.size > 0 && <RivalChoices rivals={rivals} label={title} />}
        <div
          className="pricing-comparison__box"
          data-count={count}
          data-scroll={isLarge && unfolds ? "" : undefined}
          data-turns={rivals.size > 0 ? "" : undefined}
          {...variables({ "--columns": `${count}` })}
        >
          <table {...tableRole}>
            <thead {...rowGroup}>
              <Items of="columns" as="tr" role="row">
                {({ index }) => (
                  <>
                    {index === 0 && <td {...cellRole} />}
                    <Column rival={rivals.get(shown[index]?.id ?? "")} />
                  </>
                )}
              </Items>
            </thead>
            <Items of="rows" as="tbody" role="rowgroup">
              {() => <Row section={scope} rivals={rivals} />}
            </Items>
          </table>
        </div>
      </div>
    </Root>
  );
}
