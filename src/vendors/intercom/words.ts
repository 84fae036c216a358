import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"key"> = {
  en: {
    name: "Intercom",
    values: {
      key: {
        hint: "App ID, 8 lowercase letters and digits",
        error: "Enter an Intercom app ID: 8 lowercase letters and digits",
      },
    },
  },
  ru: {
    name: "Intercom",
    values: {
      key: {
        hint: "Идентификатор приложения, 8 строчных букв и цифр",
        error: "Введите идентификатор приложения Intercom: 8 строчных букв и цифр",
      },
    },
  },
};
