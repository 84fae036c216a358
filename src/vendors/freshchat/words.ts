import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"key"> = {
  en: {
    name: "Freshchat",
    values: {
      key: {
        hint: "Widget token, 36 characters",
        error: "Enter a Freshchat widget token: 36 characters",
      },
    },
  },
  ru: {
    name: "Freshchat",
    values: {
      key: {
        hint: "Токен виджета, 36 символов",
        error: "Введите токен виджета Freshchat: 36 символов",
      },
    },
  },
};
