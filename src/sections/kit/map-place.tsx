import type { ReactNode } from "react";
import { useText } from "./hooks.ts";
import { Icon } from "./icon.tsx";
import { MapsLink } from "./maps-link.tsx";
import type { PlaceFields } from "./place-fields.ts";
import { Shown, Text, Value } from "./slots.tsx";
import { Town } from "./town.tsx";

/**
 * A drawn town with a pin, which loads nothing from anybody, and on it a card with the address and the way to maps. Its
 * style is map-place.css.
 */
export function MapPlace({ of }: { readonly of: PlaceFields }): ReactNode {
  return (
    <div className="map-place" data-on="page">
      <Town seed={useText(of.address)} />
      <Value of={of.place.name} isAlways>
        {(added) => (
          <span className="map-pin" {...added}>
            <Icon name="place" />
          </span>
        )}
      </Value>
      <Shown when={[of.address.name, of.addressNote.name, of.more.name]}>
        <div className="map-place__card">
          <address>
            <Text of={of.address.name} as="b" />
            <Text of={of.addressNote.name} as="span" />
          </address>
          <MapsLink of={of} />
        </div>
      </Shown>
    </div>
  );
}
