import { air, anyGround, defineFields, picture, text } from "../kit/index.ts";
import { flag } from "../kit/late-fields.ts";

/** What a page within the site opens with: where it is, and what it is about. */
export const pageTitleFields = defineFields({
  crumbs: flag({
    initial: true,
    label: { en: "Breadcrumbs", ru: "Путь к странице" },
    hint: {
      en: "The way from the home page to this one, as your menu has it. The home page shows none.",
      ru: "Путь от главной до этой страницы, как в меню. На главной его нет.",
    },
  }),
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "Every price", ru: "Все цены" },
  }),
  paragraph: text({
    role: "body",
    limit: 200,
    initial: {
      en: "Nothing here starts at “please call”. These are the prices we charge, last changed in November.",
      ru: "Никаких «цена по запросу». Это те цены, по которым мы работаем, последний раз менялись в ноябре.",
    },
  }),
  /** In the layout beside a picture. */
  picture: picture({
    role: "picture",
    ratio: "free",
    sizes: "(max-width: 768px) 100vw, (max-width: 1440px) 40vw, 620px",
  }),
  ground: anyGround(),
  air: air("tight"),
});
