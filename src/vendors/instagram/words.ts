import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"value"> = {
  en: {
    name: "Instagram",
    values: {
      value: {
        label: "Instagram username",
        hint: "As in your profile: @vitrine.shop",
        error: "Enter a valid Instagram username, like vitrine.shop",
      },
    },
  },
  ru: {
    name: "Instagram",
    values: {
      value: {
        label: "Имя в Instagram",
        hint: "Как в профиле: @vitrine.shop",
        error: "Введите имя в Instagram латиницей, например vitrine.shop",
      },
    },
  },
};
