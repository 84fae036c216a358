import { defineSection } from "../kit/index.ts";
import { footerClosingFields } from "./fields.ts";

/** What the layouts have in common. */
const model = { category: "footer", isUnique: true, fields: footerClosingFields } as const;

export const footerClosing = defineSection({
  ...model,
  id: "FooterClosing",
  label: { en: "Footer with a call to action", ru: "Подвал с призывом к действию" },
  description: {
    en: "A large line and a button over columns of links",
    ru: "Крупная строка и кнопка над колонками ссылок",
  },
  thumbnailRatio: 0.48,
  hasAnimation: false,
  load: () => import("./look.ts"),
});

export const footerWordmark = defineSection({
  ...model,
  id: "FooterWordmark",
  label: { en: "Footer with a large name", ru: "Подвал с крупным названием" },
  description: {
    en: "A line, columns of links, and the site’s name across the page",
    ru: "Строка, колонки ссылок и название сайта во всю ширину",
  },
  thumbnailRatio: 0.7,
  hasAnimation: false,
  load: () => import("./footer-wordmark/look.ts"),
});
