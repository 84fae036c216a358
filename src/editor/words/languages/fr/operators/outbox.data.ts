import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "outbox"> = {
  title: "Boîte d’envoi",
  about:
    "Tous les e-mails de ce serveur. Sans serveur de messagerie, ils restent ici et vous pouvez les lire.",
  state: "État",
  none: "Aucun e-mail.",
  all: "Tous",
  tags: {
    failed: "Non remis",
    retrying: "Nouvel essai",
    waiting: "En attente",
    kept: "Conservé",
    sent: "Envoyé",
  },
  nextTry: "Prochain essai : {{time}}",
  to: "À {{to}}, {{time}}",
  text: "Afficher le texte",
  forgotten: "Le texte était secret et a été effacé après l’envoi.",
  retryOf: "Relancer l’e-mail à {{to}}",
};
