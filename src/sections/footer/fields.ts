import { defineFields, link, list, text } from "../kit/index.ts";

/** What the site says of itself, and columns of links. The disclaimer below is not the owner's to change. */
export const footerFields = defineFields({
  about: text({
    label: { en: "About", ru: "О нас" },
    limit: 320,
    initial: {
      en: "Say in a sentence what you do and where.",
      ru: "Скажите одной фразой, что вы делаете и где.",
    },
  }),
  columns: list({
    min: 0,
    max: 3,
    itemName: { en: "Column", ru: "Колонка" },
    item: {
      title: text({ role: "heading", limit: 40, initial: { en: "Pages", ru: "Разделы" } }),
      links: list({
        min: 0,
        max: 10,
        itemName: { en: "Link", ru: "Ссылка" },
        item: {
          text: text({ limit: 60, isRequired: true, initial: { en: "Home", ru: "Главная" } }),
          link: link({ words: "text" }),
        },
        initial: [{ text: { en: "Home", ru: "Главная" } }],
      }),
    },
    initial: [],
  }),
});
