import { air, alignment, defineFields, ground, list, text } from "../kit/index.ts";

/** Grid of contact details (specification, sections 3, 5 and 9). */
export const contact9Fields = defineFields({
  title: text({
    role: "heading",
    limit: 200,
    initial: { en: "How to find us", ru: "Как нас найти" },
  }),
  titleAlignment: alignment("title"),
  ground: ground(),
  air: air(),
  blocks: list({
    min: 1,
    max: 6,
    itemName: { en: "Block", ru: "Блок" },
    item: {
      title: text({ role: "heading", limit: 30, initial: { en: "Contact", ru: "Контакт" } }),
      titleAlignment: alignment("title"),
      paragraph1: text({
        role: "body",
        limit: 100,
        initial: { en: "+44 20 7946 0958", ru: "+7 900 000-00-00" },
      }),
      paragraph1Alignment: alignment("paragraph1"),
      paragraph2: text({
        label: { en: "Second text", ru: "Второй текст" },
        limit: 100,
      }),
      paragraph2Alignment: alignment("paragraph2"),
    },
    initial: [
      {
        title: { en: "Call or write", ru: "Позвонить или написать" },
        paragraph1: { en: "+44 20 7946 0958", ru: "+7 900 000-00-00" },
        paragraph2: { en: "hello@site.example", ru: "hello@site.example" },
      },
      {
        title: { en: "Come by", ru: "Приехать" },
        paragraph1: { en: "12 Harbour Street", ru: "Набережная улица, 12" },
        paragraph2: { en: "second floor, the green door", ru: "второй этаж, зелёная дверь" },
      },
      {
        title: { en: "Opening hours", ru: "Когда открыто" },
        paragraph1: { en: "9:00 – 19:00", ru: "9:00 – 19:00" },
        paragraph2: { en: "Tuesday to Sunday", ru: "вторник – воскресенье" },
      },
    ],
  }),
});
