import { defineLook } from "../kit/index.ts";
import type { menuPhotosFields } from "./fields.ts";
import style from "./style.css?inline";
import { MenuPhotos } from "./view.tsx";

export const look = defineLook<typeof menuPhotosFields>({
  View: MenuPhotos,
  style,
  about: ({ title, dishes }, read) => ({
    menus: [
      {
        name: read(title),
        groups: [
          {
            name: "",
            description: "",
            dishes: dishes.map(({ name, text, price, picture }) => ({
              name: read(name),
              description: read(text),
              price,
              picture,
            })),
          },
        ],
      },
    ],
  }),
});
