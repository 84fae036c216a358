import { air, anyGround, buttons, defineFields, number, text } from "../kit/index.ts";

/** A name as large as the page, cut by a disc, with a date and a place below it. */
export const headerPosterFields = defineFields({
  start: text({
    limit: 40,
    label: { en: "Words at the start", ru: "Слова в начале строки" },
    initial: {
      en: "Two nights about cities after dark",
      ru: "Две ночи о том, как работает город",
    },
  }),
  end: text({
    limit: 40,
    label: { en: "Words at the end", ru: "Слова в конце строки" },
    initial: { en: "Edinburgh", ru: "Санкт-Петербург" },
  }),
  title: text({
    role: "heading",
    limit: 24,
    isRequired: true,
    initial: { en: "Night Shift", ru: "Ночная смена" },
  }),
  date: text({
    limit: 24,
    label: { en: "Date", ru: "Дата" },
    initial: { en: "12–13 Feb 2027", ru: "12–13 февраля" },
  }),
  dateNote: text({
    limit: 60,
    label: { en: "Note below the date", ru: "Подпись под датой" },
    initial: { en: "Friday and Saturday, 18:00 to 02:00", ru: "Пятница и суббота, 18:00–02:00" },
  }),
  place: text({
    limit: 60,
    label: { en: "Place", ru: "Место" },
    initial: { en: "The old tram depot, Coalhill Street", ru: "Старое трамвайное депо" },
  }),
  placeNote: text({
    limit: 60,
    label: { en: "Note below the place", ru: "Подпись под местом" },
    initial: {
      en: "26 talks, 9 workshops, one long supper",
      ru: "26 докладов, 9 мастерских, один долгий ужин",
    },
  }),
  buttons: buttons([{ en: "Get a ticket", ru: "Купить билет" }]),
  /** In hundredths of the stage: where the disc's middle is, and how much of the width its radius takes. */
  across: number({
    min: 0,
    max: 100,
    initial: 66,
    step: 1,
    variable: "--across",
    edited: "popover",
    label: { en: "Disc, from the start", ru: "Диск: отступ от начала" },
  }),
  down: number({
    min: 0,
    max: 100,
    initial: 53,
    step: 1,
    variable: "--down",
    edited: "popover",
    label: { en: "Disc, from above", ru: "Диск: отступ сверху" },
  }),
  size: number({
    min: 0,
    max: 40,
    initial: 20,
    step: 1,
    variable: "--disc",
    edited: "popover",
    label: { en: "Size of the disc", ru: "Размер диска" },
  }),
  ground: anyGround(),
  air: air("tight"),
});
