import { defineLook } from "../kit/index.ts";
import type { pricingGroupsFields } from "./fields.ts";
import style from "./style.css?inline";
import { PricingGroups } from "./view.tsx";

export const look = defineLook<typeof pricingGroupsFields>({
  View: PricingGroups,
  style,
  about: ({ groups }, read) => ({
    priced: groups.flatMap(({ rows }) =>
      rows.map(({ name, text, price }) => ({
        name: read(name),
        description: read(text),
        price,
        picture: null,
      })),
    ),
  }),
});
