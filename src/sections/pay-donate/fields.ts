import { air, anyGround, defineFields, link, list, picture, text } from "../kit/index.ts";
import { flag, price } from "../kit/late-fields.ts";

/** Gifts: amounts to choose from, what each of them buys, and how much has come together. */
export const payDonateFields = defineFields({
  title: text({
    role: "heading",
    limit: 40,
    isRequired: true,
    initial: { en: "Keep the roof on", ru: "Чтобы крыша не текла" },
  }),
  text: text({
    role: "body",
    limit: 160,
    initial: {
      en: "The hall is a hundred years old and free for everyone who sings in it. Its roof costs €18,600.",
      ru: "Залу сто лет, и петь в нём можно бесплатно. Новая крыша стоит 1 860 000 ₽.",
    },
  }),
  picture: picture({
    role: "picture",
    ratio: "free",
    sizes: "(max-width: 1024px) 100vw, 520px",
  }),
  monthly: text({
    isControl: true,
    limit: 24,
    label: { en: "Every month", ru: "Каждый месяц" },
    initial: { en: "Every month", ru: "Каждый месяц" },
  }),
  once: text({
    isControl: true,
    limit: 24,
    label: { en: "Once", ru: "Один раз" },
    initial: { en: "Once", ru: "Один раз" },
  }),
  amounts: list({
    min: 3,
    max: 5,
    itemName: { en: "Amount", ru: "Сумма" },
    item: {
      amount: price({
        mayBeFrom: false,
        label: { en: "Amount", ru: "Сумма" },
        initial: { en: "€20", ru: "1000 ₽" },
      }),
      buys: text({
        limit: 80,
        label: { en: "What it buys", ru: "Что на неё купят" },
        initial: { en: "a few more slates", ru: "ещё несколько листов" },
      }),
    },
    initial: [
      {
        amount: { en: "€5", ru: "250 ₽" },
        buys: { en: "a box of copper nails", ru: "коробка медных гвоздей" },
      },
      {
        amount: { en: "€15", ru: "750 ₽" },
        buys: { en: "three slates, laid and nailed", ru: "три листа кровли, с укладкой" },
      },
      {
        amount: { en: "€40", ru: "2000 ₽" },
        buys: { en: "a metre of gutter", ru: "метр водостока" },
      },
      {
        amount: { en: "€100", ru: "5000 ₽" },
        buys: {
          en: "one beam, with your name on the inside",
          ru: "балка, и ваше имя на ней изнутри",
        },
      },
    ],
  }),
  own: text({
    isControl: true,
    limit: 24,
    label: { en: "Another amount", ru: "Другая сумма" },
    initial: { en: "Other", ru: "Своя" },
  }),
  ownBuys: text({
    limit: 80,
    label: { en: "About another amount", ru: "О другой сумме" },
    initial: {
      en: "any amount helps, large or small",
      ru: "поможет любая, большая или маленькая",
    },
  }),
  monthlyButton: text({
    isControl: true,
    limit: 40,
    label: { en: "Button, every month", ru: "Кнопка, каждый месяц" },
    initial: { en: "Give every month", ru: "Помогать каждый месяц" },
  }),
  monthlyLink: link({ words: "monthlyButton" }),
  button: text({
    isControl: true,
    limit: 40,
    label: { en: "Button, once", ru: "Кнопка, один раз" },
    initial: { en: "Give once", ru: "Помочь один раз" },
  }),
  link: link({ words: "button", isExpected: true }),
  passesAmount: flag({
    initial: true,
    label: { en: "Pass the amount to the payment page", ru: "Передавать сумму на страницу оплаты" },
    hint: {
      en: "In the payment link, write {amount} where the amount goes. {cents} is the amount in cents, {currency} its currency.",
      ru: "В ссылке на оплату напишите {amount} там, где должна стоять сумма. {cents} это сумма в копейках, {currency} это валюта.",
    },
  }),
  asksAmount: flag({
    initial: true,
    label: { en: "Visitors type another amount here", ru: "Другую сумму вводят здесь" },
    hint: {
      en: "The amount is passed on as above. Otherwise the payment page asks for it.",
      ru: "Сумма передаётся так же, как выше. Если выключить, её спросит страница оплаты.",
    },
  }),
  collected: price({
    mayBeFrom: false,
    label: { en: "Collected", ru: "Собрано" },
    initial: { en: "€12,300", ru: "1 230 000 ₽" },
  }),
  goal: price({
    mayBeFrom: false,
    label: { en: "Goal", ru: "Цель" },
    initial: { en: "€18,600", ru: "1 860 000 ₽" },
  }),
  goalWords: text({
    isControl: true,
    limit: 40,
    label: { en: "Words beside the goal", ru: "Слова рядом с целью" },
    initial: { en: "Collected so far", ru: "Уже собрано" },
  }),
  ground: anyGround("second"),
  air: air(),
});
