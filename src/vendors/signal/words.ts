import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"value"> = {
  en: {
    name: "Signal",
    values: {
      value: {
        label: "Signal number or link",
        hint: "With the country code, like +49 30 1234567, or your signal.me link",
        error: "Enter a number with its country code, like +49 30 1234567, or a signal.me link",
      },
    },
  },
  ru: {
    name: "Signal",
    values: {
      value: {
        label: "Номер Signal или ссылка",
        hint: "С кодом страны, например +7 900 123-45-67, или ваша ссылка signal.me",
        error: "Введите номер с кодом страны, например +7 900 123-45-67, или ссылку signal.me",
      },
    },
  },
};
