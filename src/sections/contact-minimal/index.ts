import { defineSection } from "../kit/index.ts";
import { contactMinimalFields } from "./fields.ts";

export const contactMinimal = defineSection({
  id: "ContactMinimal",
  category: "contact",
  isUnique: false,
  label: { en: "Address as a title", ru: "Адрес вместо заголовка" },
  description: {
    en: "Your email as large as the page, and up to four facts below",
    ru: "Почта во всю ширину страницы и до четырёх фактов под ней",
  },
  thumbnailRatio: 0.47,
  hasAnimation: false,
  fields: contactMinimalFields,
  load: () => import("./look.ts"),
});
