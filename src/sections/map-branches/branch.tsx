import type { ReactNode } from "react";
import { mapsAddress } from "#/fields/place/maps-address.ts";
import type { MapService } from "#/fields/place/maps-address.ts";
import { Item, Text, useEnvironment, useField, useText } from "../kit/index.ts";
import { useFieldId } from "../kit/form.tsx";
import { OpenNow } from "../kit/open-now.tsx";
import { Value } from "../kit/slots.tsx";
import { mapBranchesFields } from "./fields.ts";
import type { PinPlace } from "./pin-places.ts";

const { item } = mapBranchesFields.branches;

/** Whether it is open now, by its own hours or the site's; until when it is closed, where that is for longer. */
function State(): ReactNode {
  const { hours: ofSite } = useEnvironment();
  const hours = useField(item.hours) ?? ofSite;
  const isClosed = useText(item.closed) !== "";
  return (
    <>
      <Text of="closed" as="span" className="map-branches__closed" />
      {!isClosed && (
        <Value of="hours" isAlways>
          {(added, placeholder) =>
            hours ? (
              <span className="map-branches__state" {...added}>
                <OpenNow hours={hours} />
              </span>
            ) : (
              placeholder !== undefined && <span {...added}>{placeholder}</span>
            )
          }
        </Value>
      )}
    </>
  );
}

interface PinProps {
  /** The row that it is the pin of. */
  readonly row: string;
  readonly number: number;
  readonly place: PinPlace;
}

/**
 * The pin of a row stands in it, so that what is over one of both, has the focus or is led to marks the two; its style
 * puts it over the map. Screen readers and keys have the row.
 */
function Pin({ row, number, place: { x, y } }: PinProps): ReactNode {
  const { variables } = useEnvironment();
  return (
    <a
      className="map-branches__pin"
      href={`#${row}`}
      tabIndex={-1}
      aria-hidden="true"
      data-off={useText(item.closed) === "" ? undefined : ""}
      {...variables({ "--x": `${x}%`, "--y": `${y}%` })}
    >
      <b>{number}</b>
    </a>
  );
}

interface BranchProps {
  readonly id: string;
  /** Undefined where the map has no room for it. */
  readonly pin: PinPlace | undefined;
  readonly number: number;
  readonly service: MapService;
  readonly as: "h2" | "h3";
}

/** An address with its number on the map: what is there, and whether it is open. */
export function Branch({ id, pin, number, service, as: Heading }: BranchProps): ReactNode {
  const href = mapsAddress(service, useField(item.place), useText(item.name));
  const name = <Text of="name" as="span" />;
  const row = useFieldId(id);
  return (
    <Item className="map-branches__branch" data={pin && { id: row }}>
      <Value of="place" isAlways>
        {(added) => (
          <span className="map-branches__number" {...added}>
            {number}
          </span>
        )}
      </Value>
      <div>
        <Heading className="map-branches__name">
          {href === undefined ? (
            name
          ) : (
            <a href={href} target="_blank" rel="noopener">
              {name}
            </a>
          )}
        </Heading>
        <Text of="text" as="p" className="map-branches__text" />
        <Text of="phone" as="p" className="map-branches__text" isContact />
        <State />
      </div>
      {pin && <Pin row={row} number={number} place={pin} />}
    </Item>
  );
}
