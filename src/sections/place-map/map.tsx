import type { ReactNode } from "react";
import { Icon, Picture, useEnvironment, useField, useText } from "../kit/index.ts";
import { Value } from "../kit/slots.tsx";
import { Town } from "../kit/town.tsx";
import { placeMapFields } from "./fields.ts";

/** The owner's own picture of the place, or a drawn town with a pin, which loads nothing from anybody. */
export function PlaceDrawing(): ReactNode {
  const { unfolds } = useEnvironment();
  const name = useText(placeMapFields.name);
  const address = useText(placeMapFields.address);
  const isPicture = useField(placeMapFields.picture) !== null;
  if (isPicture)
    return (
      <div className="place-map__map" data-picture="">
        <Picture of="picture" />
      </div>
    );
  return (
    <div className="place-map__map" data-on="page">
      <Town seed={address} />
      {unfolds && (
        <div className="place-map__own">
          <Picture of="picture" />
        </div>
      )}
      <Value of="place" isAlways>
        {(added) => (
          <span className="map-pin" {...added}>
            <Icon name="place" />
            {name !== "" && <b aria-hidden="true">{name}</b>}
          </span>
        )}
      </Value>
    </div>
  );
}
