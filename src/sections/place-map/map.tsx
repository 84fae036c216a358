import type { ReactNode } from "react";
import { drawnTown, townMiddle } from "#/lib/drawn-town.ts";
import { Icon, Picture, useEnvironment, useField, useText } from "../kit/index.ts";
import { Value } from "../kit/slots.tsx";
import { placeMapFields } from "./fields.ts";

/** A town that is always the same for an address, with its middle in the middle. Decoration: the address says all of it. */
function Town({ seed }: { readonly seed: string }): ReactNode {
  const { turn, ...paths } = drawnTown(seed);
  const { x, y } = townMiddle;
  return (
    <svg viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform={`rotate(${turn} ${x} ${y})`}>
        <path className="map-blocks" d={paths.blocks} />
        <path className="map-parks" d={paths.parks} />
        <path className="map-trees" d={paths.trees} />
        <path className="map-water" d={paths.water} />
        <path className="map-avenues" d={paths.avenues} />
        <path className="map-rail" d={paths.rail} />
      </g>
    </svg>
  );
}

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
          <span className="place-map__pin" {...added}>
            <Icon name="place" />
            {name !== "" && <b aria-hidden="true">{name}</b>}
          </span>
        )}
      </Value>
    </div>
  );
}
