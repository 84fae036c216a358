import type { Translated } from "../translated.ts";

export const words: Translated<"operators"> = {
  title: "Administration",
  closed: "Ces écrans sont réservés aux responsables de ce serveur.",
  toSites: "Vos sites",
  more: "Afficher plus",
  actions: "Actions",
  actionsOf: "Actions : {{name}}",
  reasonForOwner: "Motif, envoyé au propriétaire",
  reasonMissing: "Indiquez un motif",
  emailWrong: "Saisissez une adresse e-mail valide",
};
