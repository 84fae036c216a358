import { defineSection } from "../kit/index.ts";
import { menuRestaurantFields } from "./fields.ts";

export const menuRestaurant = defineSection({
  id: "MenuRestaurant",
  category: "menu",
  isUnique: false,
  label: { en: "Whole menu", ru: "Всё меню" },
  description: {
    en: "The menu of a restaurant or a bar: groups of dishes and drinks with prices, marks and an offer",
    ru: "Меню ресторана или бара: разделы с блюдами и напитками, цены, отметки и одно предложение",
  },
  thumbnailRatio: 1.15,
  hasAnimation: true,
  fields: menuRestaurantFields,
  load: () => import("./look.ts"),
});
