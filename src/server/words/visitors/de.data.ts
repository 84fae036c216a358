import type { ServerWord } from "./en.data.ts";

export const de: Readonly<Record<ServerWord, string>> = {
  tooMany:
    "Das waren zu viele Versuche hintereinander. Bitte warten Sie etwas und senden Sie es noch einmal. Ihre Eingaben sind noch da.",
  sendAgain: "Senden",
  confirmSent:
    "Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin, um Ihre Adresse zu bestätigen.",
  confirmTitle: "Anmeldung bestätigen",
  confirmText: "Bestätigen Sie, dass Sie E-Mails von {site} an {email} erhalten möchten.",
  confirmButton: "Bestätigen",
  confirmedTitle: "Sie sind angemeldet",
  confirmedText: "Sie erhalten E-Mails von {site} an {email}.",
  linkInvalidTitle: "Dieser Link funktioniert nicht mehr",
  linkInvalidText:
    "Er wurde bereits verwendet oder ist abgelaufen. Wenn Sie sich anmelden möchten, geben Sie Ihre Adresse auf der Website bitte noch einmal ein.",
  unsubscribeInvalidText:
    "Wir konnten ihm kein Abonnement zuordnen. Bitte verwenden Sie den Abmeldelink in der letzten E-Mail dieser Website.",
  unsubscribeTitle: "Abmelden",
  unsubscribeText: "Melden Sie sich ab, damit {email} keine E-Mails von {site} mehr erhält.",
  unsubscribeButton: "Abmelden",
  unsubscribedTitle: "Sie sind abgemeldet",
  unsubscribedText: "{email} erhält keine E-Mails von {site} mehr.",
  manyTitle: "Noch ein Schritt",
  manyText:
    "Auf dieser Website gehen gerade ungewöhnlich viele Nachrichten ein. Bitte beantworten Sie die Frage, um zu zeigen, dass Sie ein Mensch sind, und senden Sie das Formular frühestens in {seconds} Sekunden noch einmal. Ihre Eingaben sind noch da.",
  manySum: "Wie viel ist {a} + {b}?",
  manyWrong: "Das war nicht die richtige Antwort. Hier ist eine andere Frage.",
  manySoon:
    "Das war zu früh. Bitte warten Sie {seconds} Sekunden, bevor Sie das Formular noch einmal senden.",
  formOff: "Dieses Formular sendet derzeit nichts.",
  publishedOn: "Veröffentlicht am {date}",
};
