import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "tracking"> = {
  title: "Mesure d’audience",
  about: "Statistiques et publicité de services tiers. Collez l’identifiant, jamais un script.",
  incomplete: "Remplissez aussi l’autre champ. Rien ne se charge d’ici là.",
};
