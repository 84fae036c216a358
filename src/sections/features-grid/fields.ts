import { air, anyGround, defineFields, icon, introFields, link, list, text } from "../kit/index.ts";
import { flag } from "../kit/late-fields.ts";

/** What speaks for a place or a thing, each with an icon. */
export const featuresGridFields = defineFields({
  ...introFields({
    eyebrow: { en: "Why people come back", ru: "Почему к нам возвращаются" },
    title: { en: "Small things, done every day", ru: "Мелочи, из которых всё складывается" },
    paragraph: {
      en: "None of them is a promise. Come by and see.",
      ru: "Это не обещания. Приходите и проверьте.",
    },
  }),
  cells: list({
    min: 3,
    max: 12,
    itemName: { en: "Cell", ru: "Ячейка" },
    item: {
      icon: icon({ edited: "place", label: { en: "Icon", ru: "Значок" } }),
      title: text({
        role: "heading",
        limit: 32,
        isRequired: true,
        initial: { en: "One more thing", ru: "Ещё кое-что" },
      }),
      text: text({
        role: "body",
        limit: 90,
        initial: { en: "What it means for whoever comes.", ru: "Что это значит для гостя." },
      }),
      note: text({ limit: 24, label: { en: "Price or note", ru: "Цена или примечание" } }),
      link: link({ words: "title" }),
    },
    initial: [
      {
        icon: "clock",
        title: { en: "Open when you are free", ru: "Открыты, когда вы свободны" },
        text: {
          en: "From seven in the morning, and on Saturdays until dusk.",
          ru: "С семи утра, а по субботам до темноты.",
        },
      },
      {
        icon: "map-pin",
        title: { en: "Two minutes from the tram", ru: "Две минуты от трамвая" },
        text: {
          en: "Line 3, Garden Street. Bicycles stand in the yard.",
          ru: "Маршрут 3, «Садовая». Велосипеды — во дворе.",
        },
      },
      {
        icon: "shield-check",
        title: { en: "Two years of guarantee", ru: "Два года гарантии" },
        text: {
          en: "On everything, without a form to fill in.",
          ru: "На всё, и никаких бланков.",
        },
      },
      {
        icon: "users",
        title: { en: "The same people", ru: "Те же люди" },
        text: {
          en: "Whoever answers the phone does the work.",
          ru: "Кто берёт трубку, тот и делает.",
        },
      },
      {
        icon: "leaf",
        title: { en: "Nothing thrown away", ru: "Ничего не выбрасываем" },
        text: {
          en: "We repair first, and say when it isn’t worth it.",
          ru: "Сначала чиним и честно говорим, если не стоит.",
        },
      },
      {
        icon: "wallet",
        title: { en: "A price that stays", ru: "Цена не меняется" },
        text: {
          en: "What we wrote down is what you pay.",
          ru: "Сколько записали, столько и платите.",
        },
      },
    ],
  }),
  isJoined: flag({
    initial: false,
    label: { en: "Heading within the grid", ru: "Заголовок внутри сетки" },
  }),
  ground: anyGround(),
  air: air(),
});
