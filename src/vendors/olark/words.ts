import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"key"> = {
  en: {
    name: "Olark",
    values: {
      key: {
        hint: "Site ID, like 1234-567-89-0123",
        error: "Enter an Olark site ID, like 1234-567-89-0123",
      },
    },
  },
  ru: {
    name: "Olark",
    values: {
      key: {
        hint: "Идентификатор сайта, например 1234-567-89-0123",
        error: "Введите идентификатор сайта Olark, например 1234-567-89-0123",
      },
    },
  },
};
