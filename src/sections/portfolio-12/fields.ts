import {
  air,
  alignment,
  choice,
  defineFields,
  ground,
  link,
  list,
  picture,
  text,
} from "../kit/index.ts";

/** Gallery of rows (specification, sections 3, 5 and 9). */
export const portfolio12Fields = defineFields({
  title: text({
    role: "heading",
    limit: 50,
    initial: { en: "Recent work", ru: "Недавние работы" },
  }),
  titleAlignment: alignment("title"),
  paragraph: text({
    role: "body",
    limit: 150,
    initial: {
      en: "Four projects that we like to show first.",
      ru: "Четыре проекта, с которых мы начинаем рассказ о себе.",
    },
  }),
  paragraphAlignment: alignment("paragraph"),
  ground: ground(),
  air: air(),
  /** Width by height of every picture. */
  ratio: choice(["3:2", "1:1"], "3:2", {
    edited: "popover",
    label: { en: "Picture ratio", ru: "Пропорции картинок" },
    optionNames: { "3:2": { en: "3:2", ru: "3:2" }, "1:1": { en: "1:1", ru: "1:1" } },
  }),
  rows: list({
    min: 1,
    max: 6,
    itemName: { en: "Row", ru: "Ряд" },
    item: {
      items: list({
        min: 1,
        max: 4,
        itemName: { en: "Picture", ru: "Картинка" },
        filled: ["picture"],
        item: {
          picture: picture({
            role: "picture",
            ratio: "3:2",
            isExpected: true,
            sizes: "(max-width: 480px) 100vw, (max-width: 1440px) 50vw, 680px",
          }),
          link: link({ words: "title" }),
          title: text({
            role: "heading",
            limit: 50,
            initial: { en: "New project", ru: "Новый проект" },
          }),
          titleAlignment: alignment("title"),
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
});
