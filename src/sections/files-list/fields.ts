import { air, anyGround, defineFields, introFields, link, list, text } from "../kit/index.ts";

/** What visitors may take home: forms, price lists, instructions. */
export const filesListFields = defineFields({
  ...introFields({
    eyebrow: { en: "To take home", ru: "С собой" },
    title: { en: "Papers worth having beforehand", ru: "Бумаги, которые пригодятся заранее" },
    paragraph: {
      en: "Print them, fill them in at your own table, and bring them along.",
      ru: "Распечатайте, спокойно заполните дома и возьмите с собой.",
    },
  }),
  files: list({
    min: 1,
    max: 20,
    itemName: { en: "File", ru: "Файл" },
    item: {
      title: text({
        role: "heading",
        limit: 60,
        isRequired: true,
        initial: { en: "What the file is", ru: "Что в файле" },
      }),
      link: link({ words: "title", isExpected: true }),
      text: text({ role: "body", limit: 60 }),
    },
    initial: [
      {
        title: { en: "Registration form", ru: "Анкета нового клиента" },
        text: { en: "Two pages, ten minutes", ru: "Две страницы, десять минут" },
      },
      {
        title: { en: "All prices of this year", ru: "Все цены этого года" },
        text: { en: "Valid until the end of December", ru: "Действуют до конца декабря" },
      },
      {
        title: { en: "How to find us", ru: "Как нас найти" },
        text: { en: "A map to print", ru: "Карта для печати" },
      },
    ],
  }),
  ground: anyGround(),
  air: air(),
});
