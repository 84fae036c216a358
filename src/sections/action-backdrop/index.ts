import { defineSection } from "../kit/index.ts";
import { actionBackdropFields } from "./fields.ts";
import { actionBackdropChanges } from "./versions.ts";

export const actionBackdrop = defineSection({
  id: "ActionBackdrop",
  category: "action",
  isUnique: false,
  label: { en: "Call to action over a picture", ru: "Призыв поверх картинки" },
  description: {
    en: "A title, a sentence and two buttons over a picture as wide as the page",
    ru: "Заголовок, фраза и две кнопки поверх картинки во всю ширину",
  },
  thumbnailRatio: 0.45,
  hasAnimation: false,
  fields: actionBackdropFields,
  changes: actionBackdropChanges,
  load: () => import("./look.ts"),
  // of its style
  shades: [0.7],
  areWordsAllOver: true,
});
