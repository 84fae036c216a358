import type { Starter } from "./starter.ts";

/** The sites that a new one can start from, in the order in which they are offered. Each has a folder of its name. */
export const starters: readonly Starter[] = [
  {
    id: "shop",
    name: { en: "Online shop", ru: "Магазин" },
    about: {
      en: "Products, prices and a form. In Russian.",
      ru: "Товары, цены и форма заявки.",
    },
  },
  {
    id: "studio",
    name: { en: "Design studio", ru: "Дизайн-студия" },
    about: {
      en: "Work, services, people and an event. In English, German and Russian.",
      ru: "Работы, услуги, команда и встреча. На английском, немецком и русском.",
    },
  },
  {
    id: "cafe",
    name: { en: "Café", ru: "Кофейня" },
    about: {
      en: "Menu, workshop, an evening to reply to, and contacts. In English, German and Russian.",
      ru: "Меню, мастерская, афиша с ответами гостей и контакты. На английском, немецком и русском.",
    },
  },
  {
    id: "blank",
    name: { en: "Empty site", ru: "Пустой сайт" },
    about: {
      en: "A header, two sections and a picture. The rest is up to you.",
      ru: "Шапка, две секции и картинка. Остальное добавите сами.",
    },
  },
];
