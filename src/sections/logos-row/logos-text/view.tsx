import type { ReactNode } from "react";
import { Item, Items, Root, Text, useCount, useField } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { logosRowFields } from "../fields.ts";
import { Logo } from "../logo.tsx";

/** So many logos have room in one row beside their sentence. */
const mostBeside = 4;

/** A sentence, and the logos that it is about beside it; many have a row below it. */
export function LogosText({ rank }: SectionViewProps): ReactNode {
  const isNamed = useField(logosRowFields.named);
  const isBeside = useCount(logosRowFields.logos) <= mostBeside;
  return (
    <Root
      className="section logos-text"
      ground={useField(logosRowFields.ground)}
      air={useField(logosRowFields.air)}
    >
      <div className="wrap">
        <div className={`logos-text__grid${isBeside ? " logos-text__grid--beside" : ""}`}>
          <div className="cq">
            <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={24} />
          </div>
          <Items of="logos" as="ul" className="logos-text__list">
            {() => (
              <Item>
                <Logo block="logos-text" isNamed={isNamed} />
              </Item>
            )}
          </Items>
        </div>
      </div>
    </Root>
  );
}
