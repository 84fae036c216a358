import type { Translated } from "../translated.ts";

export const words: Translated<"accounts"> = {
  signIn: {
    title: "Bei Vitrine anmelden",
    email: "E-Mail-Adresse",
    emailMissing: "Geben Sie Ihre E-Mail-Adresse ein",
    password: "Passwort",
    passwordMissing: "Geben Sie Ihr Passwort ein",
    show: "Passwort anzeigen",
    hide: "Passwort verbergen",
    submit: "Anmelden",
    byLink: "Sie werden angemeldet …",
    again: "Erneut anmelden",
    againHint:
      "Ihre Änderungen bleiben auf dieser Seite und werden gespeichert, sobald Sie angemeldet sind.",
  },

  account: {
    menu: "Konto",
    signOut: "Abmelden",
    setPassword: "Passwort festlegen …",
    changePassword: "Passwort ändern …",
    noteTitle: "Passwort festlegen",
    note: "Sie haben sich mit einem Einmallink angemeldet. Legen Sie ein Passwort fest, um sich überall als {{email}} anzumelden.",
    noteAction: "Passwort festlegen",
    noteLater: "Später",
    newPassword: "Neues Passwort",
    currentPassword: "Aktuelles Passwort",
    currentMissing: "Geben Sie Ihr aktuelles Passwort ein",
    currentWrong: "Das aktuelle Passwort ist falsch",
    length: "Mindestens 10 Zeichen. Gut eignen sich ein paar Wörter ohne Zusammenhang.",
    tooLong: "Höchstens 128 Zeichen",
    save: "Passwort speichern",
  },

  preferences: {
    open: "Sprache und Darstellung …",
    title: "Sprache und Darstellung",
    appearance: "Darstellung",
    system: "Wie das System",
    light: "Hell",
    dark: "Dunkel",
    language: "Sprache der Oberfläche",
    languageHint: "Ihre Websites behalten ihre eigenen Sprachen.",
    failed: "Das gilt nur auf diesem Gerät.",
  },
};
