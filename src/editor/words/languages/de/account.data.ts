import type { Translated } from "../translated.ts";

export const words: Translated<"account"> = {
  title: "Konto",

  name: {
    label: "Name",
    hint: "Andere auf Ihren Websites sehen ihn, und er steht in Einladungen.",
    saved: "Name gespeichert",
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

  signIn: {
    title: "Anmeldung",
    password: "Passwort",
    passwordSet: "Damit und mit Ihrer E-Mail-Adresse melden Sie sich an.",
    passwordNone: "Noch keins: Sie kommen nur mit einem Einmallink hinein.",
    change: "Ändern",
    set: "Passwort festlegen",
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
};
