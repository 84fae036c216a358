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
          { text: { en: "what you agree on first", ru: "о чём договариваетесь сначала" } },
          { text: { en: "what people bring along", ru: "что нужно взять с собой" } },
          { text: { en: "how you set a date", ru: "как назначаете день" } },
        ],
      },
      {
        title: { en: "During", ru: "Во время" },
        items: [
          { text: { en: "who does the work", ru: "кто делает работу" } },
          { text: { en: "what happens step by step", ru: "что происходит шаг за шагом" } },
          {
            text: {
              en: "how long it takes",
              ru: "сколько времени это занимает",
            },
          },
        ],
      },
      {
        title: { en: "After", ru: "После" },
        items: [
          { text: { en: "what people go away with", ru: "что человек получает" } },
          { text: { en: "how you hand it over", ru: "как сдаёте работу" } },
          { text: { en: "how people pay", ru: "как можно заплатить" } },
        ],
      },
      {
        title: { en: "Later on", ru: "Потом" },
        items: [
          { text: { en: "who answers questions", ru: "к кому обращаться с вопросами" } },
          { text: { en: "when to come back", ru: "когда прийти снова" } },
          { text: { en: "what can be added", ru: "что можно добавить" } },
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
