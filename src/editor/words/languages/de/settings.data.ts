import type { Translated } from "../translated.ts";

export const words: Translated<"settings"> = {
  title: "Einstellungen",
  waiting: "Einige Änderungen hier sind nicht gespeichert",

  text: {
    language: "Texte auf",
    tooLong:
      "Dieser Text ist zu lang, um gespeichert zu werden. Kürzen Sie ihn, bis dahin bleibt er nur hier.",
    over_one: "{{count}} Zeichen zu viel. Kürzen Sie den Text, bevor Sie veröffentlichen.",
    over_other: "{{count}} Zeichen zu viel. Kürzen Sie den Text, bevor Sie veröffentlichen.",
  },
  row: {
    up: "Nach oben: {{name}}",
    down: "Nach unten: {{name}}",
    remove: "Entfernen: {{name}}",
    removed: "„{{name}}“ entfernt",
    full: "Höchstens {{count}} sind möglich.",
  },
  picture: {
    crop: "Zuschneiden: {{name}}",
    remove: "Entfernen: {{name}}",
  },
  preview: {
    title: "Vorschau",
    device: "Breite",
    desktop: "Desktop",
    mobile: "Smartphone",
    part: "Teil",
    banner: "Banner",
    popup: "Auswahl",
  },
  gate: {
    analytics: "Braucht „Statistik“",
    marketing: "Braucht „Marketing“",
    functional: "Braucht „Funktional“",
    none: "Es ist kein Cookie-Banner aktiv, deshalb wird das geladen, sobald ein Besucher die Maus bewegt, tippt oder schreibt.",
    simple:
      "Das einfache Banner ist aktiv: Das wird geladen, sobald ein Besucher die Maus bewegt, tippt oder schreibt. Nach der Auswahl wird nur geladen, was akzeptiert wurde.",
    gdpr: "Das DSGVO-Banner ist aktiv: Das wird erst geladen, wenn der Besucher zustimmt.",
    cookies: "Cookie-Einstellungen",
  },

  webhook: {
    title: "Webhook",
    about:
      "Jede Nachricht, jeder Abonnent und jede Antwort geht auch an diese Adresse. Fehlgeschlagene Aufrufe werden wiederholt.",
    url: "Adresse",
    urlHint: "Lassen Sie das Feld leer, um den Webhook auszuschalten.",
    wrong: "Geben Sie eine Adresse ein, die mit https:// oder http:// beginnt",
    refused: "Geben Sie eine Adresse im öffentlichen Internet ein.",
    secret: "Geheimer Schlüssel",
    secretHint: "Damit wird jeder Aufruf signiert.",
    copy: "Schlüssel kopieren",
    copied: "Kopiert",
    failed: "Letzter Versuch fehlgeschlagen: {{time}}",
  },

  readOnly: "Sie können diese Einstellungen ansehen.",
  askOwner: "Sie können diese Website ansehen. Zum Bearbeiten wenden Sie sich an {{name}}.",
  none: {
    title: "Diesen Bereich gibt es nicht",
    text: "In den Einstellungen gibt es nichts unter {{address}}.",
    closed: "Ihre Rolle auf dieser Website umfasst diesen Bereich nicht. Fragen Sie einen Inhaber.",
    first: "„Allgemein“ öffnen",
    page: "Zurück zur Seite",
  },
  groups: {
    site: "Website",
    pages: "Seiten",
    found: "Finden und Teilen",
    visitors: "Besucher",
  },
  roles: {
    owner: "Inhaber",
    editor: "Redakteur",
    writer: "Autor",
    viewer: "Betrachter",
    about: {
      owner: "Alles, mit denselben Rechten wie Sie",
      editor: "Alles außer Posteingang, Personen, Webadressen und dem Löschen der Website",
      writer: "Texte und Bilder, auch in Übersetzungen",
      viewer: "Sieht Seiten, Übersetzungen und Versionen und kommentiert sie",
    },
  },
};
