import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"key"> = {
  en: {
    name: "LiveChat",
    values: {
      key: {
        hint: "Licence number, 4 to 12 digits",
        error: "Enter a LiveChat licence number: 4 to 12 digits",
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
