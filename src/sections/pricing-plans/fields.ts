import {
  air,
  anyGround,
  choice,
  defineFields,
  introFields,
  link,
  list,
  text,
} from "../kit/index.ts";
import { flag, price } from "../kit/late-fields.ts";

const features = list({
  min: 0,
  max: 12,
  itemName: { en: "Line", ru: "Строка" },
  item: {
    text: text({
      role: "body",
      limit: 48,
      isRequired: true,
      initial: { en: "What it includes", ru: "Что входит" },
    }),
    isMissing: flag({ initial: false, label: { en: "Not included", ru: "Не входит" } }),
  },
  initial: [{}],
});

/** Plans side by side, paid by the month or by the year. */
export const pricingPlansFields = defineFields({
  ...introFields({
    title: { en: "Pay for places, not for promises", ru: "Платите за места, а не за обещания" },
    paragraph: {
      en: "Everything is open for two weeks. Then you choose.",
      ru: "Две недели всё открыто. Потом выберете.",
    },
  }),
  monthly: text({
    isControl: true,
    limit: 20,
    label: { en: "Name of the monthly price", ru: "Название оплаты за месяц" },
    initial: { en: "Monthly", ru: "Помесячно" },
  }),
  yearly: text({
    isControl: true,
    limit: 20,
    label: { en: "Name of the yearly price", ru: "Название оплаты за год" },
    initial: { en: "Yearly", ru: "За год" },
  }),
  saving: text({
    limit: 8,
    label: { en: "What a year saves", ru: "Выгода за год" },
    initial: { en: "−20%", ru: "−20 %" },
  }),
  plans: list({
    min: 1,
    max: 4,
    itemName: { en: "Plan", ru: "Тариф" },
    item: {
      name: text({
        role: "heading",
        limit: 24,
        isRequired: true,
        initial: { en: "New plan", ru: "Новый тариф" },
      }),
      badge: text({ limit: 20, label: { en: "Badge", ru: "Ярлык" } }),
      text: text({
        role: "body",
        limit: 60,
        initial: { en: "Who it is for", ru: "Для кого он" },
      }),
      price: price({ initial: { en: "$29", ru: "2900 ₽" } }),
      note: text({
        limit: 48,
        label: { en: "Note below the price", ru: "Подпись под ценой" },
        initial: { en: "a month", ru: "в месяц" },
      }),
      yearPrice: price({
        mayBeFrom: false,
        label: { en: "Price if paid by the year", ru: "Цена при оплате за год" },
      }),
      yearNote: text({
        limit: 48,
        label: { en: "Note below the price for a year", ru: "Подпись под ценой за год" },
      }),
      button: text({ limit: 30, initial: { en: "Start", ru: "Начать" } }),
      link: link({ words: "button", isExpected: true }),
      isBest: flag({ initial: false, label: { en: "Highlighted", ru: "Выделить" } }),
      features,
    },
    initial: [
      {
        name: { en: "One place", ru: "Точка" },
        text: { en: "A single place, up to 12 people", ru: "Одно место, до 12 человек" },
        price: { en: "$12", ru: "990 ₽" },
        note: { en: "a month", ru: "в месяц" },
        yearPrice: { en: "$9", ru: "790 ₽" },
        yearNote: { en: "a month, $108 for the year", ru: "в месяц, 9480 ₽ за год" },
        button: { en: "Start with one place", ru: "Начать с одной точки" },
        features: [
          { text: { en: "Schedule and swaps", ru: "График и обмены" } },
          { text: { en: "Reminders by phone", ru: "Напоминания в телефоне" } },
          { text: { en: "Timesheets to download", ru: "Табель в таблицу" } },
          { text: { en: "Forecast by sales", ru: "Прогноз по кассе" }, isMissing: "yes" },
        ],
      },
      {
        name: { en: "Several", ru: "Сеть" },
        badge: { en: "Most popular", ru: "Выбирают чаще" },
        isBest: "yes",
        text: { en: "Up to 10 places and 150 people", ru: "До 10 мест и 150 человек" },
        price: { en: "$59", ru: "4900 ₽" },
        note: { en: "a month", ru: "в месяц" },
        yearPrice: { en: "$47", ru: "3900 ₽" },
        yearNote: { en: "a month, $564 for the year", ru: "в месяц, 46 800 ₽ за год" },
        button: { en: "Try it for 14 days", ru: "Попробовать 14 дней" },
        features: [
          { text: { en: "All of “One place”", ru: "Всё из «Точки»" } },
          { text: { en: "Schedules made by your rules", ru: "Автосборка по правилам" } },
          { text: { en: "Forecast by sales", ru: "Прогноз по кассе" } },
          { text: { en: "People shared between places", ru: "Люди между точками" } },
        ],
      },
      {
        name: { en: "Large", ru: "Большая" },
        text: { en: "From 150 people, with rules of your own", ru: "От 150 человек, свои правила" },
        price: { en: "$3", ru: "32 ₽" },
        note: { en: "a person each month", ru: "за человека в месяц" },
        yearPrice: { en: "$2.50", ru: "28 ₽" },
        yearNote: {
          en: "a person each month, billed yearly",
          ru: "за человека в месяц, счёт на год",
        },
        button: { en: "Talk to us", ru: "Обсудить" },
        features: [
          { text: { en: "All of “Several”", ru: "Всё из «Сети»" } },
          { text: { en: "Your own sign-in", ru: "Вход через вашу систему" } },
          { text: { en: "A server in your own network", ru: "Сервер в вашем контуре" } },
          { text: { en: "Training for managers", ru: "Обучение управляющих" } },
        ],
      },
    ],
  }),
  best: choice(["brand", "contrast"], "brand", {
    edited: "popover",
    label: { en: "Highlighted plan", ru: "Выделенный тариф" },
    optionNames: {
      brand: { en: "Brand colour", ru: "Фирменный цвет" },
      contrast: { en: "Dark on light, light on dark", ru: "Тёмный на светлом и наоборот" },
    },
  }),
  note: text({ limit: 160, label: { en: "Note below the plans", ru: "Примечание под тарифами" } }),
  ground: anyGround(),
  air: air(),
});
