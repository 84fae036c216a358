import { air, defineFields, ground, introFields, list, text } from "../kit/index.ts";
import { flag, price } from "../kit/late-fields.ts";

const rows = list({
  min: 1,
  max: 30,
  itemName: { en: "Price", ru: "Цена" },
  item: {
    name: text({
      role: "heading",
      limit: 60,
      isRequired: true,
      initial: { en: "New service", ru: "Новая услуга" },
    }),
    badge: text({ limit: 14, label: { en: "Badge", ru: "Ярлык" } }),
    price: price({ initial: { en: "$50", ru: "1500 ₽" } }),
    text: text({ role: "body", limit: 120 }),
    isMarked: flag({ initial: false, label: { en: "Highlighted", ru: "Выделить" } }),
  },
  initial: [{ name: { en: "New service", ru: "Новая услуга" } }],
});

/** A long price list in groups, with links to them. */
export const pricingGroupsFields = defineFields({
  ...introFields({
    title: { en: "Every price", ru: "Все цены" },
    paragraph: {
      en: "Nothing here starts at “please call”. What you read is what you pay.",
      ru: "Никаких «уточняйте по телефону». Сколько написано, столько и заплатите.",
    },
  }),
  groups: list({
    min: 1,
    max: 12,
    itemName: { en: "Group", ru: "Раздел" },
    item: {
      name: text({
        role: "heading",
        limit: 32,
        isRequired: true,
        initial: { en: "New group", ru: "Новый раздел" },
      }),
      note: text({ role: "body", limit: 80 }),
      rows,
    },
    initial: [
      {
        name: { en: "Getting to know it", ru: "Знакомство" },
        note: {
          en: "The price of knowing. Photographs are never extra.",
          ru: "Цена ясности. За снимки не доплачивают.",
        },
        rows: [
          {
            name: { en: "First visit", ru: "Первый визит" },
            badge: { en: "Start here", ru: "С чего начать" },
            isMarked: "yes",
            price: { en: "$64", ru: "2400 ₽" },
            text: {
              en: "Forty minutes: we talk, take photographs and write you a plan.",
              ru: "Сорок минут: разговор, снимки и план на бумаге.",
            },
          },
          {
            name: { en: "Check-up", ru: "Осмотр" },
            price: { en: "$58", ru: "1800 ₽" },
            text: { en: "Every six to twelve months.", ru: "Раз в полгода или год." },
          },
          {
            name: { en: "Second opinion", ru: "Второе мнение" },
            price: { en: "$64", ru: "2400 ₽" },
            text: {
              en: "Bring any plan. We read it with you and sign ours.",
              ru: "Приносите любой план. Прочитаем вместе и подпишем свой.",
            },
          },
        ],
      },
      {
        name: { en: "Care", ru: "Уход" },
        note: {
          en: "Forty minutes unless it says otherwise.",
          ru: "Сорок минут, если не сказано иначе.",
        },
        rows: [
          {
            name: { en: "Cleaning", ru: "Чистка" },
            price: { en: "$78", ru: "5200 ₽" },
            text: {
              en: "And the two spots that everybody misses.",
              ru: "И те два места, которые пропускают все.",
            },
          },
          {
            name: { en: "Course of three visits", ru: "Курс из трёх визитов" },
            price: { en: "$165", ru: "13 900 ₽" },
            text: { en: "Measured before and after.", ru: "Измеряем до и после." },
          },
        ],
      },
      {
        name: { en: "Repair", ru: "Починка" },
        note: {
          en: "Follow-up visits are included.",
          ru: "Повторные визиты уже в цене.",
        },
        rows: [
          {
            name: { en: "Small repair", ru: "Небольшая починка" },
            price: { en: "$120", ru: "4600 ₽" },
          },
          {
            name: { en: "Large repair", ru: "Большая починка" },
            price: { en: "$185", ru: "7800 ₽" },
            text: { en: "Two visits, with a guarantee.", ru: "Два визита, с гарантией." },
          },
          {
            name: { en: "Longer appointment", ru: "Приём подольше" },
            price: { en: "$0", ru: "0 ₽" },
            text: {
              en: "Say so when you book. As long as you need.",
              ru: "Скажите, когда записываетесь. Столько, сколько нужно.",
            },
          },
        ],
      },
    ],
  }),
  ground: ground(),
  air: air(),
});
