import type { ReactNode } from "react";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import {
  Item,
  Items,
  MoreLink,
  Root,
  Shown,
  Text,
  useEnvironment,
  useField,
  useText,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { DayChoices, Tracks } from "./choices.tsx";
import { Plan, usePlanName } from "./keep.tsx";
import { Day } from "./day.tsx";
import { programmeTracksFields } from "./fields.ts";
import { planOf } from "./plan.ts";
import type { Around } from "./session.tsx";
import { useDaysElsewhere, useExtent, useFoldedDays } from "./use-extent.ts";

const fields = programmeTracksFields;

/** Pixels of a room's column, and of the times beside them: what is narrower is scrolled. */
const least = { room: 160, lane: 112, times: 88 };
/** What is wider than this may be scrolled, which keys have to reach. */
const narrowest = 800;

function useAround(isOnColour: boolean): Around {
  const { language, primary } = useEnvironment();
  const named = ({ id, name }: { readonly id: string; readonly name: LocalizedText }) => ({
    id,
    name: readText(name, language, primary),
  });
  return {
    rooms: useField(fields.rooms).map(named),
    tracks: useField(fields.tracks).map(named),
    everyone: useText(fields.everyone),
    clock: useField(fields.clock),
    keyOn: isOnColour ? "page" : "brand",
    keeps: usePlanName(),
  };
}

/** The heads of the columns. */
function Rooms(): ReactNode {
  return (
    <Items of="rooms" className="programme__rooms">
      {() => (
        <Item>
          <Text of="name" as="b" />
          <Text of="note" as="span" className="caption" />
        </Item>
      )}
    </Items>
  );
}

/** What opens the programme: title and days, the tracks below them or beside them. */
function Head({ rank }: Pick<SectionViewProps, "rank">): ReactNode {
  const { unfolds, language, primary } = useEnvironment();
  const days = useField(fields.days);
  const elsewhere = useDaysElsewhere();
  const hasTitle = useExtent() !== "own page" || rank === 1;
  const read = (text: LocalizedText): string => readText(text, language, primary);
  return (
    <div className="programme__head">
      {hasTitle && (
        <Shown when={["eyebrow", "title", "paragraph"]}>
          <div className="programme__intro cq">
            <Text of="eyebrow" as="p" className="eyebrow" />
            <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={72} />
            <Text of="paragraph" as="p" className="text" />
          </div>
        </Shown>
      )}
      {!unfolds && days.length > 1 && (
        <DayChoices
          of={days.map(({ id, date, note }, index) => ({
            id,
            date: read(date),
            note: read(note),
            elsewhere: elsewhere[index] ?? null,
          }))}
        />
      )}
      <Tracks />
      <Plan />
    </div>
  );
}

/** Sessions by time and room. */
export function ProgrammeTracks({ rank }: SectionViewProps): ReactNode {
  const { unfolds, variables } = useEnvironment();
  const ground = useField(fields.ground);
  const days = useField(fields.days);
  const around = useAround(ground === "brand" || ground === "second");
  const elsewhere = useDaysElsewhere();
  const isFolded = useFoldedDays();
  const isOwnPage = useExtent() === "own page";
  const plan = planOf(
    days.map(({ sessions }, index) => (elsewhere[index] ? [] : sessions)),
    around.rooms.map(({ id }) => id),
  );
  const title = useText(fields.title).trim() || undefined;
  // a programme without a title has its days as headings below the page's
  const isOuter = rank === 1 || title === undefined || isOwnPage;
  const width = least.times + plan.rooms * Math.max(least.room, plan.lanes * least.lane);
  return (
    <Root
      className="section programme"
      ground={ground}
      air={useField(fields.air)}
      data={{
        "data-unfolded": unfolds ? "" : undefined,
        "data-switch": !unfolds && days.length > 1 ? "" : undefined,
        "data-grid": plan.isCrowded ? undefined : "",
        "data-keeps": around.keeps,
      }}
    >
      <div className="wrap">
        <Head rank={rank} />
        <div
          className="programme__box"
          {...(width > narrowest && { tabIndex: 0, role: "region", "aria-label": title })}
          {...variables({
            "--lanes": String(plan.lanes),
            "--columns": String(plan.rooms * plan.lanes),
            "--least": `${width}px`,
          })}
        >
          <Rooms />
          <Items of="days" as="div">
            {({ index }) => (
              <Day
                headings={isOuter ? ["h2", "h3"] : ["h3", "h4"]}
                index={index}
                plan={plan.days[index]}
                around={around}
                isElsewhere={Boolean(elsewhere[index])}
                isFolded={isFolded(index)}
              />
            )}
          </Items>
        </div>
        <Shown when={isOwnPage ? "note" : ["note", "more"]}>
          <div className="programme__foot">
            <Text of="note" as="p" className="caption" />
            {!isOwnPage && <MoreLink />}
          </div>
        </Shown>
      </div>
    </Root>
  );
}
