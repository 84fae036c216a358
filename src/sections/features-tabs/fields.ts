import { air, anyGround, defineFields, introFields, list, picture, text } from "../kit/index.ts";

/** Sides of one thing, of which a visitor opens one at a time. */
export const featuresTabsFields = defineFields({
  ...introFields({
    title: { en: "A screen for each of you", ru: "У каждого свой экран" },
  }),
  tabs: list({
    min: 2,
    max: 6,
    itemName: { en: "Tab", ru: "Вкладка" },
    item: {
      title: text({
        role: "heading",
        limit: 32,
        isRequired: true,
        initial: { en: "For somebody else", ru: "Кому-то ещё" },
      }),
      text: text({
        role: "body",
        limit: 200,
        initial: {
          en: "What they see first, and what they no longer have to ask.",
          ru: "Что они видят первым и о чём больше не надо спрашивать.",
        },
      }),
      picture: picture({
        role: "picture",
        ratio: "4:3",
        sizes: "(max-width: 900px) 100vw, (max-width: 1440px) 700px, 48vw",
      }),
    },
    initial: [
      {
        title: { en: "For managers", ru: "Управляющему" },
        text: {
          en: "Every place on one screen: who has come in, where a pair of hands is missing, and what the day costs.",
          ru: "Все точки на одном экране: кто пришёл, где не хватает рук и сколько стоит этот день.",
        },
      },
      {
        title: { en: "For the team", ru: "Сотруднику" },
        text: {
          en: "Shift, place and pay. A swap takes two taps, and “I can’t that day” is a button.",
          ru: "Смена, место и деньги. Обмен в два нажатия и кнопка «Когда я не могу».",
        },
      },
      {
        title: { en: "For accounts", ru: "Бухгалтеру" },
        text: {
          en: "Timesheets close on the last day of the month, with nights, holidays and advances already in.",
          ru: "Табель закрыт в последний день месяца: ночные, праздники и авансы уже внутри.",
        },
      },
    ],
  }),
  ground: anyGround(),
  air: air(),
});
