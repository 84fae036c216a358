import type { ReactNode } from "react";
import {
  Intro,
  Item,
  Items,
  Picture,
  Root,
  Shown,
  Text,
  useCount,
  useField,
} from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { stepsNumberedFields } from "../fields.ts";
import { StepIcon } from "../step-icon.tsx";
import { useStepState } from "../step-state.ts";

/** The steps as cards, each with a large number, or a picture and a small one. */
export function StepsCards({ rank }: SectionViewProps): ReactNode {
  const stateOf = useStepState();
  return (
    <Root
      className="section steps-cards"
      ground={useField(stepsNumberedFields.ground)}
      air={useField(stepsNumberedFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items
          of="steps"
          as="ol"
          className="cells steps-cards__list"
          data={{ "data-count": useCount(stepsNumberedFields.steps) }}
        >
          {({ index }) => (
            <Item className="steps-cards__card" data={stateOf(index)}>
              <Shown when="picture">
                <span className="steps-cards__picture">
                  <Picture of="picture" />
                </span>
              </Shown>
              <StepIcon className="steps-cards__icon" />
              <div className="steps-cards__words cq">
                <Text of="label" as="p" className="caption" />
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
