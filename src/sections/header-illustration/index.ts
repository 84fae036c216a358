import { defineSection } from "../kit/index.ts";
import { headerIllustrationFields } from "./fields.ts";

export const headerIllustration = defineSection({
  id: "HeaderIllustration",
  category: "header",
  isUnique: true,
  label: { en: "Header with an illustration", ru: "Шапка с иллюстрацией" },
  description: {
    en: "A title and two buttons on a colour, and a wide illustration along the foot",
    ru: "Заголовок и две кнопки на цвете, внизу широкая иллюстрация",
  },
  thumbnailRatio: 0.65,
  hasAnimation: false,
  fields: headerIllustrationFields,
  load: () => import("./look.ts"),
});
