import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"ymId"> = {
  en: {
    name: "Yandex Metrica",
    values: {
      ymId: {
        hint: "4 to 10 digits",
        error: "Enter a Yandex Metrica tag number: 4 to 10 digits",
      },
    },
  },
  ru: {
    name: "Яндекс Метрика",
    values: {
      ymId: {
        hint: "От 4 до 10 цифр",
        error: "Введите номер счётчика Яндекс Метрики: от 4 до 10 цифр",
      },
    },
  },
};
