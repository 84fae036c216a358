import { air, anyGround, defineFields, introFields, list, picture, text } from "../kit/index.ts";
import { legend, marksOf, price } from "../kit/late-fields.ts";

/** A few dishes with their pictures, prices and marks. */
export const menuPhotosFields = defineFields({
  ...introFields({
    eyebrow: { en: "From noon until we run out", ru: "С полудня и пока не кончится" },
    title: { en: "On the table today", ru: "Сегодня на столе" },
    more: { en: "The whole menu", ru: "Всё меню" },
  }),
  dishes: list({
    min: 2,
    max: 8,
    itemName: { en: "Dish", ru: "Блюдо" },
    item: {
      picture: picture({
        role: "picture",
        ratio: "1:1",
        sizes: "(max-width: 600px) 70vw, (max-width: 1024px) 45vw, 320px",
        isExpected: true,
      }),
      name: text({
        role: "heading",
        limit: 40,
        isRequired: true,
        initial: { en: "New dish", ru: "Новое блюдо" },
      }),
      text: text({ role: "body", limit: 100 }),
      price: price({ initial: { en: "$12", ru: "490 ₽" } }),
      marks: marksOf("legend"),
    },
    initial: [
      {
        name: { en: "Lentil soup", ru: "Чечевичный суп" },
        text: {
          en: "Red lentils, lemon, a spoon of chili oil.",
          ru: "Красная чечевица, лимон и ложка острого масла.",
        },
        price: { en: "$9", ru: "420 ₽" },
      },
      {
        name: { en: "Potato dumplings", ru: "Вареники с картошкой" },
        text: {
          en: "Folded by noon, served with browned butter.",
          ru: "Лепим к полудню, подаём с топлёным маслом.",
        },
        price: { en: "$12", ru: "520 ₽" },
      },
      {
        name: { en: "Tomatoes and cheese", ru: "Томаты с брынзой" },
        text: {
          en: "Four kinds of tomato, basil from the window sill.",
          ru: "Четыре сорта и базилик с подоконника.",
        },
        price: { en: "$14", ru: "610 ₽" },
      },
      {
        name: { en: "Fish from the oven", ru: "Рыба из печи" },
        text: {
          en: "Whole, with lemon and new potatoes. For two.",
          ru: "Целиком, с лимоном и молодой картошкой. На двоих.",
        },
        price: { en: "$32", ru: "1480 ₽" },
      },
    ],
  }),
  legend: legend([
    { icon: "leaf", name: { en: "vegetarian", ru: "вегетарианское" } },
    { icon: "flame", name: { en: "spicy", ru: "острое" } },
  ]),
  ground: anyGround(),
  air: air(),
});
