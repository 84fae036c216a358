import {
  air,
  defineFields,
  ground,
  introFields,
  link,
  list,
  number,
  picture,
  text,
} from "../kit/index.ts";
import { legend, marksOf, price } from "../kit/late-fields.ts";

const dishes = list({
  min: 1,
  max: 30,
  itemName: { en: "Dish", ru: "Блюдо" },
  item: {
    name: text({
      role: "heading",
      limit: 50,
      isRequired: true,
      initial: { en: "New dish", ru: "Новое блюдо" },
    }),
    badge: text({ limit: 18, label: { en: "Badge", ru: "Ярлык" } }),
    marks: marksOf("legend"),
    price: price({ initial: { en: "$12", ru: "490 ₽" } }),
    text: text({ role: "body", limit: 120 }),
    size: text({ limit: 12, label: { en: "Size", ru: "Порция" } }),
  },
  initial: [{ name: { en: "New dish", ru: "Новое блюдо" } }],
});

/** One offer within the menu: a lunch, a set for two. */
const offers = list({
  min: 0,
  max: 1,
  itemName: { en: "Offer", ru: "Предложение" },
  item: {
    conditions: text({
      limit: 60,
      label: { en: "When it’s on", ru: "Когда действует" },
      initial: { en: "Monday to Friday, noon to four", ru: "Понедельник – пятница, 12:00 – 16:00" },
    }),
    title: text({
      role: "heading",
      limit: 50,
      isRequired: true,
      initial: { en: "Set lunch", ru: "Обед дня" },
    }),
    text: text({
      role: "body",
      limit: 160,
      initial: {
        en: "Soup, a main and a drink, whatever the kitchen is happiest with today.",
        ru: "Суп, горячее и компот: то, чем кухня сегодня довольна больше всего.",
      },
    }),
    price: price({ initial: { en: "$19", ru: "690 ₽" } }),
    button: text({ limit: 30, initial: { en: "Book a table", ru: "Занять стол" } }),
    link: link({ words: "button", isExpected: true }),
    picture: picture({ role: "picture", ratio: "1:1", sizes: "(max-width: 900px) 84vw, 560px" }),
  },
  initial: [{}],
});

/** A whole menu: groups of dishes with links to them, marks, prices, and one offer. */
export const menuRestaurantFields = defineFields({
  ...introFields({
    title: { en: "Menu", ru: "Меню" },
    paragraph: {
      en: "Short, because it changes every Thursday. Prices include tax.",
      ru: "Короткое, потому что меняется по четвергам. Цены с НДС.",
    },
  }),
  legend: legend([
    { icon: "leaf", name: { en: "vegetarian", ru: "вегетарианское" } },
    { icon: "flame", name: { en: "spicy", ru: "острое" } },
  ]),
  note: text({
    limit: 80,
    label: { en: "Note beside the legend", ru: "Примечание у легенды" },
    initial: {
      en: "Ask us about allergens, we answer honestly",
      ru: "Об аллергенах спросите, отвечаем честно",
    },
  }),
  groups: list({
    min: 1,
    max: 12,
    itemName: { en: "Group", ru: "Раздел" },
    item: {
      name: text({
        role: "heading",
        limit: 30,
        isRequired: true,
        initial: { en: "New group", ru: "Новый раздел" },
      }),
      note: text({ role: "body", limit: 120 }),
      picture: picture({
        role: "picture",
        ratio: "1:1",
        sizes: "(max-width: 900px) 54vw, 440px",
        isDecorative: true,
      }),
      dishes,
    },
    initial: [
      {
        name: { en: "Starters", ru: "Закуски" },
        note: {
          en: "To go with bread and talk. The bread is on us while it lasts.",
          ru: "К хлебу и к разговору. Хлеб бесплатно, пока есть.",
        },
        dishes: [
          {
            name: { en: "Tomatoes and cheese", ru: "Томаты с брынзой" },
            text: {
              en: "Four kinds, red onion, hot pepper, basil",
              ru: "Четыре сорта, красный лук, жгучий перец, базилик",
            },
            price: { en: "$14", ru: "610 ₽" },
            size: { en: "", ru: "260 г" },
          },
          {
            name: { en: "Pickles from the barrel", ru: "Квашеное из бочки" },
            text: {
              en: "Cabbage, cucumber, garlic, apple",
              ru: "Капуста, огурцы, чеснок, мочёное яблоко",
            },
            price: { en: "$8", ru: "420 ₽" },
            size: { en: "", ru: "300 г" },
          },
        ],
      },
      {
        name: { en: "Mains", ru: "Горячее" },
        note: {
          en: "One oven, so fish and meat take turns.",
          ru: "Печь одна, рыба и мясо выходят по очереди.",
        },
        dishes: [
          {
            name: { en: "Fish from the oven, for two", ru: "Рыба из печи, на двоих" },
            text: {
              en: "Whole, with lemon, new potatoes and dill",
              ru: "Целиком, лимон, молодая картошка, укроп",
            },
            price: { en: "$32", ru: "1480 ₽" },
            size: { en: "", ru: "750 г" },
          },
          {
            name: { en: "Potato dumplings", ru: "Вареники с картошкой" },
            badge: { en: "folded today", ru: "лепим сегодня" },
            text: {
              en: "Browned butter, fried onion, sour cream",
              ru: "Топлёное масло, жареный лук, сметана",
            },
            price: { en: "$12", ru: "520 ₽" },
            size: { en: "", ru: "320 г" },
          },
        ],
      },
    ],
  }),
  offers,
  offerAfter: number({
    min: 1,
    max: 12,
    initial: 1,
    edited: "popover",
    label: { en: "Offer stands after group", ru: "Предложение после раздела" },
  }),
  ground: ground(),
  air: air(),
});
