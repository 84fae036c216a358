import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "notFound"> = {
  title: "404-Seite",
  about: "Was Besucher unter einer Adresse sehen, die es auf Ihrer Website nicht gibt.",
  words: "Texte",
  heading: "Überschrift",
  text: "Text",
  button: "Schaltfläche",
  buttonHint: "Führt zur Startseite.",
  look: "Aussehen",
  side: "Ausrichtung",
  colours: "Farben",
  looks: {
    start: "Am Anfang",
    center: "Zentriert",
    theme: "Wie die Website",
    LIGHT: "Hell",
    DARK: "Dunkel",
    EXTRALIGHT: "Sehr hell",
  },
};
