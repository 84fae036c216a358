import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "domains"> = {
  title: "Domains",
  about:
    "Domains, die Inhaber mit ihren Websites verbunden haben. Jede wird automatisch geprüft, mindestens viermal am Tag.",
  search: "Domain, Website oder Inhaber",
  none: "Hier stehen die Domains, die Inhaber mit ihren Websites verbinden. Noch gibt es keine.",
  nothing: "Keine Domain gefunden.",
  domain: "Domain",
  state: "Status",
  site: "Website",
  checked: "Zuletzt geprüft",
  never: "Noch nie",
  next: "Nächste Prüfung: {{time}}",
  primary: "Hauptdomain",
  lostSince: "Seit {{date}}",
  sort: "Reihenfolge",
  sorts: {
    added: "Neueste zuerst",
    host: "Nach Name",
    checked: "Am längsten ungeprüft",
  },
  states: {
    all: "Alle",
    live: "Führt hierher",
    proven: "Bestätigt",
    waiting: "Wartet",
    lost: "Verloren",
  },
  problems: {
    nameless: "Nicht registriert oder abgelaufen",
    elsewhere: "Führt nirgendwohin oder woandershin",
    unproven: "Der TXT-Eintrag fehlt",
    taken: "Von einer anderen Website bestätigt",
    unanswered: "Antwortet nicht",
    looped: "Ihr Proxy ruft ohne HTTPS ab: Umleitungsschleife",
  },
  deeds: {
    check: "Jetzt prüfen",
    remove: "Entfernen…",
  },
  done: {
    check: "{{name}} wurde geprüft",
    remove: "{{name}} wurde von „{{site}}“ entfernt",
  },
  remove: {
    title: "{{name}} entfernen?",
    about:
      "Unter dieser Domain finden Besucher „{{site}}“ nicht mehr; die anderen Adressen bleiben. Der Inhaber erhält den Grund per E-Mail und kann die Domain wieder hinzufügen.",
    submit: "Domain entfernen",
  },
};
