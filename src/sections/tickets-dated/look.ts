import { defineLook } from "../kit/index.ts";
import type { ticketsDatedFields } from "./fields.ts";
import style from "./style.css?inline";
import { TicketsDated } from "./view.tsx";

export const look = defineLook<typeof ticketsDatedFields>({
  View: TicketsDated,
  style,
  // what is sold out is no offer
  about: ({ tickets }, read) => ({
    priced: tickets
      .filter(({ state }) => state !== "gone")
      .map(({ name, text, price }) => ({
        name: read(name),
        description: read(text),
        price,
        picture: null,
      })),
  }),
});
