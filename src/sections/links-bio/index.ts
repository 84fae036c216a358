import { defineSection } from "../kit/index.ts";
import { linksBioFields } from "./fields.ts";

export const linksBio = defineSection({
  id: "LinksBio",
  category: "links",
  isUnique: false,
  label: { en: "Link in bio", ru: "Страница-визитка" },
  description: {
    en: "A portrait, a name and up to twelve large links, for your profiles",
    ru: "Портрет, имя и до двенадцати крупных ссылок — для ваших профилей",
  },
  thumbnailRatio: 0.68,
  hasAnimation: false,
  fields: linksBioFields,
  load: () => import("./look.ts"),
});
