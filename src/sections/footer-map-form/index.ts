import { defineSection } from "../kit/index.ts";
import { footerMapFormFields } from "./fields.ts";

export const footerMapForm = defineSection({
  id: "FooterMapForm",
  category: "footer",
  isUnique: true,
  hasForm: true,
  label: { en: "Footer with a map and a form", ru: "Подвал с картой и формой" },
  description: {
    en: "A large line over a drawn map with your address and a form for questions, links below",
    ru: "Крупная строка, под ней нарисованная карта с адресом и форма для вопросов, ниже ссылки",
  },
  thumbnailRatio: 0.8,
  hasAnimation: false,
  fields: footerMapFormFields,
  load: () => import("./look.ts"),
});
