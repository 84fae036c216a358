import type { Translated } from "../translated.ts";

export const words: Translated<"account"> = {
  title: "Konto",

  name: {
    label: "Name",
    hint: "Andere auf Ihren Websites sehen ihn, und er steht in Einladungen.",
    saved: "Name gespeichert",
  },

  email: {
    label: "E-Mail-Adresse",
    change: "Ändern",
    cancel: "Änderung abbrechen",
    title: "E-Mail-Adresse ändern",
    about: "Damit melden Sie sich an, und dorthin gehen E-Mails zu Ihrem Konto.",
    new: "Neue E-Mail-Adresse",
    invalid: "Geben Sie eine andere E-Mail-Adresse ein",
    submit: "E-Mail-Adresse ändern",
    done: "Fertig",
    sent: "Wir haben zwei Links gesendet: an {{from}}, um die Änderung zu erlauben, und an {{email}}, um die Adresse zu bestätigen. Beide funktionieren einmal, einen Tag lang.",
    links:
      "Dieser Server verschickt keine E-Mails. Öffnen Sie beide Links dort, wo die jeweilige Adresse gelesen wird. Sie funktionieren einmal, einen Tag lang.",
    copy: "Link für {{email}} kopieren",
    copied: "Kopiert",
    waiting: {
      both: "Die Änderung zu {{email}} wartet: Bestätigen Sie sie an beiden Adressen.",
      old: "Die Änderung zu {{email}} muss noch an Ihrer alten Adresse erlaubt werden.",
      new: "Die Änderung zu {{email}} muss dort noch bestätigt werden.",
    },
  },

  preferences: {
    appearance: "Darstellung",
    system: "Wie das System",
    light: "Hell",
    dark: "Dunkel",
    language: "Sprache der Oberfläche",
    languageHint: "Ihre Websites behalten ihre eigenen Sprachen.",
    failed: "Das gilt nur auf diesem Gerät.",
  },

  emails: {
    title: "E-Mails",
    comments: "Erwähnungen und Antworten",
    commentsHint:
      "Wenn Sie jemand erwähnt oder in einer Diskussion antwortet, an der Sie beteiligt sind, und Sie es fünf Minuten lang nicht gesehen haben.",
  },

  signIn: {
    title: "Anmeldung",
    password: "Passwort",
    passwordSet: "Damit und mit Ihrer E-Mail-Adresse melden Sie sich an.",
    passwordNone: "Noch keins: Sie kommen nur mit einem Einmallink hinein.",
    change: "Ändern",
    set: "Passwort festlegen",
  },

  passkeys: {
    title: "Passkeys",
    about: "Melden Sie sich mit Fingerabdruck, Gesicht oder PIN an, ohne Passwort und Code.",
    add: "Passkey hinzufügen",
    addAbout:
      "Ihr Browser fragt, wo er liegen soll: auf diesem Gerät, Ihrem Telefon oder einem Sicherheitsschlüssel.",
    continue: "Weiter",
    name: "Name",
    nameHint: "Damit Sie ihn von anderen unterscheiden können.",
    nameMissing: "Geben Sie einen Namen ein",
    notMade: "Es wurde kein Passkey erstellt. Versuchen Sie es erneut.",
    named: "Passkey: {{name}}",
    added: "Hinzugefügt am {{date}}",
    used: "zuletzt verwendet am {{date}}",
    unused: "nie verwendet",
    more: "Mehr: {{name}}",
    rename: "Umbenennen",
    remove: "Entfernen",
    save: "Speichern",
  },

  codeApp: {
    title: "Authenticator-App",
    on: "Wird nach dem Passwort abgefragt.",
    off: "Nach dem Passwort wird ein Code aus einer App auf Ihrem Telefon abgefragt.",
    isOn: "An",
    setUp: "Einrichten",
    more: "Mehr: Authenticator-App",
    newCodes: "Neue Wiederherstellungscodes",
    turnOff: "Ausschalten",
    setUpTitle: "Authenticator-App einrichten",
    about: "Danach melden Sie sich mit Ihrem Passwort und einem Code aus der App an.",
    continue: "Weiter",
    scan: "Scannen Sie dies mit Ihrer Authenticator-App und geben Sie den angezeigten Code ein.",
    qr: "QR-Code für Ihre Authenticator-App",
    secret: "Oder geben Sie diesen Schlüssel in der App ein:",
    copySecret: "Schlüssel kopieren",
    confirm: "Einschalten",
    codesTitle: "Wiederherstellungscodes aufbewahren",
    codesAbout:
      "Jeder ersetzt einmal einen Code, falls Sie Ihr Telefon verlieren. Sie werden nur jetzt angezeigt.",
    codesKept: "Ich habe sie aufbewahrt",
    copyCodes: "Codes kopieren",
    newCodesAbout: "Die bisherigen funktionieren dann nicht mehr.",
    turnOffAbout: "Dann genügt das Passwort zum Anmelden.",
    left_one: "{{count}} Wiederherstellungscode übrig.",
    left_other: "{{count}} Wiederherstellungscodes übrig.",
  },

  sessions: {
    title: "Wo Sie angemeldet sind",
    since: "Seit {{time}}",
    current: "Diese Sitzung",
    end: "Abmelden",
    endOne: "Abmelden: {{device}}, seit {{time}}",
    endOthers: "Andere Sitzungen abmelden",
    unknownDevice: "Unbekannter Browser",
  },
  delete: {
    title: "Mein Konto löschen",
    about: "Sie werden überall abgemeldet. Was nur Ihnen gehört, wird mit gelöscht.",
    open: "Konto löschen …",
    forGood:
      "Das lässt sich nicht rückgängig machen. Was Sie auf Websites anderer geschrieben haben, bleibt dort, von „Ein früheres Mitglied“. Gäste, die über Ihre Links geschrieben haben, behalten ihre Namen.",
    sites: "Was mit Ihren Websites geschieht",
    alone: "Wird mit dem Konto gelöscht",
    left: "Sie verlassen sie; andere sind Inhaber",
    handOver: "Vorher übergeben",
    moved: "Ihre Websites haben sich inzwischen geändert. Sehen Sie sich die Liste noch einmal an.",
    submit: "Konto endgültig löschen",
    withOthers_one:
      "Wird mit dem Konto gelöscht, auch für {{count}} andere Person, die daran arbeitet",
    withOthers_other: "Wird mit dem Konto gelöscht, auch für {{count}} andere, die daran arbeiten",
  },
};
