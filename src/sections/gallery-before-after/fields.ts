import { air, anyGround, defineFields, introFields, list, picture, text } from "../kit/index.ts";

const sizes = "(max-width: 900px) 100vw, 800px";

/** What something was, and what became of it. */
export const galleryBeforeAfterFields = defineFields({
  ...introFields({
    eyebrow: { en: "Before and after", ru: "До и после" },
    title: { en: "The same table, forty years on", ru: "Тот же стол, сорок лет спустя" },
    paragraph: {
      en: "It came to us with three legs. Nothing was replaced that could be mended.",
      ru: "Он попал к нам на трёх ножках. Мы заменили только то, что нельзя починить.",
    },
  }),
  cases: list({
    min: 1,
    max: 6,
    itemName: { en: "Case", ru: "Пример" },
    filled: ["before", "after"],
    item: {
      name: text({
        role: "heading",
        limit: 60,
        isRequired: true,
        label: { en: "Name", ru: "Название" },
        initial: { en: "One more case", ru: "Ещё пример" },
      }),
      text: text({ role: "body", limit: 200 }),
      facts: list({
        min: 0,
        max: 4,
        itemName: { en: "Fact", ru: "Факт" },
        item: {
          label: text({ limit: 24, isRequired: true, initial: { en: "Time", ru: "Срок" } }),
          value: text({
            role: "body",
            limit: 40,
            isRequired: true,
            initial: { en: "Six weeks", ru: "Шесть недель" },
          }),
        },
        initial: [],
      }),
      before: picture({ role: "picture", ratio: "16:10", isExpected: true, sizes }),
      beforeLabel: text({
        limit: 16,
        label: { en: "Words on the first picture", ru: "Подпись на первой картинке" },
        initial: { en: "Before", ru: "До" },
      }),
      after: picture({ role: "picture", ratio: "16:10", isExpected: true, sizes }),
      afterLabel: text({
        limit: 16,
        label: { en: "Words on the second picture", ru: "Подпись на второй картинке" },
        initial: { en: "After", ru: "После" },
      }),
    },
    initial: [
      {
        name: { en: "Dining table", ru: "Обеденный стол" },
        facts: [
          {
            label: { en: "Work", ru: "Работа" },
            value: { en: "A new leg, oil, wax", ru: "Новая ножка, масло, воск" },
          },
          { label: { en: "Time", ru: "Срок" }, value: { en: "Six weeks", ru: "Шесть недель" } },
          {
            label: { en: "Paid in all", ru: "Вся цена" },
            value: { en: "$640", ru: "38 000 ₽" },
          },
        ],
      },
      {
        name: { en: "Armchair", ru: "Кресло" },
        facts: [
          {
            label: { en: "Work", ru: "Работа" },
            value: { en: "Springs, wool, linen", ru: "Пружины, войлок, лён" },
          },
          { label: { en: "Time", ru: "Срок" }, value: { en: "A month", ru: "Месяц" } },
        ],
      },
    ],
  }),
  note: text({
    limit: 160,
    label: { en: "Note", ru: "Примечание" },
    initial: {
      en: "Both pictures were taken in the same light, and shown with the owner’s permission.",
      ru: "Оба снимка сделаны при одном свете и показаны с согласия владельца.",
    },
  }),
  ground: anyGround(),
  air: air(),
});
