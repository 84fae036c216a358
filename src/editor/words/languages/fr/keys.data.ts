import type { Translated } from "../translated.ts";

export const words: Translated<"keys"> = {
  undo: "Annuler",
  redo: "Rétablir",
  save: "Enregistrer maintenant",
  insert: "Ajouter une section",
  duplicate: "Dupliquer la section",
  copy: "Copier la section",
  cut: "Couper la section",
  paste: "Coller sous la section",
  saveSection: "Enregistrer la section pour tous les sites",
  delete: "Supprimer la section",
  moveUp: "Monter la section",
  moveDown: "Descendre la section",
  toolbar: "Aller à la barre d’outils",
  climb: "Monter d’un niveau : texte, section, page",
  palette: "Aller partout par son nom",
  pass: "D’une partie de l’écran à la suivante, avec Maj à la précédente",
  above: "Aller à la section au-dessus",
  below: "Aller à la section au-dessous",
  help: "Afficher les raccourcis",
  find: "Rechercher et remplacer",
};
