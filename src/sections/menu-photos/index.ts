import { defineSection } from "../kit/index.ts";
import { menuPhotosFields } from "./fields.ts";

export const menuPhotos = defineSection({
  id: "MenuPhotos",
  category: "menu",
  isUnique: false,
  label: { en: "Dishes", ru: "Блюда" },
  description: {
    en: "A few dishes of the menu with pictures, prices and marks: for a restaurant, a café or a bakery",
    ru: "Несколько блюд меню с картинками, ценами и отметками: для ресторана, кафе или пекарни",
  },
  thumbnailRatio: 0.71,
  hasAnimation: true,
  fields: menuPhotosFields,
  load: () => import("./look.ts"),
});
