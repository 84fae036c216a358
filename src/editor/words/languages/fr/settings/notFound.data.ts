import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "notFound"> = {
  title: "Page 404",
  about: "Ce que voient les visiteurs à une adresse qui n’existe pas sur votre site.",
  words: "Textes",
  heading: "Titre",
  text: "Texte",
  button: "Bouton",
  buttonHint: "Mène à la page d’accueil.",
  look: "Apparence",
  side: "Alignement",
  colours: "Couleurs",
  looks: {
    start: "Au début",
    center: "Centré",
    theme: "Comme le site",
    LIGHT: "Claires",
    DARK: "Sombres",
    EXTRALIGHT: "Très claires",
  },
};
