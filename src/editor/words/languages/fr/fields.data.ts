import type { Translated } from "../translated.ts";

export const words: Translated<"fields"> = {
  hours: {
    whose: "Quels horaires",
    ofSite: "Horaires du site",
    own: "Horaires propres",
    ofSiteHint: "Ils sont les mêmes partout sur votre site et dans les résultats de recherche.",
    ownHint: "Affichés ici seulement, par exemple pour une deuxième adresse.",
    closed: "Fermé",
    from: "{{name}} : ouverture",
    to: "{{name}} : fermeture",
    remove: "{{name}} : supprimer ces horaires",
    add: "{{name}} : ajouter des horaires",
    copyDown: "{{name}} : copier sur les jours suivants",
    exceptions: "Jours fériés et jours particuliers",
    date: "Date",
    removeDay: "Supprimer {{name}}",
    addDay: "Ajouter un jour particulier",
    zone: "Fuseau horaire",
  },
  date: {
    hint: "Laissez vide pour ne pas afficher de date.",
    time: "Début",
    until: "Fin",
    untilHint: "Facultatif. Une heure avant le début est celle du lendemain.",
  },
  price: {
    currency: "Devise",
    period: "Paiement",
    once: "En une fois",
    from: "À partir de ce prix",
    words: "Texte à la place du prix",
    wordsHint: "Par exemple « sur demande »",
    amountWrong: "Saisissez un nombre, par exemple 590 ou 12,50",
  },
  cells: {
    yes: "Oui",
    no: "Non",
    words: "Texte",
    wordsOf: "Texte pour « {{column}} »",
  },
  embed: {
    hint: "Collez un lien ou un code d’intégration : {{vendors}}.",
    wrong:
      "Il n’y a ni vidéo, ni carte, ni calendrier à cette adresse. Les liens et codes de ces services conviennent : {{vendors}}",
  },
  place: {
    hint: "Collez des coordonnées comme 51.4545, −2.5879 ou un lien d’une carte.",
    wrong: "Collez des coordonnées comme 51.4545, −2.5879 ou un lien de carte qui les contient",
  },
  marks: {
    none: "La légende n’a pas encore de repère. Ajoutez-en un sur la page.",
    most_one: "Vous pouvez choisir {{count}} repère.",
    most_other: "Vous pouvez choisir jusqu’à {{count}} repères.",
  },
};
