import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "complaints"> = {
  title: "Meldungen",
  state: "Status",
  states: {
    open: "Offen",
    decided: "Entschieden",
  },
  none: "Hier erscheinen Meldungen von Besuchern, die ältesten zuerst. Keine ist offen.",
  noneDecided: "Hier erscheinen Meldungen, über die entschieden wurde.",
  page: "Seite",
  pageOf: "Die gemeldete Seite von „{{name}}“",
  asReported: "So, wie sie gemeldet wurde",
  now: "Jetzt",
  decision: "Entscheidung",
  from: "Von",
  on: "Gesendet",
  receipt: "Bestätigung",
  receipts: {
    none: "Keine",
    waiting: "Wartet auf den Versand",
    sent: "Gesendet {{time}}",
  },
  decisions: {
    "no-issue": {
      name: "Kein Verstoß",
      about: "Schließt die Meldung. Niemand wird benachrichtigt.",
      submit: "Meldung schließen",
    },
    warn: {
      name: "Inhaber verwarnen",
      about: "Er erhält den Grund per E-Mail. Die Website bleibt online.",
      submit: "Verwarnung senden",
    },
    unpublish: {
      name: "Sperren",
      about:
        "Besucher sehen auf allen Adressen sofort einen Hinweis. Der Inhaber behält den Entwurf.",
      submit: "Website sperren",
    },
  },
  done: "Über die Meldung zu „{{name}}“ ist entschieden",
};
