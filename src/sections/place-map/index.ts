import { defineSection } from "../kit/index.ts";
import { placeMapFields } from "./fields.ts";

export const placeMap = defineSection({
  id: "PlaceMap",
  category: "place",
  isUnique: false,
  label: { en: "Map and directions", ru: "Карта и дорога" },
  description: {
    en: "Where you are: a drawn map with a pin, the address, a link to maps and ways to get there",
    ru: "Где вы: нарисованная карта с меткой, адрес, ссылка на карты и как добраться",
  },
  thumbnailRatio: 0.63,
  hasAnimation: false,
  fields: placeMapFields,
  load: () => import("./look.ts"),
});
