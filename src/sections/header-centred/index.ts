import { defineSection } from "../kit/index.ts";
import { headerCentredFields } from "./fields.ts";

export const headerCentred = defineSection({
  id: "HeaderCentred",
  category: "header",
  isUnique: true,
  label: { en: "Title in the middle", ru: "Заголовок посередине" },
  description: {
    en: "A centred title with a wide picture and up to four proven facts",
    ru: "Заголовок по центру, широкая картинка и до четырёх фактов",
  },
  thumbnailRatio: 0.98,
  hasAnimation: false,
  fields: headerCentredFields,
  load: () => import("./look.ts"),
});
