import { choice, defineFields, link, list, number, picture, text } from "../kit/index.ts";

/** A title over pictures that take turns: a few works, each with its name, its place and a link. */
export const headerSlidesFields = defineFields({
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "Rooms made for one light", ru: "Комнаты для одного света" },
  }),
  // the bar lies over whichever of them is shown
  slides: list({
    role: "backdrop",
    min: 1,
    max: 5,
    itemName: { en: "Slide", ru: "Слайд" },
    item: {
      picture: picture({
        role: "picture",
        ratio: "16:9",
        sizes: "100vw",
        phoneRatio: "4:5",
        isExpected: true,
      }),
      name: text({
        role: "heading",
        limit: 40,
        label: { en: "Work", ru: "Работа" },
        initial: { en: "One more work", ru: "Ещё одна работа" },
      }),
      note: text({
        role: "body",
        limit: 40,
        label: { en: "Place and year", ru: "Место и год" },
      }),
      link: link({ words: "name" }),
    },
    initial: [
      {
        name: { en: "House by the weir", ru: "Дом у плотины" },
        note: { en: "Bath, 2025", ru: "Таруса, 2025" },
      },
      {
        name: { en: "Reading room", ru: "Читальный зал" },
        note: { en: "Leeds, 2024", ru: "Тверь, 2024" },
      },
      {
        name: { en: "Glasshouse", ru: "Оранжерея" },
        note: { en: "Falmouth, 2022", ru: "Ялта, 2022" },
      },
    ],
  }),
  turns: choice(["off", "5", "7", "9"], "7", {
    edited: "popover",
    label: { en: "Change pictures", ru: "Менять картинки" },
    hint: {
      en: "Visitors can pause it. With “Off” they use the arrows.",
      ru: "Посетитель может поставить показ на паузу. «Нет» — только стрелками.",
    },
    optionNames: {
      off: { en: "Off", ru: "Нет" },
      "5": { en: "5 s", ru: "5 с" },
      "7": { en: "7 s", ru: "7 с" },
      "9": { en: "9 s", ru: "9 с" },
    },
  }),
  /** How strongly the pictures are darkened behind the title: 1 keeps it and the bar readable on any picture. */
  shade: number({
    min: 0,
    max: 1,
    initial: 1,
    step: 0.05,
    variable: "--shade",
    edited: "popover",
    label: { en: "Shade behind the title", ru: "Затемнение под заголовком" },
  }),
});
