import type { ReactNode } from "react";
import { Intro, Item, Items, Root, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { questionsColumnsFields } from "./fields.ts";

export function QuestionsColumns({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section questions-columns"
      ground={useField(questionsColumnsFields.ground)}
      air={useField(questionsColumnsFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items of="questions" as="div" className="questions-columns__list">
          {() => (
            <Item as="div" className="questions-columns__item numbered cq">
              <Text of="question" as={rank === 1 ? "h2" : "h3"} className="title" level={24} />
              <Text of="answer" as="div" className="text passage" />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
