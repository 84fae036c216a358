import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"facebookPixelCode"> = {
  en: {
    name: "Facebook pixel",
    values: {
      facebookPixelCode: {
        hint: "15 or 16 digits",
        error: "Enter the ID of a Facebook pixel: 15 or 16 digits",
      },
    },
  },
  ru: {
    name: "Пиксель Facebook",
    values: {
      facebookPixelCode: {
        hint: "15 или 16 цифр",
        error: "Введите номер пикселя Facebook: 15 или 16 цифр",
      },
    },
  },
};
