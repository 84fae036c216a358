import type { ReactNode } from "react";
import { Item, Items, Root, Text, useField } from "../kit/index.ts";
import { LibraryIcon } from "../kit/library-icon.tsx";
import { MapsLink } from "../kit/maps-link.tsx";
import type { SectionViewProps } from "../kit/index.ts";
import { placeMapFields } from "./fields.ts";
import { PlaceDrawing } from "./map.tsx";

const { ways } = placeMapFields;

export function PlaceMap({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section place-map"
      ground={useField(placeMapFields.ground)}
      air={useField(placeMapFields.air)}
    >
      <div className="wrap place-map__grid">
        <PlaceDrawing />
        <div className="place-map__about">
          <div className="cq">
            <Text of="eyebrow" as="p" className="eyebrow" />
            <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={56} />
            <address className="place-map__address">
              <Text of="name" as="b" />
              <Text of="address" as="span" />
            </address>
            <MapsLink of={placeMapFields} />
          </div>
          <Items of="ways" as="ul" className="place-map__ways">
            {() => (
              <Item>
                <LibraryIcon of={ways.item.icon} own="place" />
                <div>
                  <Text of="name" as="b" />
                  <Text of="text" as="p" className="text" />
                </div>
                <Text of="time" as="span" className="place-map__time" />
              </Item>
            )}
          </Items>
        </div>
      </div>
    </Root>
  );
}
