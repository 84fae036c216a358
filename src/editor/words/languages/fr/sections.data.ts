import type { Translated } from "../translated.ts";

export const words: Translated<"sections"> = {
  picker: {
    title: "Ajouter une section",
    replaceTitle: "Remplacer la section",
    after: "Après {{section}}",
    atStart: "Au début de la page",
    search: "Rechercher des sections",
    categories: "Catégories",
    all: "Toutes",
    results: "Sections",
    enterInserts: "Entrée pour insérer",
    replaces: "Remplacer, garder le contenu",
    stands: "Sur la page",
    keepOpen: "Garder ouvert pour en ajouter plusieurs",
    choose: "choisir",
    insert: "insérer",
    nothing: "Aucune section ne correspond à « {{query}} ».",
    clearSearch: "Afficher toutes les sections",
    found_one: "{{count}} section",
    found_other: "{{count}} sections",
    added: "{{section}} : section ajoutée",
  },
};
