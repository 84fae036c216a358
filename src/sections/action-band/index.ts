import { defineSection } from "../kit/index.ts";
import { actionBandFields } from "./fields.ts";

export const actionBand = defineSection({
  id: "ActionBand",
  category: "action",
  isUnique: false,
  label: { en: "Call to action", ru: "Призыв" },
  description: {
    en: "A title, a sentence and two buttons across the page, in a colour or on a picture",
    ru: "Заголовок, фраза и две кнопки во всю ширину, на цвете или на картинке",
  },
  thumbnailRatio: 0.35,
  hasAnimation: false,
  fields: actionBandFields,
  load: () => import("./look.ts"),
});
