import type { ReactNode } from "react";
import { mapsAddress } from "#/fields/place/maps-address.ts";
import { Icon, Item, Items, Root, Shown, Text, useField, useText } from "../kit/index.ts";
import { LibraryIcon } from "../kit/library-icon.tsx";
import type { SectionViewProps } from "../kit/index.ts";
import { placeMapFields } from "./fields.ts";
import { PlaceDrawing } from "./map.tsx";

const { ways } = placeMapFields;

/** Leads to the place in the maps that the owner chose; on phones their application. */
function MapsLink(): ReactNode {
  const address = useText(placeMapFields.address);
  const href = mapsAddress(useField(placeMapFields.maps), useField(placeMapFields.place), address);
  const words = (
    <>
      <Text of="more" as="span" />
      <Icon name="arrow" />
    </>
  );
  return (
    <Shown when="more">
      {href === undefined ? (
        <span className="go">{words}</span>
      ) : (
        <a className="go" href={href} target="_blank" rel="noopener">
          {words}
        </a>
      )}
    </Shown>
  );
}

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
            <MapsLink />
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
