import type { ReactNode } from "react";
import { Intro, Item, Items, Root, Text, useCount, useField } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { stepsNumberedFields } from "../fields.ts";
import { useStepState } from "../step-state.ts";
import { moonPhase } from "./moon-phase.ts";

/** The steps as discs that fill and empty, as a moon does. */
export function StepsPhases({ rank }: SectionViewProps): ReactNode {
  const stateOf = useStepState();
  return (
    <Root
      className="section steps-phases"
      ground={useField(stepsNumberedFields.ground)}
      air={useField(stepsNumberedFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items
          of="steps"
          as="ol"
          className="steps-phases__list"
          data={{ "data-count": useCount(stepsNumberedFields.steps) }}
        >
          {({ index, count }) => (
            <Item className="steps-phases__step" data={stateOf(index)}>
              <svg className="steps-phases__disc" viewBox="0 0 100 100" aria-hidden="true">
                <circle cx="50" cy="50" r="50" />
                <path d={moonPhase(index, count)} />
              </svg>
              <div className="steps-phases__words cq">
                <Text of="label" as="p" className="steps-phases__label" />
                <Text of="title" as={rank === 1 ? "h2" : "h3"} className="title" level={24} />
                <Text of="text" as="p" className="text" />
              </div>
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
