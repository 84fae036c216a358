import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "general"> = {
  addressHint: "Die Website zieht sofort um. Ihre letzten zehn Adressen führen zur neuen.",
  addressWrong: "Verwenden Sie Kleinbuchstaben und Ziffern, dazwischen Bindestriche",
  addressTaken: "Diese Adresse ist vergeben. Versuchen Sie eine andere.",
  monthViews: {
    near: "{{used}} der {{most}} Aufrufe dieses Monats. Für Ihre Besucher ändert sich nichts.",
    full: "{{used}} Aufrufe in diesem Monat; die Grenze liegt bei {{most}}. Ihre Website bleibt online, aber der Betreiber sieht das auch und schreibt Ihnen vielleicht. Am {{date}} beginnt die Zählung neu.",
  },
  views_one: "{{formatted}} Aufruf in den letzten 30 Tagen",
  views_other: "{{formatted}} Aufrufe in den letzten 30 Tagen",
  site: "Website",
  duplicate: "Duplizieren",
  duplicateAbout:
    "Ein neuer Entwurf mit Seiten, Design, Einstellungen und Bildern. Ohne Nachrichten, Mitglieder, Versionen und Webhook.",
  copyOf: "{{name}} (Kopie)",
  trash: "In den Papierkorb",
  trashAbout:
    "Nimmt die Website sofort offline. Seiten, Bilder, Nachrichten und Adressen bleiben erhalten, und Sie können sie in der Liste der Websites wiederherstellen.",
  trashTime_one: "Nach {{count}} Tag im Papierkorb wird sie endgültig gelöscht.",
  trashTime_other: "Nach {{count}} Tagen im Papierkorb wird sie endgültig gelöscht.",
  trashButton: "In den Papierkorb",
  title: "Allgemein",
  about: "Name und Adresse der Website, wohin ihre Nachrichten gehen, und die Website als Ganzes.",
  name: "Name",
  nameHint: "Für Sie, in der Liste der Websites. Besucher sehen die Titel der Seiten.",
  nameWrong: "Geben Sie einen Namen mit 1 bis 80 Zeichen ein",
  address: "Adresse",
  forms: "Formulare",
  formsAbout: "Alles, was Besucher senden, bleibt immer auch im Posteingang.",
  email: "E-Mail-Adresse für Nachrichten",
  emailHint:
    "An diese Adresse schreiben wir bei jeder Nachricht, jedem Abonnenten und jeder Antwort. Lassen Sie das Feld leer, um keine E-Mails zu erhalten.",
  emailWrong: "Geben Sie eine gültige E-Mail-Adresse ein",
  mailFailed:
    "Unsere letzte E-Mail an {{email}} konnte nicht zugestellt werden ({{time}}). Prüfen Sie die Adresse. Ihre Nachrichten sind weiterhin im Posteingang.",
  mailDelayed:
    "E-Mails an {{email}} verzögern sich. Wir versuchen es noch drei Tage lang. Ihre Nachrichten sind schon im Posteingang.",
  mailSaid: "Antwort des Mailservers: {{reason}}",
};
