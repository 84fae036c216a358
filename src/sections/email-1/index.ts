import { defineSection } from "../kit/index.ts";
import { email1Fields } from "./fields.ts";
import { email1Changes } from "./versions.ts";

export const email1 = defineSection({
  id: "Email1",
  category: "email",
  isUnique: false,
  hasForm: true,
  label: { en: "Subscribe", ru: "Подписка" },
  description: {
    en: "A card with a title and an email field, on a tint, the brand colour or a picture",
    ru: "Карточка с заголовком и полем для почты: на подложке, фирменном цвете или фотографии",
  },
  thumbnailRatio: 0.37,
  hasAnimation: false,
  fields: email1Fields,
  changes: email1Changes,
  load: () => import("./look.ts"),
  // of its style
  shades: [0.7],
  areWordsAllOver: true,
  isTwoSided: true,
});
