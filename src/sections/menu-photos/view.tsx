import type { ReactNode } from "react";
import { Intro, Item, Items, Picture, Root, Text, useCount, useField } from "../kit/index.ts";
import { Price } from "../kit/price.tsx";
import type { SectionViewProps } from "../kit/index.ts";
import { Legend, Marks } from "../kit/legend.tsx";
import { menuPhotosFields } from "./fields.ts";

const { dishes } = menuPhotosFields;

function Dish({ rank }: Pick<SectionViewProps, "rank">): ReactNode {
  return (
    <>
      <span className="plate menu-photos__plate">
        <Picture of="picture" />
      </span>
      <Text of="name" as={rank === 1 ? "h2" : "h3"} className="title" level={24} />
      <Text of="text" as="p" className="text" />
    </>
  );
}

/** Dishes on tinted cards, their plates over the edge. */
export function MenuPhotos({ rank }: SectionViewProps): ReactNode {
  const marks = useField(menuPhotosFields.legend);
  const count = useCount(dishes);
  return (
    <Root
      className="section menu-photos"
      ground={useField(menuPhotosFields.ground)}
      air={useField(menuPhotosFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items
          of="dishes"
          className="menu-photos__list"
          isScrolled={count > 1}
          data={{ "data-count": count }}
        >
          {() => (
            <Item className="menu-photos__dish">
              <Dish rank={rank} />
              <div className="menu-photos__foot">
                <Price of={dishes.item.price} />
                <Marks of={dishes.item.marks} legend={menuPhotosFields.legend} items={marks} />
              </div>
            </Item>
          )}
        </Items>
        <Legend of={menuPhotosFields.legend} />
      </div>
    </Root>
  );
}
