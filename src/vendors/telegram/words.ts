import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"value"> = {
  en: {
    name: "Telegram",
    values: {
      value: {
        label: "Telegram username",
        hint: "@name, or a phone number with its country code",
        error: "Enter a valid Telegram username or phone number, like @name",
      },
    },
  },
  ru: {
    name: "Telegram",
    values: {
      value: {
        label: "Имя в Telegram",
        hint: "@имя латиницей или телефон с кодом страны",
        error: "Введите имя в Telegram латиницей, например @vitrine, или телефон с кодом страны",
      },
    },
  },
};
