import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "export"> = {
  title: "Export",
  about:
    "Nehmen Sie alles mit: Die Website läuft auf jedem Webserver, und aus dem Projekt entsteht sie wieder.",
  what: "Was exportiert wird",
  forms: {
    everything: "Website und Projekt",
    website: "Nur die Website",
    project: "Nur das Projekt",
    visitors: "Was Besucher geschickt haben",
  },
  abouts: {
    everything:
      "Seiten, die überall laufen, und die Datei, aus der Vitrine dieselbe Website wieder macht",
    website: "Seiten und Bilder mit Regeln für nginx, Caddy, Apache, Netlify und Cloudflare Pages",
    project: "Texte, Bilder, Dateien und Einstellungen, wie sie jetzt im Editor sind",
    visitors:
      "Nachrichten: {{messages}}, Abonnenten: {{subscribers}}, Antworten: {{rsvps}}. Als CSV und JSON",
  },
  where: "Wo sie stehen wird",
  address: "Adresse des anderen Servers",
  addressHint: "Die Seiten nennen sie als ihre eigene, und Formulare werden von dort angenommen.",
  save: "Speichern",
  saved: "Adresse gespeichert",
  removed: "Adresse entfernt",
  wrong: "Geben Sie die Adresse eines anderen Servers ein, z. B. https://www.example.com",
  askOwner: "Die Adresse des anderen Servers kann nur ein Inhaber der Website eingeben.",
  visitorForms: "Formulare auf der exportierten Website",
  off: "Ausgeschaltet",
  offAbout: "Die Felder sind gesperrt, und eine Zeile sagt, dass nichts gesendet wird",
  here: "Weiter hierher senden",
  hereAbout:
    "Nachrichten kommen in diesem Posteingang an, solange die Website hier veröffentlicht ist",
  more: "Außerdem ins Archiv",
  versions: "Versionen",
  versionsHint: "Benannte und veröffentlichte Versionen: {{count}}",
  personal: "Personenbezogene Daten: Bewahren Sie die Datei sicher auf.",
  leftOut: "Ausgelassene Seiten: {{count}}",
  leftOutWhy:
    "Sie haben ein Passwort oder sind nicht veröffentlicht. Andere Webserver würden sie allen zeigen.",
  obstacles: {
    "not-published":
      "Diese Website ist nicht veröffentlicht, es gibt also nichts zu exportieren. Veröffentlichen Sie sie zuerst, oder exportieren Sie nur das Projekt.",
    locked:
      "Die ganze Website hat ein Passwort, und andere Webserver fragen nicht danach. Entfernen Sie das Passwort, oder exportieren Sie nur das Projekt.",
    "taken-down":
      "Diese Website wurde nach einer Beschwerde offline genommen. Vorerst lässt sich nur das Projekt exportieren.",
    "no-address":
      "Geben Sie zuerst die Adresse ein, und speichern Sie sie: Formulare werden nur von dort angenommen.",
    lost: "Auf dem Server fehlen Dateien der veröffentlichten Website. Veröffentlichen Sie sie noch einmal, oder exportieren Sie nur das Projekt.",
  },
  action: "Exportieren",
  size: "Etwa {{size}}",
  begun: "Der Download hat begonnen. Ihr Browser zeigt, wie weit er ist.",
  running: "Ein anderer Export von Ihnen läuft noch. Versuchen Sie es erneut, wenn er fertig ist.",
  refused:
    "An der Website hat sich etwas geändert. Prüfen Sie die Auswahl oben, und versuchen Sie es erneut.",
  back: "Um aus einem Export eine neue Website zu machen, importieren Sie ihn in der Übersicht aller Websites.",
  replace: {
    title: "Diese Website ersetzen",
    about:
      "Setzen Sie ein exportiertes Projekt an die Stelle dieser Website. Adresse, Domains, Personen und Nachrichten bleiben, und Besucher sehen die Änderung erst, wenn Sie veröffentlichen.",
    choose: "Datei auswählen …",
    sending: "Wird hochgeladen, {{share}} %",
    checking: "Seiten und Bilder werden geprüft …",
    refused: "Diese Datei kann die Website nicht ersetzen. Es wurde nichts geändert.",
    dialog: "Diese Website durch „{{name}}“ ersetzen?",
    file: "Datei: {{name}}",
    kept_one: "{{count}} Seite wird ersetzt",
    kept_other: "{{count}} Seiten werden ersetzt",
    added_one: "{{count}} Seite kommt hinzu",
    added_other: "{{count}} Seiten kommen hinzu",
    removed_one: "{{count}} Seite wird gelöscht",
    removed_other: "{{count}} Seiten werden gelöscht",
    languages: "Sprachen: {{names}}",
    pictures:
      "Bilder in der Datei: {{pictures}}, Dateien: {{files}}. Ihre Mediathek behält, was sie hat.",
    missing_one:
      "{{count}} Bild, das seine Seiten zeigen, fehlt in der Datei: Seine Stelle bleibt leer",
    missing_other:
      "{{count}} Bilder, die seine Seiten zeigen, fehlen in der Datei: Ihre Stellen bleiben leer",
    large:
      "Die Website ist groß, deshalb wird die Änderung in Teilen gespeichert. Lässt sich einer nicht speichern, stellen Sie die Version von davor wieder her.",
    undoing:
      "Das ist eine einzige Änderung: Sie können sie rückgängig machen oder eine frühere Version wiederherstellen.",
    submit: "Diese Website ersetzen",
    done: "Website ersetzt",
    same: "Die Website ist bereits so wie in dieser Datei",
    notDone: "Die Website konnte nicht ersetzt werden: {{reason}}",
  },
};
