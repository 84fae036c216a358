import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "sites"> = {
  title: "Sites",
  search: "Nom, adresse ou propriétaire",
  none: "Tous les sites de ce serveur apparaîtront ici. Il n’y en a pas encore.",
  nothing: "Aucun site ne correspond.",
  site: "Site",
  owner: "Propriétaire",
  state: "État",
  weight: "Images et fichiers",
  views: "Vues, 30 jours",
  monthViews: "Ce mois-ci : {{use}}",
  sort: "Ordre",
  sorts: {
    changed: "Modifiés récemment",
    weight: "Les plus lourds d’abord",
    views: "Les plus vus d’abord",
  },
  states: {
    all: "Tous",
    live: "En ligne",
    draft: "Brouillon",
    unpublished: "Dépublié",
    held: "En attente d’examen",
    down: "Suspendu",
    trash: "Dans la corbeille",
  },
  paid: "Payé",
  complaints_one: "{{count}} signalement ouvert",
  complaints_other: "{{count}} signalements ouverts",
  deeds: {
    open: "Ouvrir le site",
    pay: "Marquer comme payé",
    unpay: "Marquer comme non payé",
    closeReports: "Ne plus accepter de signalements",
    openReports: "Accepter à nouveau les signalements",
    transfer: "Transmettre…",
    takeDown: "Suspendre…",
    lift: "Remettre en ligne",
  },
  done: {
    pay: "« {{name}} » est marqué comme payé. Le lien de signalement disparaît à la prochaine publication.",
    unpay:
      "« {{name}} » est marqué comme non payé. Le lien de signalement revient à la prochaine publication.",
    closeReports: "« {{name}} » ne peut plus être signalé",
    openReports: "« {{name}} » peut à nouveau être signalé",
    transfer: "« {{name}} » appartient désormais à {{email}}",
    takeDown: "« {{name}} » est suspendu",
    lift: "« {{name}} » est de nouveau en ligne",
  },
  takeDown: {
    title: "Suspendre « {{name}} » ?",
    about:
      "Les visiteurs voient aussitôt un avis à toutes ses adresses. Le propriétaire lit le motif dans l’éditeur, le reçoit par e-mail si ce serveur en envoie, et garde le brouillon.",
    submit: "Suspendre le site",
  },
  transfer: {
    title: "Transmettre « {{name}} »",
    about:
      "Le compte qui a cette adresse en devient le seul propriétaire. Les propriétaires actuels restent éditeurs. Tous reçoivent un e-mail. Les liens de partage et d’aperçu restent valables.",
    email: "E-mail du nouveau propriétaire",
    submit: "Transmettre le site",
  },
};
