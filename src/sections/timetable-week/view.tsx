import type { ReactNode } from "react";
import type { CellFacts } from "#/fields/cell-facts/spec.ts";
import { linesOfCell } from "#/fields/cells/spec.ts";
import type { CellsValue } from "#/fields/cells/spec.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { anchorAttributes } from "../kit/anchor-attributes.ts";
import type { Scope } from "../kit/environment.ts";
import {
  Icon,
  Intro,
  Item,
  Items,
  Root,
  Shown,
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

const { days, kinds, rows } = timetableWeekFields;

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

interface ShownKind {
  readonly id: string;
  readonly name: LocalizedText;
}

interface PlacedProps {
  readonly facts: CellFacts | undefined;
  readonly kind: ShownKind | undefined;
  readonly children: ReactNode;
}

/** What stands in a cell, led to where it leads, with its kind for those who don't see its colour. */
function Told({ facts, kind, children }: PlacedProps): ReactNode {
  const { language, primary, resolve } = useEnvironment();
  const link = facts?.link && resolve(facts.link);
  const name = kind && readText(kind.name, language, primary);
  const words = (
    <>
      {children}
      {name && <span className="vh">{`, ${name}`}</span>}
    </>
  );
  return link ? <a {...anchorAttributes(link)}>{words}</a> : words;
}

/** The number of a kind's colour, by its place in the key; undefined where the key hasn't it. */
function tintOf(all: readonly ShownKind[], kind: string | undefined): number | undefined {
  const at = all.findIndex(({ id }) => id === kind);
  return at === -1 ? undefined : at + 1;
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
  const facts = useField(rows.item.facts);
  const environment = useEnvironment();
  const shown = environment.useField(section, days.name) as readonly ShownDay[];
  const all = environment.useField(section, kinds.name) as readonly ShownKind[];
  return (
    <Item as="tr">
      <th scope="row">
        <Text of="time" as="span" />
      </th>
      {shown.map(({ id, ...day }) => {
        const isFilled = value[id] !== undefined;
        const tint = isFilled ? tintOf(all, facts[id]?.kind) : undefined;
        const data = {
          "data-filled": isFilled && tint === undefined ? "" : undefined,
          "data-tint": tint,
        };
        return (
          <td key={id} {...dayData(day)}>
            <Value of="cells" isAlways>
              {(added) => (
                <span {...data} {...added}>
                  {isFilled && (
                    <Told facts={facts[id]} kind={tint === undefined ? undefined : all[tint - 1]}>
                      <Cell cell={value[id]} />
                    </Told>
                  )}
                </span>
              )}
            </Value>
          </td>
        );
      })}
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

/** What the colours of cells stand for. */
function Key({ on }: { readonly on: "page" | undefined }): ReactNode {
  return (
    <Shown when="kinds">
      <Items of="kinds" className="timetable-week__key" data={{ "data-on": on }}>
        {({ index }) => (
          <Item data={{ "data-tint": index + 1 }}>
            <Text of="name" as="span" />
          </Item>
        )}
      </Items>
    </Shown>
  );
}

/** A table of days and times, which is scrolled where it is wider than the screen, by keys too. */
export function TimetableWeek({ rank }: SectionViewProps): ReactNode {
  const { variables } = useEnvironment();
  const scope = useScope();
  const title = useText(timetableWeekFields.title).trim();
  const ground = useField(timetableWeekFields.ground);
  // colours would all be the brand's on it
  const on = useCount(kinds) > 0 && ground === "brand" ? "page" : undefined;
  return (
    <Root
      className="section timetable-week"
      ground={ground}
      air={useField(timetableWeekFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <div
          className="timetable-week__box"
          data-on={on}
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
        <Key on={on} />
        <Text of="note" as="p" className="caption timetable-week__note" />
      </div>
    </Root>
  );
}
