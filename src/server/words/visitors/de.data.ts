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
  confirmSubject: "Bitte bestätigen Sie Ihre Anmeldung bei {site}",
  confirmMail:
    "Jemand, vermutlich Sie, hat diese Adresse für E-Mails von {site} angemeldet.\n\nUm sie zu erhalten, öffnen Sie innerhalb von 7 Tagen diesen Link:\n{confirm}\n\nWenn Sie das nicht waren, ignorieren Sie diese E-Mail. Sie erhalten dann keine weiteren.\nSo sperren Sie E-Mails von dieser Website dauerhaft:\n{unsubscribe}\n",
  messageSubject: "{site}: Nachricht von {name}",
  messageMail: "{name} <{email}> schreibt auf {site}:\n\n{message}\n",
  noMessage: "(ohne Nachricht)",
  replySubject: "{site}: Antwort von {name}",
  replyYesMail: "{name} <{email}> kommt zu „{event}“. Personen: {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> kann nicht zu „{event}“ kommen.\n\n{message}\n",
  noticePage: "Gesendet von: {page}",
  noticeReply: "Um zu antworten, antworten Sie einfach auf diese E-Mail.",
  manyTitle: "Noch ein Schritt",
  manyText:
    "Auf dieser Website gehen gerade ungewöhnlich viele Nachrichten ein. Bitte beantworten Sie die Frage, um zu zeigen, dass Sie ein Mensch sind, und senden Sie das Formular frühestens in {seconds} Sekunden noch einmal. Ihre Eingaben sind noch da.",
  manySum: "Wie viel ist {a} + {b}?",
  manyWrong: "Das war nicht die richtige Antwort. Hier ist eine andere Frage.",
  manySoon:
    "Das war zu früh. Bitte warten Sie {seconds} Sekunden, bevor Sie das Formular noch einmal senden.",
  receiptSubject: "Wir haben Ihre Meldung zu {site} erhalten",
  receiptMail:
    "Danke für Ihre Meldung zu {site}.\n\nSie haben geschrieben:\n{comment}\n\nSeite: {page}\n\nDer Betreiber dieses Dienstes prüft sie. Der Inhaber der Website erfährt nicht, wer sie gemeldet hat.\nWaren Sie es nicht, hat jemand versehentlich Ihre Adresse angegeben. Sie können diese E-Mail ignorieren.\n",
  complaintSubject: "Beschwerde über {site}",
  complaintMail:
    "Ein Besucher hat {site} ({address}) gemeldet:\n\n{comment}\n\nSeite: {page}\nSprache: {language}\nVersion: {release}\n\nBeschwerde {id} wartet auf Ihre Entscheidung: kein Verstoß, den Inhaber verwarnen oder die Website mit Begründung offline nehmen.\n{queue}\n",
  warnSubject: "Verwarnung zu {site}",
  warnMail:
    "Besucher haben Ihre Website {site} ({address}) gemeldet. Der Betreiber dieses Dienstes hat das geprüft und bittet Sie, Folgendes zu beheben:\n\n{reason}\n\nIhre Website bleibt vorerst online.\n",
  takedownSubject: "{site} wurde offline genommen",
  takedownMail:
    "Ihre Website {site} ({address}) wurde offline genommen. Der Grund:\n\n{reason}\n\nBesucher sehen stattdessen einen Hinweis. Sie können die Website weiter bearbeiten. Sie geht wieder online, wenn der Betreiber dieses Dienstes die Sperre aufhebt.\n",
  liftedSubject: "{site} ist wieder online",
  liftedMail: "Ihre Website {site} ist wieder online: {address}\n",
  planSubject: "Eine geplante Änderung von {site} wurde nicht ausgeführt",
  planMail:
    "Eine Änderung, die für {site} ({address}) geplant war, konnte nicht ausgeführt werden: Die Prüfungen haben etwas gefunden, oder wer sie geplant hat, darf nicht mehr veröffentlichen. Besucher sehen weiterhin, was sie bisher gesehen haben.\n\nWas im Weg steht, zeigt der Editor unter Einstellungen, Zeitplan.\n",
  domainSubject: "{reason} führt nicht mehr zu {site}",
  domainMail:
    "Wer {reason} öffnet, kommt nicht mehr zu Ihrer Website {site}: Die Domain ist abgelaufen, oder ihre DNS-Einträge führen woandershin. Die Website ist weiterhin unter {address} zu erreichen.\n\nGehört die Domain noch Ihnen, setzen Sie die Einträge wieder: im Editor unter Einstellungen, Domains. Wenn nicht, entfernen Sie sie dort.\n",
  passedSubject: "{reason} gehört jetzt zu einer anderen Website",
  passedMail:
    "Eine andere Website hat nachgewiesen, dass {reason} ihr gehört. Besucher der Domain sehen {site} nicht mehr. Ihre Website ist weiterhin unter {address} zu erreichen.\n\nGehört die Domain Ihnen, prüfen Sie, wer ihre DNS-Einträge ändern kann, und setzen Sie Ihre wieder: im Editor unter Einstellungen, Domains.\n",
  lostSubject: "Veröffentlichen Sie {site} noch einmal",
  lostMail:
    "Ein Teil Ihrer veröffentlichten Website {site} ({address}) ist auf dem Server verloren gegangen. Er lässt sich nicht automatisch wiederherstellen, weil die Website seit der Veröffentlichung geändert wurde. Besucher sehen statt der Seiten möglicherweise einen Fehler.\n\nÖffnen Sie die Website im Editor und veröffentlichen Sie sie, damit sie wieder erreichbar ist.\n",
  formOff: "Dieses Formular sendet derzeit nichts.",
};
