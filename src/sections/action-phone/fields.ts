import { defineFields, icon, link, text } from "../kit/index.ts";

/** What is done most on a phone, within the thumb's reach: a button, and a second way as an icon. */
export const actionPhoneFields = defineFields({
  label: text({
    limit: 24,
    isRequired: true,
    label: { en: "Button", ru: "Кнопка" },
    initial: { en: "Book a visit", ru: "Записаться" },
  }),
  link: link({ words: "label", isExpected: true }),
  icon: icon({ edited: "place", label: { en: "Icon", ru: "Значок" } }),
  second: text({
    limit: 24,
    isRequired: true,
    label: { en: "What the icon does", ru: "Что делает значок" },
    initial: { en: "Call us", ru: "Позвонить" },
  }),
  secondLink: link({ words: "second" }),
});
