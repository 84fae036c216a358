import type { ReactNode } from "react";
import { Icon, Intro, Item, Items, Root, Text, useEnvironment, useField } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { questionsColumnsFields } from "../fields.ts";

export function QuestionsAccordion({ rank }: SectionViewProps): ReactNode {
  const { unfolds } = useEnvironment();
  return (
    <Root
      className="section questions-accordion"
      ground={useField(questionsColumnsFields.ground)}
      air={useField(questionsColumnsFields.air)}
    >
      <div className="wrap questions-accordion__grid">
        <Intro rank={rank} />
        <Items of="questions" as="div" className="questions-accordion__list">
          {({ index }) => (
            <Item as="div" className="questions-accordion__item">
              <details open={unfolds || index === 0}>
                <summary>
                  <Text of="question" as={rank === 1 ? "h2" : "h3"} className="title" level={24} />
                  <Icon name="plus" />
                </summary>
                <Text of="answer" as="div" className="text passage" />
              </details>
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
