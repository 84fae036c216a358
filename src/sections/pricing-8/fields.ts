import { air, alignment, buttons, defineFields, ground, list, text } from "../kit/index.ts";

/** Pricing cards (specification, sections 3, 5 and 9; R20 has the prices). */
export const pricing8Fields = defineFields({
  title: text({
    role: "heading",
    limit: 100,
    initial: { en: "What it costs", ru: "Сколько это стоит" },
  }),
  titleAlignment: alignment("title", "center"),
  paragraph: text({
    role: "body",
    limit: 300,
    initial: {
      en: "Taxes are included. You pay after the work is done.",
      ru: "Цены с налогами. Оплата после работы.",
    },
  }),
  paragraphAlignment: alignment("paragraph", "center"),
  ground: ground(),
  air: air(),
  cards: list({
    min: 1,
    max: 15,
    itemName: { en: "Card", ru: "Карточка" },
    item: {
      title: text({
        role: "heading",
        limit: 100,
        initial: { en: "New service", ru: "Новая услуга" },
      }),
      titleAlignment: alignment("title"),
      description: text({ role: "body", limit: 200 }),
      descriptionAlignment: alignment("description"),
      price: text({ role: "price", limit: 7, initial: { en: "$30", ru: "3 000 ₽" } }),
      priceAlignment: alignment("price"),
    },
    initial: [
      {
        title: { en: "Consultation", ru: "Консультация" },
        description: {
          en: "An hour for your questions, with notes to keep.",
          ru: "Час на ваши вопросы, записи остаются у вас.",
        },
        price: { en: "$30", ru: "3 000 ₽" },
      },
      {
        title: { en: "Plan", ru: "План работ" },
        description: {
          en: "Steps, dates and a budget on one page.",
          ru: "Шаги, сроки и бюджет на одной странице.",
        },
        price: { en: "$60", ru: "6 000 ₽" },
      },
      {
        title: { en: "Review", ru: "Разбор" },
        description: {
          en: "We go through what you have and mark what to fix.",
          ru: "Смотрим, что уже есть, и отмечаем, что поправить.",
        },
        price: { en: "$40", ru: "4 000 ₽" },
      },
      {
        title: { en: "Workshop", ru: "Мастер-класс" },
        description: {
          en: "Two hours of practice in a small group.",
          ru: "Два часа практики в небольшой группе.",
        },
        price: { en: "$50", ru: "5 000 ₽" },
      },
    ],
  }),
  buttons: buttons([{ en: "Book a time", ru: "Записаться" }]),
});
