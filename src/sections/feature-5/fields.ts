import { air, alignment, buttons, defineFields, ground, icon, list, text } from "../kit/index.ts";

/** Lists with ticks (specification, sections 3, 5 and 9). */
export const feature5Fields = defineFields({
  title: text({
    role: "heading",
    limit: 120,
    isRequired: true,
    initial: { en: "What’s included", ru: "Что входит" },
  }),
  titleAlignment: alignment("title"),
  description: text({
    role: "body",
    limit: 1500,
    initial: {
      en: "List only what can be checked on the day you hand it over.",
      ru: "Напишите только то, что можно проверить в день сдачи.",
    },
  }),
  descriptionAlignment: alignment("description"),
  blocks: list({
    min: 1,
    max: 10,
    itemName: { en: "List", ru: "Список" },
    item: {
      title: text({
        role: "heading",
        limit: 80,
        initial: { en: "Part of the work", ru: "Часть работы" },
      }),
      items: list({
        min: 0,
        max: 20,
        itemName: { en: "Line", ru: "Строка" },
        item: {
          text: text({
            limit: 60,
            isRequired: true,
            initial: { en: "one thing you do", ru: "что именно делаете" },
          }),
          icon: icon({
            edited: "place",
            fallback: "icon",
            label: { en: "Icon of the line", ru: "Значок строки" },
          }),
        },
        initial: [{ text: { en: "one thing you do", ru: "что именно делаете" } }],
      }),
    },
    initial: [
      {
        title: { en: "Before", ru: "До" },
        items: [
          { text: { en: "a call to agree on the goal", ru: "созваниваемся и понимаем задачу" } },
          { text: { en: "one price for everything", ru: "называем одну цену за всё" } },
          { text: { en: "a date you can plan with", ru: "назначаем день, который вам удобен" } },
        ],
      },
      {
        title: { en: "During", ru: "Во время" },
        items: [
          { text: { en: "one person in charge", ru: "за всё отвечает один человек" } },
          { text: { en: "photos of every step", ru: "присылаем фото каждого шага" } },
          {
            text: {
              en: "no extras without your say",
              ru: "без доплат, о которых не договорились",
            },
          },
        ],
      },
      {
        title: { en: "After", ru: "После" },
        items: [
          { text: { en: "you check it with us", ru: "проверяете вместе с нами" } },
          { text: { en: "we clean up", ru: "убираем за собой" } },
          { text: { en: "you get all the files", ru: "отдаём все документы" } },
        ],
      },
      {
        title: { en: "A year later", ru: "Через год" },
        items: [
          { text: { en: "the guarantee still holds", ru: "гарантия ещё действует" } },
          { text: { en: "a free check-up", ru: "бесплатный осмотр" } },
          { text: { en: "help on the same day", ru: "помогаем в день обращения" } },
        ],
      },
    ],
  }),
  icon: icon({
    edited: "place",
    label: { en: "Icon of the lines", ru: "Значок строк" },
  }),
  buttons: buttons([{ en: "Book a day", ru: "Выбрать день" }]),
  ground: ground(),
  air: air(),
});
