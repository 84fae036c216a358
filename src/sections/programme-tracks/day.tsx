import type { ReactNode } from "react";
import { hourText } from "#/fields/times/times-text.ts";
import { Anchor, Icon, Item, Items, Text, useEnvironment, useField } from "../kit/index.ts";
import { programmeTracksFields } from "./fields.ts";
import type { DayPlan } from "./plan.ts";
import { Session } from "./session.tsx";
import type { Around } from "./session.tsx";

interface DayProps {
  /** Levels of the headings of days, and of sessions within them. */
  readonly headings: readonly ["h2", "h3"] | readonly ["h3", "h4"];
  readonly index: number;
  readonly plan: DayPlan | undefined;
  readonly around: Around;
  /** Its sessions, if it has any, are on another page. */
  readonly isElsewhere: boolean;
  /** Its sessions are opened on the canvas by its name. */
  readonly isFolded: boolean;
}

/** What a day is called. One without sessions leads to where they are. */
function DayName({ as: Heading }: { readonly as: "h2" | "h3" }): ReactNode {
  const { sessions } = programmeTracksFields.days.item;
  if (useField(sessions).length > 0) return <Text of="date" as={Heading} />;
  return (
    <Heading>
      <Anchor of="link">
        <Text of="date" as="span" />
      </Anchor>
    </Heading>
  );
}

type SessionsProps = Pick<DayProps, "plan" | "around"> & { readonly as: "h3" | "h4" };

/** One list in time order, which stands in quarter hours × rooms where there is room for them. */
function Sessions({ plan, around, as }: SessionsProps): ReactNode {
  const { language, variables } = useEnvironment();
  return (
    <div
      className="programme__grid"
      {...variables({
        "--rows": String(Math.max(1, plan?.rows ?? 1)),
        "--last": String(Math.max(1, plan?.lastRows ?? 1)),
      })}
    >
      <div className="programme__hours" aria-hidden="true">
        {plan?.hours.map((hour) => (
          <span key={hour}>{hourText(hour, around.clock, language)}</span>
        ))}
      </div>
      <Items of="sessions" as="ol" className="programme__list" {...(plan && { order: plan.order })}>
        {({ id }) => <Session id={id} place={plan?.places.get(id)} around={around} as={as} />}
      </Items>
    </div>
  );
}

export function Day({ headings, index, plan, around, isElsewhere, isFolded }: DayProps): ReactNode {
  const [own, inner] = headings;
  const hasSessions = useField(programmeTracksFields.days.item.sessions).length > 0;
  if (isElsewhere && hasSessions) return null;
  const date = (
    <>
      <DayName as={own} />
      <Text of="note" as="p" className="caption" />
    </>
  );
  const sessions = <Sessions plan={plan} around={around} as={inner} />;
  return (
    <Item as="div" className="programme__day" data={{ "data-day": index + 1 }}>
      {isFolded ? (
        <details>
          <summary className="programme__date">
            {date}
            <Icon name="plus" />
          </summary>
          {sessions}
        </details>
      ) : (
        <>
          <div className="programme__date">{date}</div>
          {sessions}
        </>
      )}
    </Item>
  );
}
