import { defineLook } from "../kit/index.ts";
import type { menuRestaurantFields } from "./fields.ts";
import style from "./style.css?inline";
import { MenuRestaurant } from "./view.tsx";

export const look = defineLook<typeof menuRestaurantFields>({
  View: MenuRestaurant,
  style,
  about: ({ title, groups }, read) => ({
    menus: [
      {
        name: read(title),
        groups: groups.map((group) => ({
          name: read(group.name),
          description: read(group.note),
          dishes: group.dishes.map(({ name, text, price }) => ({
            name: read(name),
            description: read(text),
            price,
            picture: null,
          })),
        })),
      },
    ],
  }),
});
