import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"value"> = {
  en: {
    name: "Facebook",
    values: {
      value: {
        label: "Facebook page",
        hint: "vitrine.shop or facebook.com/vitrine.shop",
        error: "Enter the name or address of a Facebook page",
      },
    },
  },
  ru: {
    name: "Facebook",
    values: {
      value: {
        label: "Страница в Facebook",
        hint: "vitrine.shop или facebook.com/vitrine.shop",
        error: "Введите имя страницы в Facebook или её адрес",
      },
    },
  },
};
