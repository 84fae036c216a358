import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "tracking"> = {
  title: "Tracking",
  about: "Statistik und Werbung von Drittanbietern. Fügen Sie nur die ID ein, nie ein Skript.",
  incomplete: "Füllen Sie auch das andere Feld aus. Vorher wird nichts geladen.",
};
