import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"value"> = {
  en: {
    name: "WhatsApp",
    values: {
      value: {
        label: "WhatsApp number",
        hint: "With the country code, like +49 30 1234567",
        error: "Enter a valid WhatsApp number with its country code, like +49 30 1234567",
      },
    },
  },
  ru: {
    name: "WhatsApp",
    values: {
      value: {
        label: "Номер WhatsApp",
        hint: "С кодом страны, например +7 900 123-45-67",
        error: "Введите номер WhatsApp с кодом страны, например +7 900 123-45-67",
      },
    },
  },
};
