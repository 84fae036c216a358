import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"gtagId"> = {
  en: {
    name: "Google tag",
    values: {
      gtagId: {
        hint: "Starts with G-, GT-, UA- or AW-",
        error: "Enter a Google tag ID, like G-ABCDE12345",
      },
    },
  },
  ru: {
    name: "Тег Google",
    values: {
      gtagId: {
        hint: "Начинается с G-, GT-, UA- или AW-",
        error: "Введите идентификатор тега Google, например G-ABCDE12345",
      },
    },
  },
};
