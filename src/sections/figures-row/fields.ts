import { air, anyGround, defineFields, list, text } from "../kit/index.ts";

/** What can be counted, in numbers. */
export const figuresRowFields = defineFields({
  title: text({
    role: "heading",
    limit: 60,
    initial: { en: "In figures", ru: "В цифрах" },
  }),
  figures: list({
    min: 2,
    max: 5,
    itemName: { en: "Figure", ru: "Цифра" },
    item: {
      number: text({ limit: 10, isRequired: true, initial: { en: "100", ru: "100" } }),
      label: text({
        role: "body",
        limit: 60,
        isRequired: true,
        initial: { en: "of something that counts", ru: "чего-то важного" },
      }),
    },
    initial: [
      {
        number: { en: "26", ru: "26" },
        label: { en: "years at the same address", ru: "лет по одному адресу" },
      },
      {
        number: { en: "1,400", ru: "1400" },
        label: { en: "orders handed over on time", ru: "заказов сдали в срок" },
      },
      {
        number: { en: "9", ru: "9" },
        label: {
          en: "people whom you can call by name",
          ru: "человек, которых можно звать по имени",
        },
      },
      {
        number: { en: "0", ru: "0" },
        label: { en: "surprises on the bill", ru: "сюрпризов в счёте" },
      },
    ],
  }),
  ground: anyGround(),
  air: air("tight"),
});
