import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "schedule"> = {
  title: "Zeitplan",
  about:
    "Wann Besucher die Website und ihre Seiten sehen. Veröffentlichen und Zurückziehen ändern den Entwurf nicht.",
  now: "Jetzt",
  nowAbout:
    "Wer eine zurückgezogene Website besucht, liest, dass sie nicht veröffentlicht ist. Statt einer zurückgezogenen Seite erscheint Ihre Seite „Nicht gefunden“, und sie verschwindet aus der Sitemap.",
  site: "Die ganze Website",
  page: "Eine Seite",
  isSeen: "Zu sehen, wie zuletzt veröffentlicht",
  isOff: "Zurückgezogen",
  offSince: "Zurückgezogen: {{time}}",
  notYet: "Noch nicht veröffentlicht",
  notYetAbout:
    "Vor der ersten Veröffentlichung sehen nur Sie und alle, die mit Ihnen daran arbeiten, die Website.",
  unpublish: "Zurückziehen",
  unpublishPage: "Seite zurückziehen",
  showAgain: "Wieder veröffentlichen",
  words: "Nachricht an Besucher, solange die Website nicht veröffentlicht ist",
  wordsExample: "Ab Montag sind wir wieder da. Bis dahin: +49 30 5550 1962.",
  wordsHint:
    "Mit einer Nachricht oder einer geplanten Veröffentlichung lesen Besucher, dass die Website vorübergehend geschlossen ist und wann sie wieder da ist. Suchmaschinen behalten sie.",
  saveWords: "Nachricht speichern",
  wordsSaved: "Nachricht gespeichert",
  new: "Änderung planen",
  subject: "Was",
  action: "Was geschieht",
  time: "Wann",
  timeProblems: {
    missing: "Wählen Sie Datum und Uhrzeit",
    past: "Dieser Zeitpunkt ist schon vorbei",
    far: "Wählen Sie einen Zeitpunkt in den nächsten 400 Tagen",
  },
  full_one: "Sie können höchstens {{count}} Änderung planen. Brechen Sie zuerst eine ab.",
  full_other: "Sie können höchstens {{count}} Änderungen planen. Brechen Sie zuerst eine ab.",
  timeZone: "Zeitzone",
  actions: {
    publish: "Veröffentlichen",
    unpublish: "Zurückziehen",
  },
  errorsNow_one:
    "Die Prüfungen finden gerade {{count}} Fehler. Beheben Sie ihn bis dahin, sonst wird nichts veröffentlicht.",
  errorsNow_other:
    "Die Prüfungen finden gerade {{count}} Fehler. Beheben Sie sie bis dahin, sonst wird nichts veröffentlicht.",
  siteEffects: {
    publish:
      "Der Entwurf wird so veröffentlicht, wie er dann ist, mit allen Änderungen bis dahin. Finden die Prüfungen einen Fehler, ändert sich nichts, und die Inhaber bekommen eine E-Mail.",
    publishWithoutMail:
      "Der Entwurf wird so veröffentlicht, wie er dann ist, mit allen Änderungen bis dahin. Finden die Prüfungen einen Fehler, ändert sich nichts; die Liste der Websites und diese Seite zeigen es an.",
    unpublish:
      "Besucher lesen, dass die Website nicht veröffentlicht ist, bis Sie sie wieder veröffentlichen.",
  },
  pageEffects: {
    publish:
      "Die Seite ist wieder zu sehen, wie sie zuletzt veröffentlicht wurde. Soll sie bis dahin verborgen sein, ziehen Sie sie zuerst zurück.",
    publishHidden: "Die Seite ist wieder zu sehen, wie sie zuletzt veröffentlicht wurde.",
    unpublish: "Die Seite wird nicht mehr gefunden und verschwindet aus der Sitemap.",
  },
  at: "{{time}} ({{zone}})",
  forYou: "Bei Ihnen: {{time}}.",
  add: "Planen",
  added: "Geplant",
  planned: "Geplant",
  nothing: "Geplante Änderungen erscheinen hier.",
  cancel: "Abbrechen",
  cancelled: "Nicht mehr geplant",
  dismiss: "Entfernen",
  dismissed: "Entfernt",
  gone: "Eine gelöschte Seite",
  failures: {
    problems:
      "Nicht ausgeführt: Die Prüfungen haben Fehler gefunden. Beheben Sie sie und veröffentlichen Sie dann.",
    "not-allowed": "Nicht ausgeführt: Wer das geplant hat, darf nicht mehr veröffentlichen.",
    draft: "Nicht ausgeführt: Die Seite war ein Entwurf.",
  },
};
