import type { SpokenLanguage } from "#/site/spoken-language.ts";

interface StepWords {
  readonly previous: string;
  readonly next: string;
}

/** What the buttons below a row of reviews do; English where a language has no words. They come with the layout, not with every editor. */
export const stepWords: Readonly<{ en: StepWords } & Partial<Record<SpokenLanguage, StepWords>>> = {
  en: { previous: "Previous review", next: "Next review" },
  ru: { previous: "Предыдущий отзыв", next: "Следующий отзыв" },
  de: { previous: "Vorherige Bewertung", next: "Nächste Bewertung" },
  fr: { previous: "Avis précédent", next: "Avis suivant" },
  es: { previous: "Opinión anterior", next: "Opinión siguiente" },
  uk: { previous: "Попередній відгук", next: "Наступний відгук" },
};
