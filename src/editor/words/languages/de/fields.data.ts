import type { Translated } from "../translated.ts";

export const words: Translated<"fields"> = {
  hours: {
    whose: "Welche Zeiten",
    ofSite: "Zeiten der Website",
    own: "Eigene Zeiten",
    ofSiteHint: "Sie gelten überall auf Ihrer Website und in Suchergebnissen.",
    ownHint: "Nur hier zu sehen, zum Beispiel für eine zweite Filiale.",
    closed: "Geschlossen",
    from: "{{name}}: öffnet um",
    to: "{{name}}: schließt um",
    remove: "{{name}}: diese Zeiten entfernen",
    add: "{{name}}: Zeiten hinzufügen",
    copyDown: "{{name}}: auf die folgenden Tage übertragen",
    exceptions: "Feiertage und besondere Tage",
    date: "Datum",
    removeDay: "{{name}} entfernen",
    addDay: "Besonderen Tag hinzufügen",
    zone: "Zeitzone",
  },
  date: {
    hint: "Leer lassen, um kein Datum zu zeigen.",
    time: "Beginn",
    until: "Ende",
    untilHint: "Optional. Eine Uhrzeit vor dem Beginn gilt für den nächsten Tag.",
  },
  price: {
    currency: "Währung",
    period: "Zahlung",
    once: "Einmalig",
    from: "Preis ab diesem Betrag",
    words: "Text statt Preis",
    wordsHint: "Zum Beispiel „auf Anfrage“",
    amountWrong: "Geben Sie eine Zahl ein, zum Beispiel 590 oder 12,50",
  },
  cells: {
    yes: "Ja",
    no: "Nein",
    words: "Wörter",
    wordsOf: "Wörter für „{{column}}“",
  },
  embed: {
    hint: "Link oder Einbettungscode einfügen: {{vendors}}.",
    wrong:
      "Dahinter steckt kein Video, keine Karte und kein Kalender. Es gehen Links und Einbettungscodes von: {{vendors}}",
  },
  place: {
    hint: "Koordinaten wie 51.4545, −2.5879 oder einen Link aus einer Karte einfügen.",
    wrong: "Fügen Sie Koordinaten wie 51.4545, −2.5879 ein oder einen Kartenlink, der sie enthält",
  },
  marks: {
    none: "Die Legende hat noch keine Zeichen. Fügen Sie zuerst auf der Seite eines hinzu.",
    most_one: "Sie können {{count}} Zeichen auswählen.",
    most_other: "Sie können bis zu {{count}} Zeichen auswählen.",
  },
};
