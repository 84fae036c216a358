import { air, alignment, defineFields, ground, link, list, picture, text } from "../kit/index.ts";

/** Feature blocks with pictures, prices and counters (specification, sections 3, 5 and 9). */
export const feature152Fields = defineFields({
  title: text({
    role: "heading",
    limit: 120,
    initial: { en: "What you get", ru: "Что вы получите" },
  }),
  titleAlignment: alignment("title", "center"),
  subTitle: text({
    label: { en: "Subtitle", ru: "Подзаголовок" },
    limit: 120,
    initial: {
      en: "Three ways to begin. Change any of them later.",
      ru: "Три способа начать. Любой можно поменять потом.",
    },
  }),
  subTitleAlignment: alignment("subTitle", "center"),
  paragraph: text({ role: "body", limit: 1500 }),
  paragraphAlignment: alignment("paragraph", "center"),
  features: list({
    min: 1,
    max: 6,
    itemName: { en: "Block", ru: "Блок" },
    item: {
      picture: picture({
        role: "picture",
        ratio: "4:3",
        isExpected: true,
        sizes: "(max-width: 480px) 100vw, (max-width: 1024px) 50vw, 380px",
      }),
      badgeText: text({ role: "price", limit: 30, initial: { en: "$40", ru: "4000 ₽" } }),
      count: text({
        label: { en: "Number", ru: "Число" },
        limit: 10,
      }),
      countAlignment: alignment("count"),
      paragraph: text({
        role: "body",
        limit: 500,
        format: "list",
        initial: {
          en: "Name it\n• one reason to choose it\n• one thing others don’t offer",
          ru: "Как это называется\n• почему стоит выбрать\n• чего нет у других",
        },
      }),
      blockParagraphAlignment: alignment("paragraph"),
    },
    initial: [
      {
        badgeText: { en: "$30", ru: "3000 ₽" },
        count: { en: "×1", ru: "×1" },
        paragraph: {
          en: "A first step\n• one hour, one question, one answer\n• notes you keep\n• no preparation needed",
          ru: "Первый шаг\n• час, один вопрос и один ответ\n• записи остаются у вас\n• готовиться не нужно",
        },
      },
      {
        badgeText: { en: "$60", ru: "6000 ₽" },
        count: { en: "×2", ru: "×2" },
        paragraph: {
          en: "The usual choice\n• everything in the first step\n• a plan for the month ahead\n• answers between meetings",
          ru: "Обычный выбор\n• всё, что в первом шаге\n• план на месяц вперёд\n• ответы между встречами",
        },
      },
      {
        badgeText: { en: "$90", ru: "9000 ₽" },
        count: { en: "×3", ru: "×3" },
        paragraph: {
          en: "All of it\n• we do the work with you\n• a result you can show\n• support for a year",
          ru: "Всё сразу\n• делаем работу вместе с вами\n• результат, который не стыдно показать\n• поддержка на год",
        },
      },
    ],
  }),
  ctaText: text({
    label: { en: "Words above the button", ru: "Текст над кнопкой" },
    limit: 120,
    initial: { en: "Not sure which one fits?", ru: "Не знаете, что подойдёт?" },
  }),
  ctaTextAlignment: alignment("ctaText", "center"),
  buttonText: text({
    label: { en: "Button", ru: "Кнопка" },
    limit: 40,
    initial: { en: "Ask us", ru: "Спросите нас" },
  }),
  buttonLink: link({ words: "buttonText" }),
  buttonAlignment: alignment("buttonText", "center"),
  ground: ground(),
  air: air(),
});
