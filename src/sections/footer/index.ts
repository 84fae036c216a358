import { defineSection } from "../kit/index.ts";
import { footerFields } from "./fields.ts";

/** The specification's generic footer: its id carries the provider's name. */
export const footer = defineSection({
  id: "VitrineFooter",
  category: "footer",
  isUnique: true,
  label: { en: "Vitrine footer", ru: "Подвал Vitrine" },
  description: {
    en: "Logo, a line about you and columns of links",
    ru: "Логотип, строка о вас и колонки ссылок",
  },
  thumbnailRatio: 0.31,
  hasAnimation: false,
  fields: footerFields,
  load: () => import("./look.ts"),
  isTwoSided: true,
});
