import { air, anyGround, choice, defineFields, link, text } from "../kit/index.ts";
import { date } from "../kit/late-fields.ts";

/** What is left until something begins. Seconds are left out on purpose: nobody needs them, and they never rest. */
export const countdownFields = defineFields({
  line: text({
    role: "body",
    limit: 60,
    isRequired: true,
    initial: { en: "Until the doors open", ru: "До открытия дверей" },
  }),
  date: date({
    initial: "friday+11T19:00",
    hasZone: true,
    label: { en: "Counts down to", ru: "Отсчёт до" },
  }),
  note: text({ limit: 60, label: { en: "Note below the date", ru: "Подпись под датой" } }),
  units: choice(["two", "three", "four"], "three", {
    edited: "popover",
    label: { en: "Shows", ru: "Показывать" },
    optionNames: {
      two: { en: "Days and hours", ru: "Дни и часы" },
      three: { en: "Days to minutes", ru: "Дни, часы, минуты" },
      four: { en: "Weeks to minutes", ru: "Недели, дни, часы, минуты" },
    },
  }),
  more: text({
    limit: 40,
    label: { en: "Link", ru: "Ссылка" },
    initial: { en: "Get a ticket", ru: "Взять билет" },
  }),
  moreLink: link({ words: "more" }),
  after: text({
    limit: 60,
    label: { en: "Afterwards (if empty, it disappears)", ru: "После срока (если пусто, исчезнет)" },
  }),
  clock: choice(["language", "h23", "h12"], "language", {
    edited: "popover",
    label: { en: "Times", ru: "Запись времени" },
    optionNames: {
      language: { en: "By language", ru: "Как в языке" },
      h23: { en: "18:30", ru: "18:30" },
      h12: { en: "6:30 PM", ru: "6:30 PM" },
    },
  }),
  ground: anyGround(),
  air: air("tight"),
});
