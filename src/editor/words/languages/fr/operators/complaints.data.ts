import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "complaints"> = {
  title: "Signalements",
  state: "État",
  states: {
    open: "Ouverts",
    decided: "Traités",
  },
  none: "Les signalements des visiteurs apparaissent ici, les plus anciens d’abord. Aucun n’est ouvert.",
  noneDecided: "Les signalements traités apparaîtront ici.",
  page: "Page",
  pageOf: "La page signalée de « {{name}} »",
  asReported: "Telle qu’elle était au moment du signalement",
  now: "Maintenant",
  decision: "Décision",
  from: "De",
  on: "Envoyé",
  receipt: "Accusé",
  receipts: {
    none: "Aucun",
    waiting: "En attente d’envoi",
    sent: "Envoyé {{time}}",
  },
  decisions: {
    "no-issue": {
      name: "Rien à signaler",
      about: "Ferme le signalement. Personne n’est prévenu.",
      submit: "Fermer le signalement",
    },
    warn: {
      name: "Avertir le propriétaire",
      about: "Il reçoit le motif par e-mail. Le site reste en ligne.",
      submit: "Envoyer l’avertissement",
    },
    unpublish: {
      name: "Suspendre",
      about:
        "Les visiteurs voient aussitôt un avis à toutes ses adresses. Le propriétaire garde le brouillon.",
      submit: "Suspendre le site",
    },
  },
  done: "Le signalement sur « {{name}} » est traité",
};
