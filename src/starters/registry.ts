import type { Starter } from "./starter.ts";

/** The sites that a new one can start from; see `startersFor` for their order. Each has a folder of its name. */
export const starters: readonly Starter[] = [
  {
    id: "shop",
    language: "ru",
    name: { en: "Online shop", ru: "Магазин" },
    about: {
      en: "Products, prices and a form. In Russian and English.",
      ru: "Товары, цены и форма заявки. На русском и английском.",
    },
  },
  {
    id: "studio",
    language: "en",
    name: { en: "Design studio", ru: "Дизайн-студия" },
    about: {
      en: "Work, services, people and an event. In English, German and Russian.",
      ru: "Работы, услуги, команда и встреча. На английском, немецком и русском.",
    },
  },
  {
    id: "cafe",
    language: "en",
    name: { en: "Café", ru: "Кофейня" },
    about: {
      en: "Menu, workshop, an evening to reply to, and contacts. In English, German and Russian.",
      ru: "Меню, мастерская, афиша с ответами гостей и контакты. На английском, немецком и русском.",
    },
  },
  {
    id: "polden",
    language: "ru",
    name: { en: "Restaurant", ru: "Ресторан" },
    about: {
      en: "Dishes, the full menu, the story, opening hours and table requests. In Russian and English.",
      ru: "Блюда, меню с ценами, история, часы работы и заявка на стол. На русском и английском.",
    },
  },
  {
    id: "linden",
    language: "en",
    name: { en: "Practice", ru: "Клиника" },
    about: {
      en: "Services, the first visit step by step, the team, all prices and appointment requests. In English and Russian.",
      ru: "Услуги, первый визит по шагам, команда, все цены и запись на приём. На английском и русском.",
    },
  },
  {
    id: "ladno",
    language: "ru",
    name: { en: "Software", ru: "Сервис" },
    about: {
      en: "What it does, who it’s for, monthly and yearly plans, and a trial. In Russian and English.",
      ru: "Что умеет, кому подойдёт, тарифы помесячно и за год, пробный доступ. На русском и английском.",
    },
  },
  {
    id: "arnes",
    language: "en",
    name: { en: "Architect", ru: "Архитектор" },
    about: {
      en: "Projects, the studio, a journal and a page of links. In English and Russian.",
      ru: "Работы, студия, журнал и страница ссылок. На английском и русском.",
    },
  },
  {
    id: "yard",
    language: "ru",
    name: { en: "School", ru: "Школа" },
    about: {
      en: "A day at school, the staff, news and events, the timetable and a trial day. In Russian and English.",
      ru: "Как проходит день, педагоги, новости и афиша, расписание и пробный день. На русском и английском.",
    },
  },
  {
    id: "night",
    language: "en",
    name: { en: "Conference", ru: "Конференция" },
    about: {
      en: "Poster, programme, speakers, tickets and directions. In English and Russian.",
      ru: "Афиша, программа, спикеры, билеты и как добраться. На английском и русском.",
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
