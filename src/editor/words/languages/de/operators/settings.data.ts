import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "settings"> = {
  title: "Einstellungen",
  about:
    "Sie gelten sofort und für die ganze Installation. Was Sie hier nicht festlegen, gilt so, wie es in der Umgebung des Servers steht.",
  saved: "Gespeichert",
  reset: "Einstellung des Servers verwenden: {{value}}",
  resetOf: "{{name}}: Einstellung des Servers verwenden",
  noLimit: "Kein Limit",
  amountWrong: "Geben Sie eine ganze Zahl von 1 bis {{most}} ein",
  groups: {
    accounts: "Konten",
    safety: "Sicherheit",
    start: "Neue Websites und E-Mails",
  },
  signUp: {
    label: "Wer ein Konto haben kann",
    hint: "Wer sich registriert, bestätigt zuerst eine E-Mail-Adresse.",
    noMail:
      "Eine offene Registrierung braucht einen Mailserver: Setzen Sie SMTP_URL, damit Adressen bestätigt werden können.",
    off: "Eingeladene Personen",
    open: "Alle",
  },
  signUpsPerHour: {
    label: "Registrierungen pro Stunde",
    hint: "Von allen zusammen. Aus einem Netz sind es fünf.",
  },
  sitesPerAccount: {
    label: "Websites pro Konto",
    hint: "Websites im Papierkorb zählen mit. Für Betreiber gibt es kein Limit; ein Konto kann unter „Personen“ ein eigenes bekommen.",
    kind: "Websites begrenzen",
    limited: "Höchstens",
  },
  storagePerAccount: {
    label: "Bilder und Dateien pro Konto, in Megabyte",
    hint: "Jede Datei zählt einmal, egal wie oft sie verwendet wird.",
    kind: "Bilder und Dateien begrenzen",
    limited: "Höchstens",
  },
  pagesPerSite: {
    label: "Seiten pro Website",
    hint: "Ein Konto kann ein eigenes Limit haben, unter Personen. Seiten über dem Limit bleiben.",
    kind: "Seiten begrenzen",
    limited: "Höchstens",
  },
  pagesPerAccount: {
    label: "Seiten pro Konto",
    hint: "Auf allen Websites zusammen, auch im Papierkorb. Bei 80 und 100 % erhält die Person eine E-Mail. Ein Konto kann unter „Personen“ ein eigenes Limit bekommen.",
    kind: "Seiten insgesamt begrenzen",
    limited: "Höchstens",
  },
  mailPerAccount: {
    label: "E-Mails pro Konto und Monat",
    hint: "Hinweise auf Nachrichten, Bestätigungen an Abonnenten, Einladungen und Kommentare. Über dem Limit bleiben Nachrichten ohne E-Mail im Posteingang. E-Mails zu Anmeldung und Sicherheit werden immer verschickt.",
    kind: "E-Mails begrenzen",
    limited: "Höchstens",
  },
  viewsPerSite: {
    label: "Aufrufe pro Website und Monat",
    hint: "Der Inhaber erfährt es bei 80 % und bei 100 % per E-Mail, und Sie sehen es unter Websites. Keine Website geht deshalb offline.",
    kind: "Aufrufe begrenzen",
    limited: "Höchstens",
  },
  publishScreen: {
    label: "Zurückhalten, was nach Phishing aussieht",
    hint: "Solche Veröffentlichungen warten, bis ein Betreiber sie freigibt.",
    off: "Nie",
    strangers: "Von neuen Konten",
    all: "Von allen",
  },
  secondFactor: {
    label: "Zweiter Faktor für Betreiber",
    hint: "Dann öffnen sich diese Seiten nur für Betreiber mit einer Authenticator-App oder nach Anmeldung mit einem Passkey.",
    missing:
      "Sie haben selbst noch keinen: Richten Sie zuerst in Ihrem Konto eine Authenticator-App ein.",
    off: "Freiwillig",
    operators: "Erforderlich",
  },
  contact: {
    label: "Kontakt für Fragen",
    hint: "Eine E-Mail-Adresse oder eine Seite. Besucher sehen den Kontakt, wenn sie eine Website melden, und auf der Seite, die eine offline genommene Website ersetzt. Inhaber sehen ihn auch in E-Mails zu Entscheidungen, Meldungen und Limits. Ohne ihn nennen diese E-Mails niemanden, und eine offline genommene Website zeigt die E-Mail des dienstältesten Betreibers.",
    usual: "Kein Kontakt",
    wrong: "Geben Sie eine E-Mail-Adresse ein oder eine Seite, die mit https:// beginnt",
  },
  starter: {
    label: "Erste Vorlage",
    hint: "Steht vorn, wenn jemand eine neue Website anlegt.",
    usual: "In der Sprache der lesenden Person",
  },
  language: {
    label: "Sprache der E-Mails von Betreibern",
    hint: "Für E-Mails von Betreibern und an sie, wenn der Empfänger keine Sprache gewählt hat.",
  },
  mailFrom: {
    label: "Absender der E-Mails",
    hint: "Eine Adresse oder Name und Adresse, etwa Bäckerei <hallo@example.org>. Der Mailserver muss sie annehmen, das zeigt „Zustand“.",
    wrong:
      "Geben Sie eine E-Mail-Adresse ein oder Name und Adresse, etwa Bäckerei <hallo@example.org>",
  },
  locked: {
    title: "Ein zweiter Faktor ist erforderlich",
    about:
      "Betreiber dieser Installation melden sich mit zwei Faktoren an. Richten Sie in Ihrem Konto eine Authenticator-App ein oder melden Sie sich mit einem Passkey an und kommen Sie zurück.",
    toAccount: "Im Konto einrichten",
  },
};
