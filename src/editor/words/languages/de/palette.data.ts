import type { Translated } from "../translated.ts";

export const words: Translated<"palette"> = {
  title: "Befehle",
  search: "Seiten, Einstellungen und Aktionen suchen",
  recent: "Zuletzt verwendet",
  go: "Gehe zu",
  do: "Ausführen",
  nothing: "Nichts gefunden. Versuchen Sie ein anderes Wort.",
  results_one: "{{count}} Ergebnis",
  results_other: "{{count}} Ergebnisse",
  textOn: "Text auf „{{page}}“",
  textOfSite: "Text der Website",
  /** Of what kind a line is. */
  kind: {
    panel: "Bereich",
    screen: "Ansicht",
    page: "Seite",
    section: "Abschnitt",
    site: "Website",
  },
  /** Other words for what is looked for, never shown. */
  synonyms: {
    find: "suchen ersetzen text",
    pages: "menü navigation struktur",
    sections: "blöcke reihenfolge aufbau",
    theme: "farben schriften design stil dunkel palette",
    keys: "hilfe tastatur kürzel",
    publish: "online stellen live schalten freigeben Veröffentlichung",
    account: "passwort sprache sitzungen anmeldung dunkel hell farben profil e-mail",
  },
};
