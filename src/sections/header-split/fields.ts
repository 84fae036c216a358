import { air, anyGround, buttons, defineFields, link, list, picture, text } from "../kit/index.ts";
import { flag } from "../kit/late-fields.ts";

/** A title beside a picture: what the page is about, before anything is scrolled. */
export const headerSplitFields = defineFields({
  eyebrow: text({
    limit: 40,
    label: { en: "Words over the title", ru: "Слова над заголовком" },
    initial: { en: "Open from eight to six", ru: "Открыто с восьми до шести" },
  }),
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "Bread that is still warm at noon", ru: "Хлеб, тёплый и в полдень" },
  }),
  paragraph: text({
    role: "body",
    limit: 160,
    initial: {
      en: "We bake four times a day, in small batches. Come by, or let us put a loaf aside for you.",
      ru: "Печём четыре раза в день, понемногу. Заходите или попросите отложить буханку.",
    },
  }),
  buttons: buttons([
    { en: "Set a loaf aside", ru: "Отложить буханку" },
    { en: "What we bake", ru: "Что мы печём" },
  ]),
  note: text({
    limit: 60,
    label: { en: "Note below the buttons", ru: "Заметка под кнопками" },
    initial: { en: "No account, no prepayment", ru: "Без регистрации и предоплаты" },
  }),
  picture: picture({
    role: "picture",
    ratio: "1:1",
    sizes: "(max-width: 900px) 100vw, 50vw",
  }),
  film: text({
    limit: 30,
    label: { en: "Link to a film", ru: "Ссылка на фильм" },
  }),
  filmNote: text({
    limit: 24,
    label: { en: "What it is and how long", ru: "Что это и сколько идёт" },
  }),
  filmLink: link({ words: "film" }),
  openNow: flag({
    initial: false,
    label: { en: "Say whether you’re open now", ru: "Показывать, открыто ли сейчас" },
    hint: {
      en: "By the opening hours of your site.",
      ru: "По часам работы сайта.",
    },
  }),
  objects: list({
    min: 0,
    max: 5,
    itemName: { en: "Cut-out", ru: "Вырезанная картинка" },
    item: {
      picture: picture({
        role: "picture",
        ratio: "1:1",
        sizes: "(max-width: 900px) 94vw, 640px",
        isDecorative: true,
        isExpected: true,
      }),
    },
    initial: [],
  }),
  ground: anyGround(),
  air: air("tight"),
});
