import {
  air,
  anyGround,
  choice,
  defineFields,
  introFields,
  itemGround,
  link,
  list,
  picture,
  text,
} from "../kit/index.ts";

const stars = ["none", "1", "2", "3", "4", "5"] as const;

/** What customers say. */
export const reviewsCardsFields = defineFields({
  ...introFields({
    eyebrow: { en: "Said by others", ru: "Говорят другие" },
    title: { en: "People tell it better", ru: "Люди расскажут лучше" },
  }),
  reviews: list({
    min: 1,
    max: 20,
    itemName: { en: "Review", ru: "Отзыв" },
    item: {
      text: text({
        role: "body",
        limit: 400,
        isRequired: true,
        initial: {
          en: "What somebody said, in their own words.",
          ru: "Что сказал человек, его словами.",
        },
      }),
      picture: picture({ role: "portrait", ratio: "1:1", sizes: "64px" }),
      name: text({ limit: 60, isRequired: true, initial: { en: "Name", ru: "Имя" } }),
      source: text({
        limit: 60,
        label: { en: "Who it is, or where it stands", ru: "Кто это или где напечатано" },
      }),
      link: link({ words: "source" }),
      stars: choice(stars, "5", {
        edited: "popover",
        label: { en: "Stars", ru: "Звёзды" },
        optionNames: {
          none: { en: "None", ru: "Нет" },
          1: { en: "1", ru: "1" },
          2: { en: "2", ru: "2" },
          3: { en: "3", ru: "3" },
          4: { en: "4", ru: "4" },
          5: { en: "5", ru: "5" },
        },
      }),
      ground: itemGround("card"),
    },
    initial: [
      {
        text: {
          en: "They came on the day they had said, took their shoes off, and left the hall cleaner than it was. I have given the number to the whole house by now.",
          ru: "Приехали в тот день, в который обещали, разулись и оставили коридор чище, чем был. Теперь телефон есть у всего подъезда.",
        },
        name: { en: "Helen Marsh", ru: "Елена Маршак" },
        source: { en: "Flat in Mill Street", ru: "Квартира на Мельничной" },
        stars: "5",
      },
      {
        text: {
          en: "The first estimate that was also the last one.",
          ru: "Первая смета, которая осталась последней.",
        },
        name: { en: "Anton Weber", ru: "Антон Вебер" },
        source: { en: "Café by the station", ru: "Кафе у вокзала" },
        stars: "5",
      },
      {
        text: {
          en: "I asked for something that would survive three children. It has, and it is still beautiful.",
          ru: "Просила что-нибудь, что переживёт троих детей. Пережило и до сих пор красиво.",
        },
        name: { en: "Lucia Ferri", ru: "Лусия Ферри" },
        source: { en: "Table and benches", ru: "Стол и скамьи" },
        stars: "4",
      },
    ],
  }),
  ground: anyGround("band"),
  air: air(),
});
