import { defineSection } from "../kit/index.ts";
import { contactMapFields } from "./fields.ts";

export const contactMap = defineSection({
  id: "ContactMap",
  category: "contact",
  isUnique: false,
  hasForm: true,
  label: { en: "Contact form with a map", ru: "Форма связи с картой" },
  description: {
    en: "A form beside a drawn map with your address, and two to six facts below it",
    ru: "Форма, рядом нарисованная карта с адресом и под ней от двух до шести фактов",
  },
  thumbnailRatio: 0.6,
  hasAnimation: false,
  fields: contactMapFields,
  load: () => import("./look.ts"),
});
