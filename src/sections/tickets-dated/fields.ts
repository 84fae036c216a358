import {
  air,
  anyGround,
  choice,
  defineFields,
  introFields,
  link,
  list,
  number,
  text,
} from "../kit/index.ts";
import { price } from "../kit/late-fields.ts";

/** How a ticket stands. What isn't sold yet or any more still says what it costs. */
const state = choice(["now", "sale", "later", "gone"], "sale", {
  edited: "popover",
  label: { en: "Sale", ru: "Продажа" },
  optionNames: {
    now: { en: "On sale, highlighted", ru: "Продаётся, выделен" },
    sale: { en: "On sale", ru: "Продаётся" },
    later: { en: "Not yet", ru: "Ещё не продаётся" },
    gone: { en: "Sold out", ru: "Распродан" },
  },
});

/** Tickets of an event, with what each costs until when. */
export const ticketsDatedFields = defineFields({
  ...introFields({
    title: { en: "Tickets", ru: "Билеты" },
    paragraph: {
      en: "One ticket, both nights, everything in it. The price only rises on the dates printed below.",
      ru: "Один билет на обе ночи, в нём всё. Цена растёт только в те дни, что указаны ниже.",
    },
  }),
  tickets: list({
    min: 1,
    max: 6,
    itemName: { en: "Ticket", ru: "Билет" },
    item: {
      state,
      label: text({
        limit: 24,
        label: { en: "How it stands", ru: "Состояние" },
        initial: { en: "On sale", ru: "В продаже" },
      }),
      name: text({
        role: "heading",
        limit: 40,
        isRequired: true,
        initial: { en: "New ticket", ru: "Новый билет" },
      }),
      price: price({ initial: { en: "$140", ru: "4900 ₽" } }),
      until: text({
        limit: 40,
        label: { en: "Until when", ru: "До какого числа" },
        initial: { en: "until the doors open", ru: "до открытия дверей" },
      }),
      text: text({
        role: "body",
        limit: 160,
        initial: { en: "What it includes, and for whom.", ru: "Что в него входит и кому он." },
      }),
      left: text({ limit: 30, label: { en: "How many are left", ru: "Сколько осталось" } }),
      /** The bar that says it once more; none at 0. */
      sold: number({
        min: 0,
        max: 100,
        initial: 0,
        edited: "popover",
        label: { en: "Sold, in percent", ru: "Продано, в процентах" },
        hint: { en: "At 0 there’s no bar.", ru: "При 0 полосы нет." },
      }),
      button: text({ limit: 24, initial: { en: "Buy", ru: "Купить" } }),
      link: link({ words: "button", isExpected: true }),
    },
    initial: [
      {
        state: "gone",
        label: { en: "Sold out", ru: "Распродан" },
        name: { en: "Blind early bird", ru: "Вслепую" },
        price: { en: "$95", ru: "2900 ₽" },
        until: { en: "until 30 September", ru: "до 30 сентября" },
        text: {
          en: "Bought before a single talk was named. Thank you, all ninety of you.",
          ru: "Куплены, когда не было ни одного доклада. Спасибо всем девяноста.",
        },
        left: { en: "90 of 90 gone", ru: "Разобрали все 90" },
        sold: "100",
        button: { en: "Join the waiting list", ru: "В лист ожидания" },
      },
      {
        state: "now",
        label: { en: "On sale", ru: "В продаже" },
        name: { en: "Early", ru: "Ранний" },
        price: { en: "$140", ru: "4900 ₽" },
        until: { en: "until Sunday 6 December", ru: "до воскресенья, 6 декабря" },
        text: {
          en: "Both nights, both suppers, soup at midnight and the night bus pass.",
          ru: "Обе ночи, два ужина, суп в полночь и проезд на ночном автобусе.",
        },
        left: { en: "38 of 180 left", ru: "Осталось 38 из 180" },
        sold: "79",
        button: { en: "Buy early", ru: "Купить ранний" },
      },
      {
        state: "later",
        label: { en: "From 7 December", ru: "С 7 декабря" },
        name: { en: "Standard", ru: "Обычный" },
        price: { en: "$190", ru: "6900 ₽" },
        until: { en: "until Sunday 31 January", ru: "до воскресенья, 31 января" },
        text: {
          en: "The same two nights for those who like to decide in the new year.",
          ru: "Те же две ночи для тех, кто решает после праздников.",
        },
        left: { en: "150 places", ru: "150 мест" },
        button: { en: "Remind me", ru: "Напомнить" },
      },
      {
        state: "sale",
        label: { en: "On sale", ru: "В продаже" },
        name: { en: "Night worker", ru: "Для ночной смены" },
        price: { en: "$20", ru: "500 ₽" },
        until: { en: "until the doors open", ru: "до открытия дверей" },
        text: {
          en: "For anyone who works between ten and six. Show a roster, a badge or a tired face.",
          ru: "Для тех, кто работает с десяти до шести. Покажите график, пропуск или сонное лицо.",
        },
        left: { en: "61 of 100 left", ru: "Остался 61 из 100" },
        sold: "39",
        button: { en: "Get this ticket", ru: "Взять билет" },
      },
    ],
  }),
  note: text({
    limit: 90,
    label: { en: "Note below the tickets", ru: "Примечание под билетами" },
    initial: {
      en: "Prices include VAT. Groups of five and more: write to us.",
      ru: "Цены включают НДС. Группам от пяти человек: напишите нам.",
    },
  }),
  secondNote: text({
    limit: 90,
    label: { en: "Second note", ru: "Второе примечание" },
    initial: { en: "Refunds in full until 12 January.", ru: "До 12 января вернём всё до рубля." },
  }),
  ground: anyGround(),
  air: air(),
});
