import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "access"> = {
  title: "Zugriff",
  about:
    "Ein Passwort für die ganze Website oder für einzelne Seiten. Es gilt, sobald Sie es speichern.",
  whole: "Wer diese Website sehen kann",
  everyone: "Alle",
  everyoneAbout: "Alle, die die Adresse haben",
  locked: "Personen mit dem Passwort",
  lockedAbout: "Besucher geben es einmal ein. Vorher wird nichts übertragen.",
  nobody: "Niemand",
  nobodyAbout: "Bleibt ein Entwurf und fehlt in der nächsten Veröffentlichung",
  password: "Passwort",
  passwordHint: "Mindestens 6 Zeichen. Wählen Sie eines, das Sie nirgends sonst verwenden.",
  passwordSet: "Es ist ein Passwort festgelegt. Geben Sie ein neues ein, um es zu ändern.",
  passwordShort: "Geben Sie mindestens 6 Zeichen ein",
  days: "Erneut fragen nach",
  protect: "Passwort festlegen",
  change: "Änderungen speichern",
  remove: "Passwort entfernen",
  copy: "Passwort kopieren",
  copied: "Kopiert",
  note: "Fünf falsche Versuche sperren eine Adresse für 10 Minuten. Seiten mit Passwort fehlen in Suchmaschinen und in der Sitemap.",
  pages: "Seiten mit Passwort",
  pagesAbout: "Das Passwort einer Seite legen Sie in ihren Einstellungen unter „Seite“ fest.",
  opens: {
    page: "Ohne Passwort können alle diese Seite sehen.",
    site: "Ohne Passwort können alle diese Website sehen.",
  },
  dayCount_one: "{{count}} Tag",
  dayCount_other: "{{count}} Tagen",
};
