import type { ReactNode } from "react";
import { Intro, Item, Items, Root, Text, useCount, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { stepsNumberedFields } from "./fields.ts";
import { StepIcon } from "./step-icon.tsx";
import { useStepState } from "./step-state.ts";

export function StepsNumbered({ rank }: SectionViewProps): ReactNode {
  const stateOf = useStepState();
  return (
    <Root
      className="section steps-numbered"
      ground={useField(stepsNumberedFields.ground)}
      air={useField(stepsNumberedFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items
          of="steps"
          as="ol"
          className="steps-numbered__list"
          data={{ "data-count": useCount(stepsNumberedFields.steps) }}
        >
          {({ index }) => (
            <Item className="steps-numbered__item cq" data={stateOf(index)}>
              <StepIcon className="steps-numbered__icon" />
              <Text of="label" as="p" className="caption" />
              <Text of="title" as={rank === 1 ? "h2" : "h3"} className="title" level={24} />
              <Text of="text" as="p" className="text" />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
