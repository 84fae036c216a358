import type { ReactNode } from "react";
import { Anchor, Item, Items, Picture, Root, Text, useCount, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { logosRowFields } from "./fields.ts";

/** A logo; until there is a picture, the name in the heading's font. */
function Logo(): ReactNode {
  const hasPicture = useField(logosRowFields.logos.item.picture) !== null;
  return (
    <Anchor of="link" className="logos-row__logo">
      <Picture of="picture" />
      <Text of="name" as="span" className={hasPicture ? "vh" : "logos-row__name"} />
    </Anchor>
  );
}

export function LogosRow({ rank }: SectionViewProps): ReactNode {
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
              <Logo />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
