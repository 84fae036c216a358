import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"value"> = {
  en: {
    name: "Viber",
    values: {
      value: {
        label: "Viber number",
        hint: "With the country code, like +49 30 1234567",
        error: "Enter a valid Viber number with its country code, like +49 30 1234567",
      },
    },
  },
  ru: {
    name: "Viber",
    values: {
      value: {
        label: "Номер Viber",
        hint: "С кодом страны, например +7 900 123-45-67",
        error: "Введите номер Viber с кодом страны, например +7 900 123-45-67",
      },
    },
  },
};
