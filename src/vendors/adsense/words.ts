import type { WordsByLanguage } from "../vendor-words.ts";

export const words: WordsByLanguage<"adSensePublisherId"> = {
  en: {
    name: "Google AdSense",
    values: {
      adSensePublisherId: {
        hint: "ca-pub- followed by 16 digits",
        error: "Enter an AdSense publisher ID, like ca-pub-1234567890123456",
      },
    },
  },
  ru: {
    name: "Google AdSense",
    values: {
      adSensePublisherId: {
        hint: "ca-pub- и 16 цифр",
        error: "Введите идентификатор издателя AdSense, например ca-pub-1234567890123456",
      },
    },
  },
};
