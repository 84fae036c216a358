import { air, anyGround, buttons, defineFields, picture, text } from "../kit/index.ts";

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
  ground: anyGround(),
  air: air("tight"),
});
