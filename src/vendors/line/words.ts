import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"value"> = {
  en: {
    name: "LINE",
    values: {
      value: {
        label: "LINE ID",
        hint: "@name of an official account, a personal ID, or a lin.ee link",
        error: "Enter a valid LINE ID, like @vitrine",
      },
    },
  },
  ru: {
    name: "LINE",
    values: {
      value: {
        label: "LINE ID",
        hint: "@имя официального аккаунта, личный ID или ссылка lin.ee",
        error: "Введите LINE ID латиницей, например @vitrine",
      },
    },
  },
};
