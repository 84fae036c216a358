import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "chats"> = {
  title: "Chats",
  about: "Un chat en direct d’un service tiers. Les visiteurs ne voient que celui choisi ici.",
  primary: "Chat pour les visiteurs",
  primaryAbout: "Vous pouvez choisir un chat dès qu’il a une clé.",
  none: "Aucun",
  noKey: "pas encore de clé",
  keys: "Clés",
};
