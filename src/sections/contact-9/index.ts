import { defineSection } from "../kit/index.ts";
import { contact9Fields } from "./fields.ts";
import { contact9Changes } from "./versions.ts";

export const contact9 = defineSection({
  id: "Contact9",
  category: "contact",
  isUnique: false,
  label: { en: "Contact details", ru: "Контакты" },
  description: {
    en: "Phone numbers, addresses and hours in large type, up to six blocks",
    ru: "Телефоны, адреса и часы работы крупно, до шести блоков",
  },
  thumbnailRatio: 0.41,
  hasAnimation: false,
  fields: contact9Fields,
  changes: contact9Changes,
  load: () => import("./look.ts"),
});
