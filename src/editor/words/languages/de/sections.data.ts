import type { Translated } from "../translated.ts";

export const words: Translated<"sections"> = {
  picker: {
    title: "Abschnitt hinzufügen",
    replaceTitle: "Abschnitt ersetzen",
    after: "Nach {{section}}",
    atStart: "Am Anfang der Seite",
    search: "Abschnitte suchen",
    categories: "Kategorien",
    all: "Alle",
    results: "Abschnitte",
    enterInserts: "Enter fügt ein",
    replaces: "Ersetzen, Inhalt behalten",
    stands: "Auf der Seite",
    keepOpen: "Geöffnet lassen, um mehrere hinzuzufügen",
    choose: "auswählen",
    insert: "einfügen",
    nothing: "Kein Abschnitt passt zu „{{query}}“.",
    clearSearch: "Alle Abschnitte zeigen",
    found_one: "{{count}} Abschnitt",
    found_other: "{{count}} Abschnitte",
    added: "{{section}} hinzugefügt",
  },
};
