import {
  air,
  anyGround,
  buttons,
  defineFields,
  list,
  picture,
  stressed,
  text,
} from "../kit/index.ts";

/** A title in the middle, a wide picture, and what can be proved below it. */
export const headerCentredFields = defineFields({
  eyebrow: text({
    limit: 40,
    label: { en: "Words over the title", ru: "Слова над заголовком" },
    initial: { en: "Physiotherapy in Mill Street", ru: "Физиотерапия на Мельничной" },
  }),
  title: text({
    role: "heading",
    limit: 60,
    marks: stressed,
    isRequired: true,
    initial: { en: "An hour that is only yours", ru: "Час только для вас" },
  }),
  paragraph: text({
    role: "body",
    limit: 160,
    initial: {
      en: "One person takes care of you from the first visit to the last. Nobody looks at the clock.",
      ru: "Один человек ведёт вас от первого приёма до последнего. На часы никто не смотрит.",
    },
  }),
  buttons: buttons([
    { en: "Choose a time", ru: "Выбрать время" },
    { en: "What it costs", ru: "Сколько это стоит" },
  ]),
  picture: picture({ role: "picture", ratio: "2:1", sizes: "(max-width: 1280px) 100vw, 1280px" }),
  proof: list({
    min: 0,
    max: 4,
    itemName: { en: "Proof", ru: "Факт" },
    item: {
      value: text({ limit: 10, isRequired: true, initial: { en: "100", ru: "100" } }),
      label: text({
        role: "body",
        limit: 40,
        isRequired: true,
        initial: { en: "of something that counts", ru: "чего-то важного" },
      }),
    },
    initial: [
      { value: { en: "60 min", ru: "60 мин" }, label: { en: "every visit", ru: "каждый приём" } },
      {
        value: { en: "14", ru: "14" },
        label: { en: "years in one place", ru: "лет на одном месте" },
      },
      {
        value: { en: "4.9", ru: "4,9" },
        label: { en: "from 312 reviews", ru: "по 312 отзывам" },
      },
    ],
  }),
  ground: anyGround(),
  air: air("tight"),
});
