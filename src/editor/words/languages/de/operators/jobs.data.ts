import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "jobs"> = {
  title: "Hintergrundaufgaben",
  about: "Fehlgeschlagene Aufgaben werden von selbst wiederholt, mit wachsenden Pausen, zehnmal.",
  job: "Aufgabe",
  state: "Status",
  next: "Nächster Lauf",
  none: "Keine Aufgaben.",
  states: {
    all: "Alle",
    failed: "Fehlgeschlagen",
    running: "Laufend",
    retrying: "Wird wiederholt",
    waiting: "Wartend",
  },
  tags: {
    failed: "Fehlgeschlagen",
    running: "Läuft",
    retrying: "Wird wiederholt",
    waiting: "Wartet",
  },
  attempts_one: "{{count}} Versuch",
  attempts_other: "{{count}} Versuche",
  retry: "Wiederholen",
  retryOf: "Wiederholen: {{kind}}",
  runNow: "Jetzt ausführen",
  discard: "Verwerfen",
  discardOf: "Verwerfen: {{kind}}",
  done: {
    retry: "Die Aufgabe startet erneut",
    discard: "Aufgabe verworfen",
  },
};
