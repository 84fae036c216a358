import {
  air,
  anyGround,
  choice,
  defineFields,
  introFields,
  link,
  list,
  number,
  picture,
  text,
} from "../kit/index.ts";
import { date, flag } from "../kit/late-fields.ts";

/** Most topics that visitors choose among; browse.css has a rule for each. */
export const mostTopics = 8;

/** How many posts are shown at once. In cards three times any count fills its rows. */
const perPage = choice(["all", "6", "9", "12", "18"], "9", {
  edited: "popover",
  label: { en: "Posts per page", ru: "Записей на странице" },
  optionNames: {
    all: { en: "All", ru: "Все" },
    "6": { en: "6", ru: "6" },
    "9": { en: "9", ru: "9" },
    "12": { en: "12", ru: "12" },
    "18": { en: "18", ru: "18" },
  },
});

/** News and articles, the newest first. */
export const postsCardsFields = defineFields({
  ...introFields({
    eyebrow: { en: "Every other Sunday", ru: "Раз в две недели" },
    title: { en: "From the workshop", ru: "Новости мастерской" },
    more: { en: "Everything we wrote", ru: "Все записи" },
  }),
  posts: list({
    min: 1,
    max: 60,
    isDeep: true,
    itemName: { en: "Post", ru: "Запись" },
    item: {
      picture: picture({
        role: "picture",
        ratio: "3:2",
        sizes: "(max-width: 768px) 100vw, (max-width: 1440px) 760px, 53vw",
      }),
      tag: text({
        limit: 24,
        label: { en: "Topic", ru: "Тема" },
        initial: { en: "News", ru: "Новости" },
      }),
      date: date({ initial: "sunday-1" }),
      minutes: number({
        min: 0,
        max: 60,
        initial: 4,
        edited: "popover",
        label: { en: "Minutes to read", ru: "Сколько минут читать" },
        hint: { en: "At 0 it isn’t shown.", ru: "При 0 не показывается." },
      }),
      title: text({
        role: "heading",
        limit: 90,
        isRequired: true,
        initial: { en: "What this post is about", ru: "О чём эта запись" },
      }),
      text: text({ role: "body", limit: 140 }),
      link: link({ words: "title" }),
    },
    initial: [
      {
        tag: { en: "Firing", ru: "Обжиг" },
        date: "sunday-1",
        title: {
          en: "Why the kiln is opened on a Sunday",
          ru: "Почему печь открывают в воскресенье",
        },
        text: {
          en: "It takes two days to cool, and by then nobody can wait any longer. Us included.",
          ru: "Она остывает два дня, и к этому времени терпение кончается у всех. У нас тоже.",
        },
      },
      {
        tag: { en: "Materials", ru: "Материалы" },
        date: "sunday-3",
        title: { en: "What a glaze remembers", ru: "Что помнит глазурь" },
        text: {
          en: "Ash from four gardens, one recipe, four different greens.",
          ru: "Зола из четырёх садов, один рецепт и четыре разных зелёных.",
        },
      },
      {
        tag: { en: "Visits", ru: "В гостях" },
        date: "sunday-5",
        title: { en: "A morning with the beekeeper next door", ru: "Утро у соседа-пасечника" },
        text: {
          en: "He needed forty jars. We came home with honey and a list.",
          ru: "Ему нужно было сорок банок. Мы вернулись с мёдом и списком.",
        },
      },
    ],
  }),
  isFiltered: flag({
    initial: false,
    label: { en: "Filter by topic", ru: "Фильтр по темам" },
    hint: {
      en: "Visitors choose one of the topics of your posts.",
      ru: "Посетители выбирают одну из тем ваших записей.",
    },
  }),
  everyTopic: text({
    isControl: true,
    limit: 24,
    label: { en: "All topics, in the filter", ru: "Все темы, в фильтре" },
    initial: { en: "Everything", ru: "Все темы" },
  }),
  perPage,
  newer: text({
    isControl: true,
    limit: 20,
    label: { en: "Link to newer posts", ru: "Ссылка на новые записи" },
    initial: { en: "Newer", ru: "Новее" },
  }),
  older: text({
    isControl: true,
    limit: 20,
    label: { en: "Link to older posts", ru: "Ссылка на прежние записи" },
    initial: { en: "Older", ru: "Раньше" },
  }),
  pictures: flag({ initial: true, label: { en: "Pictures", ru: "Картинки" } }),
  ground: anyGround(),
  air: air(),
});
