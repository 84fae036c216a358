import type { Translated } from "../translated.ts";

export const words: Translated<"palette"> = {
  title: "Commandes",
  search: "Rechercher des pages, réglages et actions",
  recent: "Récentes",
  go: "Aller à",
  do: "Faire",
  nothing: "Aucun résultat. Essayez un autre mot.",
  results_one: "{{count}} résultat",
  results_other: "{{count}} résultats",
  textOn: "texte sur « {{page}} »",
  textOfSite: "texte du site",
  /** Of what kind a line is. */
  kind: {
    panel: "panneau",
    screen: "écran",
    page: "page",
    section: "section",
    site: "site",
  },
  /** Other words for what is looked for, never shown. */
  synonyms: {
    find: "rechercher remplacer texte",
    pages: "menu navigation arborescence",
    sections: "blocs ordre structure",
    theme: "couleurs polices design style sombre palette",
    keys: "aide clavier raccourcis",
    publish: "mettre en ligne diffuser lancer publication",
    account: "mot de passe langue sessions connexion sombre clair couleurs profil e-mail",
  },
};
