import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"key"> = {
  en: {
    name: "LiveChat",
    values: {
      key: {
        hint: "The number of the licence, 4 to 12 digits",
        error: "Enter the number of a LiveChat licence: 4 to 12 digits",
      },
    },
  },
  ru: {
    name: "LiveChat",
    values: {
      key: {
        hint: "Номер лицензии, от 4 до 12 цифр",
        error: "Введите номер лицензии LiveChat: от 4 до 12 цифр",
      },
    },
  },
};
