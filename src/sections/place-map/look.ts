import { defineLook } from "../kit/index.ts";
import type { placeMapFields } from "./fields.ts";
import style from "./style.css?inline";
import { PlaceMap } from "./view.tsx";

export const look = defineLook<typeof placeMapFields>({
  View: PlaceMap,
  style,
  about: ({ name, address, place }, read) => ({
    places: [{ name: read(name), address: read(address), point: place }],
  }),
});
