import { defineSection } from "../kit/index.ts";
import { figuresRowFields } from "./fields.ts";

export const figuresRow = defineSection({
  id: "FiguresRow",
  category: "figures",
  isUnique: false,
  label: { en: "Figures", ru: "Цифры" },
  description: {
    en: "Two to five numbers in large type, each with a few words",
    ru: "От двух до пяти чисел крупно, к каждому несколько слов",
  },
  thumbnailRatio: 0.33,
  hasAnimation: false,
  fields: figuresRowFields,
  load: () => import("./look.ts"),
});
