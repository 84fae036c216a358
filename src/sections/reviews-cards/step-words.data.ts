import type { SpokenLanguage } from "#/site/spoken-language.ts";

/** What the buttons below a row of reviews do. They come with the layout, not with every editor. */
export const stepWords: Readonly<
  Record<SpokenLanguage, { readonly previous: string; readonly next: string }>
> = {
  en: { previous: "Previous review", next: "Next review" },
  ru: { previous: "Предыдущий отзыв", next: "Следующий отзыв" },
  de: { previous: "Vorherige Bewertung", next: "Nächste Bewertung" },
  fr: { previous: "Avis précédent", next: "Avis suivant" },
  es: { previous: "Opinión anterior", next: "Opinión siguiente" },
  uk: { previous: "Попередній відгук", next: "Наступний відгук" },
};
