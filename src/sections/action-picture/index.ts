import { defineSection } from "../kit/index.ts";
import { actionPictureFields } from "./fields.ts";

export const actionPicture = defineSection({
  id: "ActionPicture",
  category: "action",
  isUnique: false,
  label: { en: "Call to action with a picture", ru: "Призыв с картинкой" },
  description: {
    en: "A title, a sentence and two buttons beside a picture",
    ru: "Заголовок, фраза и две кнопки рядом с картинкой",
  },
  thumbnailRatio: 0.53,
  hasAnimation: false,
  fields: actionPictureFields,
  load: () => import("./look.ts"),
});
