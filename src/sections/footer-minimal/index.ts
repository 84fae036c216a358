import { defineSection } from "../kit/index.ts";
import { footerMinimalFields } from "./fields.ts";

export const footerMinimal = defineSection({
  id: "FooterMinimal",
  category: "footer",
  isUnique: true,
  label: { en: "Single-line footer", ru: "Подвал в строку" },
  description: {
    en: "Links in a line, and the site’s name rising from the page’s edge",
    ru: "Ссылки в строку и название сайта у самого края страницы",
  },
  thumbnailRatio: 0.43,
  hasAnimation: false,
  fields: footerMinimalFields,
  load: () => import("./look.ts"),
});
