import { defineSection } from "../kit/index.ts";
import { links1Fields } from "./fields.ts";
import { links1Changes } from "./versions.ts";

export const links1 = defineSection({
  id: "Links1",
  category: "links",
  isUnique: false,
  label: { en: "Links", ru: "Ссылки" },
  description: {
    en: "A title and a few links, as a list or as buttons",
    ru: "Заголовок и несколько ссылок, списком или кнопками",
  },
  thumbnailRatio: 0.33,
  hasAnimation: false,
  fields: links1Fields,
  changes: links1Changes,
  load: () => import("./look.ts"),
});
