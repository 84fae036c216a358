import {
  air,
  defineFields,
  ground,
  introFields,
  itemGround,
  list,
  picture,
  text,
} from "../kit/index.ts";

/** What a product or a place can do, each with a picture, in cells of different sizes. */
export const featuresBentoFields = defineFields({
  ...introFields({
    title: { en: "Fewer messages, more days off", ru: "Меньше согласований, больше выходных" },
    paragraph: {
      en: "Five reasons not to go back to the spreadsheet.",
      ru: "Пять вещей, после которых к таблице не возвращаются.",
    },
  }),
  cells: list({
    min: 3,
    max: 8,
    itemName: { en: "Cell", ru: "Ячейка" },
    item: {
      title: text({
        role: "heading",
        limit: 40,
        isRequired: true,
        initial: { en: "One more thing", ru: "И ещё одно" },
      }),
      text: text({
        role: "body",
        limit: 120,
        initial: { en: "What it saves, in one sentence.", ru: "От чего избавляет, одной фразой." },
      }),
      picture: picture({
        role: "picture",
        ratio: "free",
        sizes:
          "(max-width: 600px) 100vw, (max-width: 1024px) 50vw, (max-width: 1440px) 700px, 48vw",
      }),
      ground: itemGround("band"),
    },
    initial: [
      {
        title: { en: "The rota fills itself in", ru: "График собирает себя сам" },
        text: {
          en: "Say how many people you need and who can come when. The draft knows rest, hours and wishes.",
          ru: "Скажите, сколько людей нужно и кто когда может. Черновик учтёт отдых, часы и просьбы.",
        },
        ground: "brand",
      },
      {
        title: { en: "Swaps without a group chat", ru: "Обмен без переписки" },
        text: {
          en: "People settle it between themselves. You see the result.",
          ru: "Сотрудники договариваются сами, вы видите итог.",
        },
      },
      {
        title: { en: "See where it’s thin", ru: "Видно, где тонко" },
        text: {
          en: "Takings from last year show the days when hands will be missing.",
          ru: "Прогноз по кассе показывает дни, когда людей не хватит.",
        },
        ground: "soft",
      },
      {
        title: { en: "Wages, already added up", ru: "Зарплата уже посчитана" },
        text: {
          en: "Nights, holidays and advances, and not one formula.",
          ru: "Ночные, праздники и авансы сложены без единой формулы.",
        },
      },
      {
        title: { en: "Reminders people read", ru: "Напомнит там, где читают" },
        text: {
          en: "The shift arrives wherever someone will see it.",
          ru: "Смена придёт туда, где человек её увидит.",
        },
        ground: "second",
      },
    ],
  }),
  ground: ground(),
  air: air(),
});
