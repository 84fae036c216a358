import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"facebookPixelCode"> = {
  en: {
    name: "Facebook pixel",
    values: {
      facebookPixelCode: {
        hint: "15 or 16 digits",
        error: "Enter a Facebook pixel ID: 15 or 16 digits",
      },
    },
  },
  ru: {
    name: "Пиксель Facebook",
    values: {
      facebookPixelCode: {
        hint: "15 или 16 цифр",
        error: "Введите идентификатор пикселя Facebook: 15 или 16 цифр",
      },
    },
  },
};
