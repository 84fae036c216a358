import { air, anyGround, defineFields, link, list, picture, text } from "../kit/index.ts";
import { flag } from "../kit/late-fields.ts";

/** Who works with the owner, by their logos. */
export const logosRowFields = defineFields({
  title: text({
    role: "heading",
    limit: 160,
    initial: { en: "They work with us", ru: "С нами работают" },
  }),
  logos: list({
    min: 3,
    max: 30,
    itemName: { en: "Logo", ru: "Логотип" },
    item: {
      picture: picture({ role: "picture", ratio: "free", sizes: "200px", isSign: true }),
      name: text({ limit: 60, isRequired: true, initial: { en: "Company", ru: "Компания" } }),
      link: link({ words: "name" }),
    },
    initial: [
      { name: { en: "Northwind", ru: "Северный ветер" } },
      { name: { en: "Oak & Iron", ru: "Дуб и железо" } },
      { name: { en: "Harbour Post", ru: "Портовый вестник" } },
      { name: { en: "Lumen", ru: "Люмен" } },
      { name: { en: "Mill Street 9", ru: "Мельничная, 9" } },
      { name: { en: "Tessera", ru: "Тессера" } },
    ],
  }),
  named: flag({
    initial: false,
    label: { en: "Names beside the logos", ru: "Названия рядом с логотипами" },
    hint: {
      en: "For logos that are only signs.",
      ru: "Если на логотипах только знаки.",
    },
  }),
  ground: anyGround(),
  air: air("tight"),
});
