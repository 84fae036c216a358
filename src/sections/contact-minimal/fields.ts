import { air, anyGround, defineFields, list, text } from "../kit/index.ts";

/** An address to write to, as large as the page, and a few facts. */
export const contactMinimalFields = defineFields({
  eyebrow: text({
    limit: 40,
    label: { en: "Words over the address", ru: "Слова над адресом" },
    initial: { en: "Write, we answer ourselves", ru: "Пишите, отвечаем сами" },
  }),
  mail: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    label: { en: "Email or phone", ru: "Почта или телефон" },
    initial: { en: "hello@site.example", ru: "hello@site.example" },
  }),
  facts: list({
    min: 1,
    max: 4,
    itemName: { en: "Fact", ru: "Факт" },
    item: {
      label: text({
        limit: 24,
        isRequired: true,
        label: { en: "Label", ru: "Подпись" },
        initial: { en: "Label", ru: "Подпись" },
      }),
      value: text({
        role: "body",
        limit: 80,
        isRequired: true,
        initial: { en: "What there is to know", ru: "Что важно знать" },
      }),
    },
    initial: [
      {
        label: { en: "Studio", ru: "Мастерская" },
        value: { en: "12 Harbour Street, second floor", ru: "Набережная улица, 12, второй этаж" },
      },
      {
        label: { en: "Phone", ru: "Телефон" },
        value: { en: "+44 20 7946 0958", ru: "+7 900 000-00-00" },
      },
      {
        label: { en: "Visits", ru: "Визиты" },
        value: {
          en: "Tuesday to Friday, by arrangement",
          ru: "Вторник – пятница, по договорённости",
        },
      },
    ],
  }),
  ground: anyGround(),
  air: air("wide"),
});
