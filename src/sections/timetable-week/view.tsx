import type { ReactNode } from "react";
import type { CellsValue } from "#/fields/cells/spec.ts";
import { readText } from "#/site/localized-text.ts";
import type { Scope } from "../kit/environment.ts";
import {
  Icon,
  Intro,
  Item,
  Items,
  Root,
  Text,
  useCount,
  useEnvironment,
  useField,
  useScope,
  useText,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Value } from "../kit/slots.tsx";
import { timetableWeekFields } from "./fields.ts";

const { days, rows } = timetableWeekFields;

// wider than a phone, so that keys have to scroll it
const scrolled = { tabIndex: 0, role: "region" } as const;
// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is over the times, which need no name
const corner = <td />;

/** What takes place: words, or a tick. Nothing where nothing does. */
function Cell({ cell }: { readonly cell: CellsValue[string] | undefined }): ReactNode {
  const { language, primary, message, spoken } = useEnvironment();
  if (cell === undefined) return null;
  if (cell !== true) return readText(cell, language, primary);
  return (
    <>
      <Icon name="tick" />
      <span className="vh" {...spoken}>
        {message("included")}
      </span>
    </>
  );
}

function Row({ section }: { readonly section: Scope }): ReactNode {
  const value = useField(rows.item.cells);
  const shown = useEnvironment().useField(section, days.name) as readonly {
    readonly id: string;
    readonly isOurs: boolean;
  }[];
  return (
    <Item as="tr">
      <th scope="row">
        <Text of="time" as="span" />
      </th>
      {shown.map(({ id, isOurs }) => (
        <td key={id} data-ours={isOurs ? "" : undefined}>
          <Value of="cells" isAlways>
            {(added) => (
              <span data-filled={value[id] === undefined ? undefined : ""} {...added}>
                <Cell cell={value[id]} />
              </span>
            )}
          </Value>
        </td>
      ))}
    </Item>
  );
}

function Day(): ReactNode {
  const isOurs = useField(days.item.isOurs);
  return (
    <Item as="th" data={{ "data-ours": isOurs ? "" : undefined }}>
      <Text of="name" as="span" className="timetable-week__day" />
      <Text of="note" as="span" className="caption" />
    </Item>
  );
}

/** A table of days and times, which is scrolled where it is wider than the screen, by keys too. */
export function TimetableWeek({ rank }: SectionViewProps): ReactNode {
  const { variables } = useEnvironment();
  const scope = useScope();
  const title = useText(timetableWeekFields.title).trim();
  return (
    <Root
      className="section timetable-week"
      ground={useField(timetableWeekFields.ground)}
      air={useField(timetableWeekFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <div
          className="timetable-week__box"
          {...scrolled}
          aria-label={title || undefined}
          {...variables({ "--days": String(useCount(days)) })}
        >
          <table>
            <thead>
              <Items of="days" as="tr">
                {({ index }) => (
                  <>
                    {index === 0 && corner}
                    <Day />
                  </>
                )}
              </Items>
            </thead>
            <Items of="rows" as="tbody">
              {() => <Row section={scope} />}
            </Items>
          </table>
        </div>
        <Text of="note" as="p" className="caption timetable-week__note" />
      </div>
    </Root>
  );
}
