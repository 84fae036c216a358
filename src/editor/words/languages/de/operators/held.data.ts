import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "held"> = {
  title: "Zur Prüfung",
  about:
    "Veröffentlichungen, die nach Phishing aussehen. Besucher sehen sie erst, wenn Sie sie freigeben.",
  none: "Nichts wartet auf eine Prüfung.",
  page: "Seite",
  pageOf: "Die eingereichte Seite von „{{name}}“",
  asSubmitted: "Wie eingereicht: {{page}}",
  showPage: "{{page}} zeigen",
  decision: "Entscheidung",
  by: "Veröffentlicht von",
  account: "Konto seit",
  submitted: "Eingereicht",
  now: "Besucher sehen",
  earlier: "Den bisherigen Stand",
  nothing: "Noch nichts",
  reasons: {
    secret: "Fragt nach Passwort, Karte oder anderen Geheimnissen",
    host: "Bank oder Marke in der Adresse",
    title: "Bank oder Marke in einem Titel",
    unread: "Ein alter Stand, dessen Inhalt nicht prüfbar ist",
  },
  decisions: {
    publish: {
      name: "Veröffentlichen",
      about:
        "Es geht online, wie es eingereicht wurde. Aus diesen Gründen wird es nicht mehr zurückgehalten.",
      submit: "Website veröffentlichen",
      done: "„{{name}}“ ist online",
    },
    refuse: {
      name: "Ablehnen",
      about:
        "Der Inhaber erhält den Grund per E-Mail und im Editor. Besucher sehen den bisherigen Stand.",
      submit: "Veröffentlichung ablehnen",
      done: "„{{name}}“ wurde abgelehnt",
    },
  },
};
