import { air, anyGround, defineFields, link, list, text } from "../kit/index.ts";
import { contactFields } from "../kit/contact-fields.ts";
import { placeFields } from "../kit/place-fields.ts";

/** A form, and beside it where to come and what to know before. */
export const contactMapFields = defineFields({
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "Write before you come", ru: "Напишите перед визитом" },
  }),
  paragraph: text({
    role: "body",
    limit: 200,
    initial: {
      en: "Write when it suits you. We’ll find an hour and confirm it by email.",
      ru: "Напишите, когда вам удобно. Подберём время и подтвердим письмом.",
    },
  }),
  ...contactFields(),
  ...placeFields({
    address: { en: "14 Mill Lane, second floor", ru: "Мельничный переулок, 14, второй этаж" },
    more: { en: "Open in maps", ru: "Открыть в картах" },
  }),
  facts: list({
    min: 2,
    max: 6,
    itemName: { en: "Fact", ru: "Факт" },
    item: {
      label: text({
        limit: 24,
        isRequired: true,
        initial: { en: "Good to know", ru: "Полезно знать" },
      }),
      value: text({
        role: "body",
        limit: 60,
        isRequired: true,
        initial: { en: "The door is step-free", ru: "Вход без ступенек" },
      }),
      link: link({ words: "value" }),
    },
    initial: [
      {
        label: { en: "Nearest stop", ru: "Ближайшая остановка" },
        value: { en: "Weir Bridge, 4 minutes", ru: "«Плотина», 4 минуты" },
      },
      {
        label: { en: "Phone", ru: "Телефон" },
        value: { en: "+44 20 7946 0958", ru: "+7 900 000-00-00" },
      },
      {
        label: { en: "Parking", ru: "Парковка" },
        value: { en: "Three places in the yard", ru: "Три места во дворе" },
      },
      {
        label: { en: "Way in", ru: "Вход" },
        value: { en: "From the yard, step-free", ru: "Со двора, без ступенек" },
      },
    ],
  }),
  ground: anyGround("band"),
  air: air(),
});
