import { defineSection } from "../kit/index.ts";
import { portfolio12Fields } from "./fields.ts";
import { portfolio12Changes } from "./versions.ts";

export const portfolio12 = defineSection({
  id: "Portfolio12",
  category: "portfolio",
  isUnique: false,
  label: { en: "Gallery", ru: "Галерея" },
  description: {
    en: "Rows of one to four pictures with titles and links",
    ru: "Ряды, в каждом от одной до четырёх фотографий с подписями и ссылками",
  },
  thumbnailRatio: 1,
  hasAnimation: false,
  fields: portfolio12Fields,
  changes: portfolio12Changes,
  load: () => import("./look.ts"),
});
