import {
  air,
  anyGround,
  defineFields,
  introFields,
  link,
  list,
  picture,
  text,
} from "../kit/index.ts";
import { flag, reference } from "../kit/late-fields.ts";

/** Most kinds that visitors choose among; kinds.css has a rule for each. */
export const mostKinds = 6;

/** Pictures that are looked at large. */
export const galleryMasonryFields = defineFields({
  ...introFields({
    eyebrow: { en: "A day with us", ru: "Один день у нас" },
    title: { en: "Come closer", ru: "Подойдите ближе" },
    paragraph: {
      en: "Taken between eight in the morning and the last guest. Nothing was tidied up.",
      ru: "Снято между восемью утра и последним гостем. Ничего не прибирали.",
    },
  }),
  kinds: list({
    min: 0,
    max: mostKinds,
    itemName: { en: "Category", ru: "Категория" },
    item: {
      name: text({
        limit: 24,
        isRequired: true,
        initial: { en: "New category", ru: "Новая категория" },
      }),
    },
    initial: [],
  }),
  everyKind: text({
    isControl: true,
    limit: 24,
    label: { en: "All categories, in the filter", ru: "Все категории, в фильтре" },
    initial: { en: "All", ru: "Все" },
  }),
  pictures: list({
    min: 1,
    max: 60,
    itemName: { en: "Picture", ru: "Картинка" },
    filled: ["picture"],
    item: {
      picture: picture({
        role: "picture",
        ratio: "free",
        isExpected: true,
        sizes: "(max-width: 768px) 100vw, (max-width: 1440px) 50vw, 680px",
      }),
      title: text({
        role: "heading",
        limit: 40,
        label: { en: "Name", ru: "Название" },
        initial: { en: "What we see", ru: "Что мы видим" },
      }),
      note: text({
        limit: 60,
        label: { en: "Caption", ru: "Подпись" },
      }),
      kind: reference({
        list: "kinds",
        label: { en: "Category, for the filter", ru: "Категория, для фильтра" },
        none: { en: "No category", ru: "Без категории" },
      }),
      link: link({ words: "title" }),
    },
    initial: [
      { title: { en: "The first loaf", ru: "Первый хлеб" } },
      { title: { en: "Flour on everything", ru: "Мука на всём" } },
      { title: { en: "Friday, a quarter past seven", ru: "Пятница, четверть восьмого" } },
      { title: { en: "The table by the window", ru: "Стол у окна" } },
      { title: { en: "Second batch", ru: "Вторая партия" } },
      { title: { en: "Lights out", ru: "Гасим свет" } },
    ],
  }),
  isCaptioned: flag({
    initial: false,
    label: { en: "Whole pictures with captions", ru: "Картинки целиком, с подписями" },
  }),
  ground: anyGround(),
  air: air(),
});
