import type { ReactNode } from "react";
import { Item, Items, Root, Shown, Text, useCount, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { figuresRowFields } from "./fields.ts";

export function FiguresRow({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section figures-row"
      ground={useField(figuresRowFields.ground)}
      air={useField(figuresRowFields.air)}
    >
      <div className="wrap">
        <Shown when="title">
          <div className="head cq">
            <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={40} />
          </div>
        </Shown>
        <Items
          of="figures"
          as="dl"
          className="cells figures-row__list"
          data={{ "data-count": useCount(figuresRowFields.figures) }}
        >
          {() => (
            <Item as="div" className="figures-row__item">
              <Text of="label" as="dt" className="figures-row__label" />
              <Text of="number" as="dd" className="title figures-row__number" level={72} />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
