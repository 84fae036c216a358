import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "events"> = {
  title: "Veranstaltungen",
  about: "Besucher sagen in Einladungs-Abschnitten zu oder ab.",
  list_one: "{{count}} Veranstaltung",
  list_other: "{{count}} Veranstaltungen",
  empty:
    "Noch keine Veranstaltungen. Fügen Sie eine hinzu und setzen Sie dann eine Einladung auf eine Seite.",
  add: "Veranstaltung hinzufügen",
  new: "Neue Veranstaltung",
  full: "Höchstens {{count}} Veranstaltungen sind möglich.",
  first: "Erscheint in Abschnitten ohne ausgewählte Veranstaltung",
  removed: "„{{name}}“ entfernt. Die Antworten bleiben im Posteingang.",
  name: "Titel",
  description: "Beschreibung",
  place: "Ort",
  start: "Beginn",
  end: "Ende",
  endsBefore:
    "Das Ende muss nach dem Beginn liegen. Korrigieren Sie das, bevor Sie veröffentlichen.",
  timeWrong: "Geben Sie Datum und Uhrzeit ein",
  timeZone: "Zeitzone",
  deadline: "Antworten bis",
  deadlineHint: "Ohne Angabe bis zum Ende der Veranstaltung.",
  capacity: "Plätze",
  capacityHint: "Begleitpersonen zählen mit. Sind alle Plätze vergeben, sagt das Formular es.",
  capacityWrong: "Geben Sie eine ganze Zahl von 1 bis 100.000 ein oder lassen Sie das Feld leer",
  noLimit: "Unbegrenzt",
};
