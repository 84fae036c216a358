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
  back: "Um einen Export zurückzubringen, importieren Sie ihn in der Übersicht aller Websites.",
};
