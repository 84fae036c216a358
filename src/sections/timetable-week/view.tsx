import type { ReactNode } from "react";
import { linesOfCell } from "#/fields/cells/spec.ts";
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
  useCount,
  useEnvironment,
  useField,
  useScope,
  useText,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Value } from "../kit/slots.tsx";
import { timetableWeekFields } from "./fields.ts";
import { weekdayNamed } from "./weekday-named.ts";

const { days, rows } = timetableWeekFields;

// wider than a phone, so that keys have to scroll it
const scrolled = { tabIndex: 0, role: "region" } as const;
// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is over the times, which need no name
const corner = <td />;

/** What takes place: words and a note, or a tick. Nothing where nothing does. */
function Cell({ cell }: { readonly cell: CellsValue[string] | undefined }): ReactNode {
  const { language, primary, message, spoken } = useEnvironment();
  if (cell === undefined) return null;
  if (cell !== true) {
    const { words, note } = linesOfCell(readText(cell, language, primary));
    return (
      <>
        {words}
        {note !== "" && <small>{note}</small>}
      </>
    );
  }
  return (
    <>
      <Icon name="tick" />
      <span className="vh" {...spoken}>
        {message("included")}
      </span>
    </>
  );
}

interface ShownDay {
  readonly id: string;
  readonly isOurs: boolean;
  readonly name: LocalizedText;
}

/** What a style sheet and the script that marks today know of a column. */
function useDayData(): (day: Omit<ShownDay, "id">) => Readonly<Record<string, string | undefined>> {
  const { language, primary } = useEnvironment();
  return ({ isOurs, name }) => ({
    "data-ours": isOurs ? "" : undefined,
    "data-weekday": weekdayNamed(readText(name, language, primary), language)?.toString(),
  });
}

function Row({ section }: { readonly section: Scope }): ReactNode {
  const value = useField(rows.item.cells);
  const dayData = useDayData();
  const shown = useEnvironment().useField(section, days.name) as readonly ShownDay[];
  return (
    <Item as="tr">
      <th scope="row">
        <Text of="time" as="span" />
      </th>
      {shown.map(({ id, ...day }) => (
        <td key={id} {...dayData(day)}>
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
  const dayData = useDayData();
  const day = { isOurs: useField(days.item.isOurs), name: useField(days.item.name) };
  return (
    <Item as="th" data={dayData(day)}>
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
