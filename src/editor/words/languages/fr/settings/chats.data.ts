import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "chats"> = {
  title: "Chats",
  about: "Un chat en direct d’un service tiers. Les visiteurs ne voient que celui choisi ici.",
  primary: "Chat pour les visiteurs",
  primaryAbout: "Les clés des autres sont conservées.",
  none: "Aucun",
  keys: "Clés",
  waiting_one: "Clé de {{count}} chat désactivé",
  waiting_other: "Clés de {{count}} chats désactivés",
  add: "Ajouter un chat",
};
