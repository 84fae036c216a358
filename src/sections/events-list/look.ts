import { isoOf, isoOfEnd } from "#/fields/date/date-text.ts";
import { defineLook } from "../kit/index.ts";
import type { eventsListFields } from "./fields.ts";
import style from "./style.css?inline";
import { EventsList } from "./view.tsx";

export const look = defineLook<typeof eventsListFields>({
  View: EventsList,
  style,
  about: ({ events }, read) => ({
    happenings: events.flatMap(({ title, text, place, date }) =>
      date
        ? [
            {
              name: read(title),
              description: read(text),
              place: read(place),
              start: isoOf(date),
              end: isoOfEnd(date) ?? "",
            },
          ]
        : [],
    ),
  }),
});
