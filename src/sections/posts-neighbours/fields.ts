import { air, anyGround, defineFields, link, list, text } from "../kit/index.ts";

/** What to read next: the posts before and after this one. */
export const postsNeighboursFields = defineFields({
  title: text({ role: "heading", limit: 60, initial: { en: "Read on", ru: "Читать дальше" } }),
  posts: list({
    min: 1,
    max: 2,
    itemName: { en: "Post", ru: "Запись" },
    item: {
      label: text({
        limit: 24,
        label: { en: "Words over the title", ru: "Слова над заголовком" },
        initial: { en: "Later", ru: "Позже" },
      }),
      title: text({
        role: "heading",
        limit: 90,
        isRequired: true,
        initial: { en: "What the next post is about", ru: "О чём следующая запись" },
      }),
      link: link({ words: "title", isExpected: true }),
    },
    initial: [
      {
        label: { en: "Earlier", ru: "Раньше" },
        title: { en: "What a glaze remembers", ru: "Что помнит глазурь" },
      },
      {
        label: { en: "Later", ru: "Позже" },
        title: { en: "Forty plates and one landlord", ru: "Сорок тарелок и один хозяин" },
      },
    ],
  }),
  ground: anyGround(),
  air: air("tight"),
});
