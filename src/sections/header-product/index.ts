import { defineSection } from "../kit/index.ts";
import { headerProductFields } from "./fields.ts";

export const headerProduct = defineSection({
  id: "HeaderProduct",
  category: "header",
  isUnique: true,
  hasForm: true,
  label: { en: "Product with an email field", ru: "Продукт и поле для почты" },
  description: {
    en: "A title, a sentence with an email field beside it, and a large picture of the product below",
    ru: "Заголовок, рядом фраза с полем для почты, ниже большая картинка продукта",
  },
  thumbnailRatio: 0.94,
  hasAnimation: false,
  fields: headerProductFields,
  load: () => import("./look.ts"),
});
