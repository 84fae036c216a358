import {
  air,
  anyGround,
  choice,
  defineFields,
  introFields,
  list,
  moreLink,
  picture,
  text,
} from "../kit/index.ts";

/** What the picture of a row stands on, which shows where it has holes or isn't there yet; tints follow each other. */
const pictureGround = choice(["tint", "soft", "brand", "second"], "tint", {
  edited: "popover",
  label: { en: "Background of the picture", ru: "Фон картинки" },
  optionNames: {
    tint: { en: "Tint", ru: "Оттенок" },
    soft: { en: "Soft", ru: "Мягкая" },
    brand: { en: "Brand", ru: "Фирменная" },
    second: { en: "Second colour", ru: "Второй цвет" },
  },
  swatches: {
    tint: { colour: "band", text: "text" },
    soft: { colour: "soft", text: "text" },
    brand: { colour: "brand", text: "onBrand" },
    second: { colour: "badge", text: "onBadge", isSecond: true },
  },
});

/** What there is to show, one thing a row. */
export const featuresAlternatingFields = defineFields({
  ...introFields({
    title: { en: "How it looks from inside", ru: "Как это выглядит изнутри" },
  }),
  rows: list({
    min: 1,
    max: 12,
    itemName: { en: "Row", ru: "Ряд" },
    item: {
      eyebrow: text({
        limit: 40,
        label: { en: "Words over the title", ru: "Слова над заголовком" },
      }),
      title: text({
        role: "heading",
        limit: 60,
        isRequired: true,
        initial: { en: "One thing to show", ru: "Что показать" },
      }),
      text: text({
        role: "body",
        limit: 240,
        initial: {
          en: "Two sentences that say what the picture cannot.",
          ru: "Два предложения о том, чего не видно на картинке.",
        },
      }),
      ...moreLink(),
      picture: picture({
        role: "picture",
        ratio: "4:3",
        sizes: "(max-width: 768px) 100vw, 620px",
      }),
      ground: pictureGround,
    },
    initial: [
      {
        eyebrow: { en: "In the morning", ru: "Утром" },
        title: { en: "Light from three sides", ru: "Свет с трёх сторон" },
        text: {
          en: "The big table stands where the sun comes first. Bring your own mug, there is a shelf for it.",
          ru: "Большой стол стоит там, куда солнце приходит первым. Приносите свою кружку: для неё есть полка.",
        },
        more: { en: "See the room", ru: "Посмотреть зал" },
      },
      {
        eyebrow: { en: "At noon", ru: "Днём" },
        title: { en: "Tools for everybody", ru: "Инструменты для всех" },
        text: {
          en: "Forty of them hang on the wall. What you take you write on the board, and what breaks we mend.",
          ru: "На стене их сорок. Что взяли, пишете на доске, а что сломалось, чиним мы.",
        },
      },
    ],
  }),
  ground: anyGround(),
  air: air(),
});
