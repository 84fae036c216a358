import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"key"> = {
  en: {
    name: "JivoChat",
    values: {
      key: {
        hint: "Widget ID, 10 letters and digits",
        error: "Enter a JivoChat widget ID: 10 letters and digits",
      },
    },
  },
  ru: {
    name: "JivoChat",
    values: {
      key: {
        hint: "Идентификатор виджета, 10 латинских букв и цифр",
        error: "Введите идентификатор виджета JivoChat: 10 латинских букв и цифр",
      },
    },
  },
};
