import {
  air,
  anyGround,
  defineFields,
  icon,
  introFields,
  list,
  number,
  picture,
  text,
} from "../kit/index.ts";

/** Most steps. */
const mostSteps = 9;

/** How something goes, one step after the other. */
export const stepsNumberedFields = defineFields({
  ...introFields({
    eyebrow: { en: "How it goes", ru: "Как всё проходит" },
    title: { en: "From a call to the key in the door", ru: "От звонка до ключа в двери" },
    paragraph: {
      en: "Four steps. After each you know what comes next and what it costs.",
      ru: "Четыре шага. После каждого понятно, что дальше и сколько это стоит.",
    },
  }),
  steps: list({
    min: 2,
    max: mostSteps,
    itemName: { en: "Step", ru: "Шаг" },
    item: {
      picture: picture({ role: "picture", ratio: "free", sizes: "240px" }),
      /** In the place of the number; none without a choice. */
      icon: icon({ edited: "popover", label: { en: "Icon", ru: "Значок" } }),
      label: text({
        limit: 16,
        label: { en: "Time or label", ru: "Время или подпись" },
        initial: { en: "Day 1", ru: "День 1" },
      }),
      title: text({
        role: "heading",
        limit: 40,
        isRequired: true,
        initial: { en: "The next step", ru: "Следующий шаг" },
      }),
      text: text({
        role: "body",
        limit: 120,
        initial: { en: "What happens, and who does it.", ru: "Что происходит и кто это делает." },
      }),
    },
    initial: [
      {
        label: { en: "10 minutes", ru: "10 минут" },
        title: { en: "You call", ru: "Вы звоните" },
        text: {
          en: "Tell us what you have in mind. Rough is fine: we ask the rest.",
          ru: "Рассказываете, что задумали. Можно в общих чертах: остальное спросим мы.",
        },
      },
      {
        label: { en: "Day 2", ru: "День 2" },
        title: { en: "We come by", ru: "Мы приезжаем" },
        text: {
          en: "We look, measure, and leave a price that stays as it is.",
          ru: "Смотрим, измеряем и оставляем цену, которая не изменится.",
        },
      },
      {
        label: { en: "Week 1 to 3", ru: "Недели 1–3" },
        title: { en: "The work", ru: "Работа" },
        text: {
          en: "One person leads it and sends you a picture every evening.",
          ru: "Её ведёт один человек и каждый вечер присылает фотографию.",
        },
      },
      {
        label: { en: "The last day", ru: "Последний день" },
        title: { en: "You check", ru: "Вы проверяете" },
        text: {
          en: "We go through it together. You pay when nothing is left to do.",
          ru: "Обходим всё вместе. Платите, когда доделывать больше нечего.",
        },
      },
    ],
  }),
  /** The first so many are behind one, and the next is where one is. */
  done: number({
    min: 0,
    max: mostSteps,
    initial: 0,
    edited: "popover",
    label: { en: "Completed steps", ru: "Пройдено шагов" },
    hint: { en: "0 marks none.", ru: "При 0 не отмечен ни один." },
  }),
  ground: anyGround(),
  air: air(),
});
