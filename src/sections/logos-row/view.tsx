import type { ReactNode } from "react";
import { Item, Items, Root, Text, useCount, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { logosRowFields } from "./fields.ts";
import { Logo } from "./logo.tsx";

export function LogosRow({ rank }: SectionViewProps): ReactNode {
  const isNamed = useField(logosRowFields.named);
  return (
    <Root
      className="section logos-row"
      ground={useField(logosRowFields.ground)}
      air={useField(logosRowFields.air)}
    >
      <div className="wrap">
        <Text
          of="title"
          as={rank === 1 ? "h1" : "h2"}
          className={rank === 1 ? "title" : "logos-row__title"}
          level={32}
        />
        <Items
          of="logos"
          as="ul"
          className="logos-row__list"
          data={{ "data-count": useCount(logosRowFields.logos) }}
        >
          {() => (
            <Item>
              <Logo block="logos-row" isNamed={isNamed} />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
