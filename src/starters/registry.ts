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
    id: "polden",
    name: { en: "Restaurant", ru: "Ресторан" },
    about: {
      en: "Dishes, a whole menu, the story, hours and a table to ask for. In Russian and English.",
      ru: "Блюда, меню с ценами, история, часы работы и заявка на стол. На русском и английском.",
    },
  },
  {
    id: "linden",
    name: { en: "Practice", ru: "Клиника" },
    about: {
      en: "Services, a first visit step by step, the team, every price, and a visit to ask for. In English and Russian.",
      ru: "Услуги, первый визит по шагам, команда, все цены и запись на приём. На английском и русском.",
    },
  },
  {
    id: "ladno",
    name: { en: "Software", ru: "Сервис" },
    about: {
      en: "What it does, for whom, plans by the month or the year, and a trial to ask for. In Russian and English.",
      ru: "Что умеет, кому подойдёт, тарифы помесячно и за год, пробный доступ. На русском и английском.",
    },
  },
  {
    id: "arnes",
    name: { en: "Architect", ru: "Архитектор" },
    about: {
      en: "Works, a studio, an entry of a journal and a page of links. In English and Russian.",
      ru: "Работы, студия, запись в журнале и страница ссылок. На английском и русском.",
    },
  },
  {
    id: "yard",
    name: { en: "School", ru: "Школа" },
    about: {
      en: "What a day is made of, the grown-ups, a timetable and a trial day. In Russian and English.",
      ru: "Из чего состоит день, взрослые, расписание и пробный день. На русском и английском.",
    },
  },
  {
    id: "night",
    name: { en: "Conference", ru: "Конференция" },
    about: {
      en: "Poster, programme, speakers, tickets and the way there. In English and Russian.",
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
