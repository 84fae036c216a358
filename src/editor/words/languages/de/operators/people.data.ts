import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "people"> = {
  title: "Personen",
  search: "Name oder E-Mail-Adresse",
  nothing: "Kein Konto gefunden.",
  person: "Person",
  status: "Status",
  sites: "Websites",
  storage: "Bilder und Dateien",
  pages: "Seiten pro Website",
  allPages: "Seiten insgesamt",
  mail: "E-Mails pro Monat",
  views: "Aufrufe pro Website und Monat",
  seen: "Zuletzt aktiv",
  states: {
    all: "Alle",
    operators: "Betreiber",
    suspended: "Gesperrt",
  },
  suspended: "Gesperrt",
  operator: "Betreiber",
  active: "Aktiv",
  usedOf: "{{used}} von {{most}}",
  deeds: {
    quotas: "Limits ändern …",
    password: "Link für neues Passwort …",
    suspend: "Sperren …",
    restore: "Sperre aufheben",
  },
  done: {
    quotas: "Limits von {{email}} gespeichert",
    suspend: "{{email}} ist gesperrt",
    restore: "{{email}} kann sich wieder anmelden",
  },
  suspend: {
    title: "{{email}} sperren?",
    about:
      "Die Person wird sofort überall abgemeldet und kann sich nicht mehr anmelden, ihre Freigabelinks funktionieren nicht mehr. Was sie geplant hat, geschieht nicht. Ihre Websites bleiben online, andere können weiter daran arbeiten. Den Grund erhält sie per E-Mail.",
    reason: "Grund, geht an die Person",
    submit: "Konto sperren",
  },
  quotas: {
    title: "Limits von {{email}}",
    about:
      "Über dem Limit kommt nichts Neues hinzu, was da ist, bleibt. Aufrufe werden nur gemeldet.",
    used: "Jetzt: {{use}}",
    kinds: {
      usual: "Wie für alle",
      own: "Eigenes Limit",
      off: "Kein Limit",
    },
    amounts: {
      sites: "Anzahl der Websites",
      storage: "Megabyte",
      pages: "Anzahl der Seiten",
      allPages: "Anzahl der Seiten aller Websites",
      mail: "Anzahl der E-Mails pro Monat",
      views: "Anzahl der Aufrufe pro Monat",
    },
    wrong: "Geben Sie eine ganze Zahl bis {{most}} ein",
    submit: "Limits speichern",
  },
  password: {
    title: "Link für ein neues Passwort für {{email}}?",
    about:
      "Damit lässt sich einmal und innerhalb einer Stunde ein neues Passwort festlegen. Frühere Links dieser Person gelten nicht mehr, das bisherige Passwort gilt bis dahin. Wer sich mit Code anmeldet, wird weiterhin danach gefragt. Wenn dieser Server E-Mails verschickt, erfährt die Person davon.",
    submit: "Link erstellen",
    linkTitle: "Geben Sie diesen Link weiter",
    linkAbout:
      "Er wird nur jetzt angezeigt und gilt einmal, eine Stunde lang. Achten Sie darauf, dass ihn nur {{email}} erhält.",
  },
  link: { copy: "Link kopieren", copied: "Kopiert" },
  invite: {
    open: "Einladen",
    list: "Einladungen",
    title: "Jemanden einladen",
    about:
      "Über einen Link, der eine Woche gilt, wählt die Person Namen und Passwort, auch wenn die Registrierung geschlossen ist.",
    email: "E-Mail-Adresse",
    submit: "Einladung senden",
    sent: "Einladung an {{email}} gesendet",
    linkTitle: "Geben Sie diesen Link weiter",
    linkAbout:
      "Der Link wird nur jetzt gezeigt und funktioniert einmal, innerhalb einer Woche. Frühere Links für diese Person gelten nicht mehr.",
    until: "Eingeladen, bis {{date}}",
    resend: "Erneut senden",
    resendTo: "Einladung erneut an {{email}} senden",
    link: "Link erstellen",
    linkFor: "Link für {{email}} zum Weitergeben erstellen",
    refused:
      "Die E-Mail konnte nicht zugestellt werden. Prüfen Sie die Adresse, senden Sie sie erneut, oder erstellen Sie einen Link und geben Sie ihn selbst weiter.",
    waits:
      "Die E-Mail ist noch nicht zugestellt. Wir versuchen es weiter; Sie können auch einen Link erstellen und selbst weitergeben.",
    said: "Der Mailserver meldete: {{reason}}",
    withdraw: "Zurückziehen",
    withdrawOf: "Zurückziehen: {{email}}",
    withdrawn: "Einladung an {{email}} zurückgezogen",
  },
};
