import type { ReactNode } from "react";
import { clockText } from "#/fields/times/times-text.ts";
import type { Clock } from "#/fields/times/times-text.ts";
import { Anchor, Item, Text, useEnvironment, useField } from "../kit/index.ts";
import { Value } from "../kit/slots.tsx";
import { programmeTracksFields } from "./fields.ts";
import type { Place } from "./plan.ts";

const { item } = programmeTracksFields.days.item.sessions;

/** A room or a track, as the page's language reads it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What sessions read of the section around them. */
export interface Around {
  readonly rooms: readonly Named[];
  readonly tracks: readonly Named[];
  /** What is said of a session without a room. */
  readonly everyone: string;
  readonly clock: Clock;
  /** What visitors keep sessions in; undefined where they keep none. */
  readonly keeps: string | undefined;
  /** What a highlighted session stands on. */
  readonly keyOn: "brand" | "page";
}

function Times({ clock }: { readonly clock: Clock }): ReactNode {
  const { language } = useEnvironment();
  const { from, to } = useField(item.times);
  return (
    <Value of="times">
      {(added, placeholder) => (
        <span className="programme__times" {...added}>
          {from === "" ? (
            placeholder
          ) : (
            <time dateTime={from}>{clockText(from, clock, language)}</time>
          )}
          {to !== "" && (
            <span>
              –<time dateTime={to}>{clockText(to, clock, language)}</time>
            </span>
          )}
        </span>
      )}
    </Value>
  );
}

interface SessionProps {
  readonly id: string;
  readonly place: Place | undefined;
  readonly around: Around;
  readonly as: "h3" | "h4";
}

/** A session: time, track and room, title and who. */
export function Session({ id, place, around, as: Heading }: SessionProps): ReactNode {
  const { variables } = useEnvironment();
  const trackId = useField(item.track);
  const roomId = useField(item.room);
  const isKey = useField(item.isKey);
  const track = around.tracks.findIndex(({ id }) => id === trackId);
  const room = around.rooms.find(({ id }) => id === roomId);
  const lines = place && {
    "--r": String(place.row),
    "--e": String(place.rowEnd),
    "--c": String(place.column),
    "--d": String(place.columnEnd),
  };
  return (
    <Item
      className="programme__session"
      data={{
        "data-track": track + 1,
        "data-key": around.keeps === undefined ? undefined : id,
        "data-all": room ? undefined : "",
        "data-on": isKey ? around.keyOn : undefined,
        ...(lines && variables(lines)),
      }}
    >
      <div className="programme__when">
        <Value of="track" isAlways>
          {(added) => (
            <span className="programme__track" {...added}>
              <i className="programme__mark" data-mark={track + 1} aria-hidden="true" />
              <span className="vh">{around.tracks[track]?.name}</span>
            </span>
          )}
        </Value>
        <Times clock={around.clock} />
      </div>
      <Value of="room" isAlways>
        {(added) => (
          <p className="programme__room" {...added}>
            {room?.name ?? around.everyone}
          </p>
        )}
      </Value>
      <Heading className="programme__name">
        <Anchor of="link">
          <Text of="title" as="span" />
        </Anchor>
      </Heading>
      <Text of="who" as="p" className="programme__who" />
    </Item>
  );
}
