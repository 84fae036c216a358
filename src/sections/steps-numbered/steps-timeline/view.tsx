import type { ReactNode } from "react";
import { Intro, Item, Items, Root, Text, useField } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { stepsNumberedFields } from "../fields.ts";
import { useStepState } from "../step-state.ts";

/** The steps down a line, each with its time beside it. */
export function StepsTimeline({ rank }: SectionViewProps): ReactNode {
  const stateOf = useStepState();
  return (
    <Root
      className="section steps-timeline"
      ground={useField(stepsNumberedFields.ground)}
      air={useField(stepsNumberedFields.air)}
    >
      <div className="wrap steps-timeline__grid">
        <Intro rank={rank} />
        <Items of="steps" as="ol" className="steps-timeline__list">
          {({ index }) => (
            <Item className="steps-timeline__item" data={stateOf(index)}>
              <Text of="label" as="p" className="steps-timeline__when" />
              <div className="cq">
                <Text of="title" as={rank === 1 ? "h2" : "h3"} className="title" level={32} />
                <Text of="text" as="p" className="text" />
              </div>
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
