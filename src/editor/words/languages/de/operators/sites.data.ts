import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "sites"> = {
  title: "Websites",
  search: "Name, Adresse oder Inhaber",
  none: "Hier erscheinen alle Websites dieses Servers. Noch gibt es keine.",
  nothing: "Keine Website gefunden.",
  site: "Website",
  owner: "Inhaber",
  state: "Status",
  weight: "Bilder und Dateien",
  views: "Aufrufe, 30 Tage",
  monthViews: "Diesen Monat: {{use}}",
  sort: "Reihenfolge",
  sorts: { changed: "Zuletzt geändert", weight: "Größte zuerst", views: "Meiste Aufrufe zuerst" },
  states: {
    all: "Alle",
    live: "Online",
    draft: "Entwurf",
    unpublished: "Nicht mehr veröffentlicht",
    held: "In Prüfung",
    down: "Gesperrt",
    trash: "Im Papierkorb",
  },
  paid: "Bezahlt",
  complaints_one: "{{count}} offene Meldung",
  complaints_other: "{{count}} offene Meldungen",
  deeds: {
    open: "Website öffnen",
    pay: "Als bezahlt markieren",
    unpay: "Als unbezahlt markieren",
    closeReports: "Keine Meldungen mehr annehmen",
    openReports: "Wieder Meldungen annehmen",
    transfer: "Übergeben …",
    takeDown: "Sperren …",
    lift: "Sperre aufheben",
  },
  done: {
    pay: "„{{name}}“ ist als bezahlt markiert. Der Link zum Melden verschwindet mit der nächsten Veröffentlichung.",
    unpay:
      "„{{name}}“ ist als unbezahlt markiert. Der Link zum Melden ist mit der nächsten Veröffentlichung wieder da.",
    closeReports: "„{{name}}“ kann nicht mehr gemeldet werden",
    openReports: "„{{name}}“ kann wieder gemeldet werden",
    transfer: "„{{name}}“ gehört jetzt {{email}}",
    takeDown: "„{{name}}“ ist gesperrt",
    lift: "„{{name}}“ ist wieder online",
  },
  takeDown: {
    title: "„{{name}}“ sperren?",
    about:
      "Besucher sehen auf allen Adressen sofort einen Hinweis. Der Inhaber liest den Grund im Editor, erhält ihn per E-Mail, sofern dieser Server welche verschickt, und behält den Entwurf.",
    submit: "Website sperren",
  },
  transfer: {
    title: "„{{name}}“ übergeben",
    about:
      "Das Konto mit dieser Adresse wird alleiniger Inhaber. Bisherige Inhaber bleiben als Bearbeiter. Alle erhalten eine E-Mail. Links zum Mitarbeiten und zur Vorschau gelten weiter.",
    email: "E-Mail-Adresse des neuen Inhabers",
    submit: "Website übergeben",
  },
};
