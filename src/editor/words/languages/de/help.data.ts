import type { Translated } from "../translated.ts";

export const words: Translated<"help"> = {
  open: "„{{name}}“ öffnen",
  back: "Zurück zur Liste",
  fillers:
    "wie wo was kann ich man die der das den dem ein eine einen mein meine meinen für mit auf im in zu und ist hilfe möchte will muss website seite",
  about: {
    publish: {
      ask: "Wie veröffentliche ich meine Änderungen?",
      words: "veröffentlichen online stellen live sichtbar Besucher aktualisieren speichern",
      answer:
        "Drücken Sie auf „Veröffentlichen“: Dort sehen Sie, was sich geändert hat und was noch zu beheben ist. Bis dahin sehen Besucher den zuletzt veröffentlichten Stand.",
    },
    publishLater: {
      ask: "Wie veröffentliche ich zu einer bestimmten Zeit?",
      words: "Zeitplan planen später Uhrzeit Datum automatisch morgen nachts zeitversetzt",
      answer:
        "Planen Sie es unter „Zeitplan“: Tag, Uhrzeit und Zeitzone. Die ganze Website wird dann so veröffentlicht, wie sie ist, auch wenn niemand den Editor geöffnet hat, außer die Prüfungen finden einen Fehler.",
    },
    unpublish: {
      ask: "Wie nehme ich die Website offline?",
      words:
        "offline vom Netz nehmen verbergen schließen abschalten pausieren zurückziehen Veröffentlichung aufheben",
      answer:
        "Unter „Zeitplan“ ziehen Sie die ganze Website oder eine Seite zurück, sofort oder zu einer bestimmten Zeit. Nichts geht verloren: Sie können sie jederzeit wieder veröffentlichen.",
    },
    restore: {
      ask: "Wie bekomme ich Geändertes oder Gelöschtes zurück?",
      words:
        "rückgängig wiederherstellen Verlauf Version gelöscht verloren Fehler früher zurück Sicherung",
      answer:
        "Ihre letzten Schritte machen Sie rückgängig. Für Älteres öffnen Sie „Versionen“, sehen sich die Website von damals an und stellen alles oder eine Seite wieder her.",
    },
    newPage: {
      ask: "Wie füge ich eine Seite hinzu?",
      words: "neue Seite anlegen erstellen weitere Vorlage Kopie",
      answer:
        "Nehmen Sie eine fertige Seite, eine eigene Vorlage, eine Seite aus einer Website-Vorlage oder eine Kopie. Geben Sie ihr einen Namen und entscheiden Sie, ob sie in Menü und Fußzeile steht.",
    },
    reuse: {
      ask: "Wie verwende ich eine Seite auf einer anderen Website?",
      words: "Vorlage wiederverwenden Seite speichern Abschnitt kopieren andere Websites",
      answer:
        "Speichern Sie die Seite als Vorlage: Damit beginnen Sie neue Seiten auf allen Ihren Websites. Einzelne Abschnitte speichern Sie über ihr Menü und finden sie in der Abschnittsauswahl unter „Gespeichert“.",
    },
    draft: {
      ask: "Wie verberge ich eine Seite, bis sie fertig ist?",
      words: "Entwurf verbergen verstecken unfertig nicht fertig Menü ausblenden",
      answer:
        "Wählen Sie im Menü der Seite unter „Seiten“ „Als Entwurf behalten“: Die nächste Veröffentlichung lässt sie aus. „Aus dem Menü nehmen“ entfernt nur den Link.",
    },
    preview: {
      ask: "Wie zeige ich jemandem die Website vor der Veröffentlichung?",
      words:
        "teilen vorschau link kunde zeigen entwurf unveröffentlicht vorher senden feedback ohne konto",
      answer:
        "Klicken Sie auf „Teilen“ und erstellen Sie einen Link zum aktuellen Entwurf. Wer ihn hat, sieht die Website ohne Konto. Suchmaschinen finden ihn nicht, und Sie können ihn jederzeit widerrufen.",
    },
    domain: {
      ask: "Wie verbinde ich meine eigene Domain?",
      words: "Domain Adresse eigene Name DNS Eintrag www verbinden https",
      answer:
        "Tragen Sie Ihre Domain unter „Domains“ ein und übertragen Sie die DNS-Einträge zu dem Anbieter, bei dem Sie sie gekauft haben. Sobald sie gefunden werden, ist die Website dort erreichbar.",
    },
    password: {
      ask: "Wie schütze ich Seiten mit einem Passwort?",
      words: "Passwort schützen sperren privat Zugang geheim nur für Kunden",
      answer:
        "Legen Sie unter „Zugriff“ ein Passwort fest. Besucher geben es einmal ein, Suchmaschinen bleiben draußen.",
    },
    language: {
      ask: "Wie füge ich eine weitere Sprache hinzu?",
      words: "Sprache übersetzen Übersetzung mehrsprachig zweite Englisch zweisprachig",
      answer:
        "Fügen Sie die Sprache unter „Sprachen“ hinzu und übersetzen Sie Ihre Texte unter „Übersetzen“ neben dem Original. Besucher sehen sie, sobald Sie sie einschalten und veröffentlichen.",
    },
    seo: {
      ask: "Wie werde ich bei Google gefunden?",
      words: "SEO Suche Google Suchmaschine Titel Beschreibung Ranking Index gefunden werden",
      answer:
        "Geben Sie jeder Seite in ihren Einstellungen einen eigenen Titel und eine kurze Beschreibung: Das zeigen Suchmaschinen. Die Vorschau daneben zeigt, was abgeschnitten wird.",
    },
    sharing: {
      ask: "Wie ändere ich das Bild, das geteilte Links zeigen?",
      words:
        "teilen Vorschau Bild soziale Netzwerke Facebook LinkedIn WhatsApp Favicon Symbol Link",
      answer:
        "Das Bild für die ganze Website, ihr Symbol und die Angaben zur Firma legen Sie unter „Suche und Teilen“ fest. Eine Seite kann in ihren Einstellungen ein eigenes haben.",
    },
    messages: {
      ask: "Wo landen Nachrichten aus meinen Formularen?",
      words: "Nachrichten Formular Posteingang E-Mail Anfragen Bestellungen Antworten Abonnenten",
      answer:
        "Alle stehen im Posteingang, auch wenn eine E-Mail verloren ging. Auf Wunsch bekommen Sie zu jeder eine E-Mail: Tragen Sie die Adresse unter „Allgemein“ ein.",
    },
    invite: {
      ask: "Wie lasse ich jemand anderen mitarbeiten?",
      words: "einladen Team Kollegin Zugriff Rolle Redakteur Übersetzer Rechte Personen teilen",
      answer:
        "Laden Sie die Person unter „Personen“ per E-Mail ein und wählen Sie ihre Rolle: Inhaber, Redakteur, Autor oder Betrachter. Einen Entwurf zeigen Sie ohne Konto mit einem Link über „Teilen“.",
    },
    look: {
      ask: "Wie ändere ich Farben und Schriften?",
      words: "Farbe Farben Schrift Schriften Design Stil Aussehen dunkel Marke Palette",
      answer:
        "Öffnen Sie das Design: Ein bis zwei Farben, ein Schriftenpaar, Ecken und heller oder dunkler Modus ändern die ganze Website auf einmal. Sie sehen es sofort und können es rückgängig machen.",
    },
    menu: {
      ask: "Wie ändere ich das Menü oder das Logo?",
      words: "Menü Navigation Logo Leiste oben Kopf Links Reihenfolge Untermenü",
      answer:
        "Drücken Sie auf der Seite auf die Leiste: Dort schreiben und verschieben Sie Links und wählen das Logo. Auch unter „Seiten“ nehmen Sie Seiten ins Menü auf und ordnen sie.",
    },
    pictures: {
      ask: "Wie ersetze ich ein Bild?",
      words: "Bild Foto ersetzen ändern hochladen zuschneiden Medien",
      answer:
        "Wählen Sie das Bild auf der Seite aus und nehmen oder laden Sie ein anderes; dort können Sie es auch zuschneiden. Alles Hochgeladene steht in den Medien.",
    },
    analytics: {
      ask: "Wie zähle ich meine Besucher?",
      words: "Analyse Statistik Besucher zählen Google Analytics Pixel Werbung Tracking Zugriffe",
      answer:
        "Fügen Sie unter „Tracking“ die ID Ihres Analysedienstes ein, Code brauchen Sie nicht. Der Dienst wird nur geladen, wenn das Cookie-Banner es erlaubt.",
    },
    cookies: {
      ask: "Brauche ich ein Cookie-Banner?",
      words: "Cookie Cookies Banner Einwilligung DSGVO Datenschutz Gesetz",
      answer:
        "Mit Analyse, Werbung oder Live-Chat und Besuchern aus der EU meistens ja. Wählen Sie unter „Cookies“ die Variante „DSGVO“: Vor der Zustimmung wird davon nichts geladen.",
    },
    redirects: {
      ask: "Wie funktionieren alte Links weiter?",
      words: "Weiterleitung alte Adresse Link umgezogen 301 404 kaputt",
      answer:
        "Ändern Sie den Pfad einer Seite, führt der alte von selbst zu ihr. Für Adressen einer früheren Website legen Sie Weiterleitungen an: alter Pfad, neue Seite.",
    },
    export: {
      ask: "Wie lade ich meine Website herunter oder ziehe um?",
      words: "Export herunterladen Sicherung Zip umziehen mitnehmen Hosting Kopie",
      answer:
        "Exportieren Sie das Projekt, um es hier oder in einer anderen Installation zu importieren, oder die fertige Website als Dateien für jeden Webserver.",
    },
    replace: {
      ask: "Wie ändere ich ein Wort auf allen Seiten?",
      words: "suchen ersetzen Wort überall alle Seiten Text Tippfehler umbenennen",
      answer:
        "Geben Sie das Wort in die Suche ein: Sie findet es auf allen Seiten und in allen Sprachen. Ersetzen Sie es einzeln oder überall, in einem Schritt.",
    },
  },
};
