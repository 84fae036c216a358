import { alignment, choice, ground, link, list, picture, text } from "../kit/index.ts";

/** Gallery of rows (specification, sections 3, 5 and 9). */
export const portfolio12Fields = {
  title: text({ limit: 50, initial: { en: "Recent work", ru: "Недавние работы" } }),
  titleAlignment: alignment(),
  paragraph: text({
    limit: 150,
    initial: {
      en: "Four projects that we like to show first.",
      ru: "Четыре проекта, с которых мы начинаем рассказ о себе.",
    },
  }),
  paragraphAlignment: alignment(),
  ground: ground(),
  /** Width by height of every picture. */
  ratio: choice(["3:2", "1:1"]),
  rows: list({
    min: 1,
    max: 6,
    item: {
      items: list({
        min: 1,
        max: 4,
        item: {
          picture: picture({
            ratio: "3:2",
            sizes: "(max-width: 480px) 100vw, (max-width: 1440px) 50vw, 680px",
          }),
          link: link(),
          title: text({ limit: 50, initial: { en: "New project", ru: "Новый проект" } }),
          titleAlignment: alignment(),
        },
        initial: [{}, {}],
      }),
    },
    initial: [
      {
        items: [
          { title: { en: "Apartment by the park", ru: "Квартира у парка" } },
          { title: { en: "Coffee bar on the corner", ru: "Кофейня на углу" } },
        ],
      },
      {
        items: [
          { title: { en: "House with a long table", ru: "Дом с длинным столом" } },
          { title: { en: "Studio for two", ru: "Мастерская на двоих" } },
        ],
      },
    ],
  }),
} as const;
