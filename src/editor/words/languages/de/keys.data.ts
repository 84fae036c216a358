import type { Translated } from "../translated.ts";

export const words: Translated<"keys"> = {
  undo: "Rückgängig",
  redo: "Wiederholen",
  save: "Jetzt speichern",
  insert: "Abschnitt hinzufügen",
  duplicate: "Abschnitt duplizieren",
  copy: "Abschnitt kopieren",
  cut: "Abschnitt ausschneiden",
  paste: "Unter dem Abschnitt einfügen",
  saveSection: "Abschnitt für alle Websites speichern",
  delete: "Abschnitt löschen",
  moveUp: "Abschnitt nach oben",
  moveDown: "Abschnitt nach unten",
  toolbar: "Zur Werkzeugleiste",
  climb: "Eine Ebene höher: Text, Abschnitt, Seite",
  palette: "Alles über seinen Namen aufrufen",
  pass: "Von einem Teil des Bildschirms zum nächsten, mit Umschalt zurück",
  above: "Zum Abschnitt darüber",
  below: "Zum Abschnitt darunter",
  help: "Tastenkürzel anzeigen",
  find: "Suchen und ersetzen",
};
