import { air, choice, defineFields, ground, link, list, text } from "../kit/index.ts";

/** An optional title and a row of links (R20). */
export const links1Fields = defineFields({
  title: text({
    role: "heading",
    limit: 100,
    initial: { en: "Where to go next", ru: "Что дальше" },
  }),
  ground: ground(),
  air: air(),
  kind: choice(["links", "buttons"], "links", {
    edited: "popover",
    label: { en: "Shown as", ru: "Вид" },
    optionNames: {
      links: { en: "Links", ru: "Ссылки" },
      buttons: { en: "Buttons", ru: "Кнопки" },
    },
  }),
  links: list({
    min: 1,
    max: 8,
    itemName: { en: "Link", ru: "Ссылка" },
    item: {
      text: text({ limit: 60, isRequired: true, initial: { en: "New link", ru: "Новая ссылка" } }),
      link: link({ words: "text" }),
    },
    initial: [
      { text: { en: "See the prices", ru: "Посмотреть цены" } },
      { text: { en: "Find out how we work", ru: "Узнать, как мы работаем" } },
      { text: { en: "Ask a question", ru: "Задать вопрос" } },
    ],
  }),
});
