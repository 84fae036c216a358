import type { ReactNode } from "react";
import type { Named } from "#/fields/field-spec.ts";
import type { ChoiceField } from "#/fields/choice/spec.ts";
import { mapsAddress } from "#/fields/place/maps-address.ts";
import type { MapService } from "#/fields/place/maps-address.ts";
import type { PlaceField } from "#/fields/place/spec.ts";
import type { TextField } from "#/fields/text/spec.ts";
import { useField, useText } from "./hooks.ts";
import { Icon } from "./icon.tsx";
import { Shown, Text } from "./slots.tsx";

interface MapsLinkProps {
  readonly of: {
    readonly address: Named<TextField>;
    readonly place: Named<PlaceField>;
    readonly maps: Named<ChoiceField<MapService>>;
    readonly more: Named<TextField>;
  };
}

/** Leads to a place in the maps that the owner chose; on phones their application. Nothing where it has no words. */
export function MapsLink({ of }: MapsLinkProps): ReactNode {
  const address = useText(of.address);
  const href = mapsAddress(useField(of.maps), useField(of.place), address);
  const words = (
    <>
      <Text of={of.more.name} as="span" />
      <Icon name="arrow" />
    </>
  );
  return (
    <Shown when={of.more.name}>
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
