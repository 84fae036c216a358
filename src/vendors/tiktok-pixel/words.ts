import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"tiktokPixelId"> = {
  en: {
    name: "TikTok pixel",
    values: {
      tiktokPixelId: {
        hint: "20 capital letters and digits, from TikTok Events Manager",
        error: "Enter a TikTok pixel ID: 20 capital letters and digits",
      },
    },
  },
  ru: {
    name: "Пиксель TikTok",
    values: {
      tiktokPixelId: {
        hint: "20 заглавных латинских букв и цифр из TikTok Events Manager",
        error: "Введите идентификатор пикселя TikTok: 20 заглавных латинских букв и цифр",
      },
    },
  },
};
