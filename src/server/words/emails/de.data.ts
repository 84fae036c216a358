import type { EmailWord } from "./en.data.ts";

export const de: Readonly<Record<EmailWord, string>> = {
  inviteSubject: "{inviter} lädt Sie zu {site} ein",
  inviteTitle: "{inviter} lädt Sie ein, an „{site}“ mitzuarbeiten",
  inviteOwner: "Als Inhaber dürfen Sie alles, mit denselben Rechten wie {inviter}.",
  inviteEditor:
    "Als Redakteur ändern Sie Seiten und Einstellungen und veröffentlichen. Über Personen und das Löschen der Website entscheiden die Inhaber.",
  inviteWriter: "Als Autor ändern Sie Texte und Bilder. Veröffentlicht wird von den Redakteuren.",
  inviteViewer: "Sie können sich die Website ansehen, während daran gearbeitet wird.",
  inviteAction: "Einladung annehmen",
  inviteNote:
    "Der Link funktioniert einmal, bis zum {date}. Wenn Sie {inviter} nicht kennen, ignorieren Sie diese E-Mail einfach.",
  inviteFoot: "Gesendet an {email}, weil {inviterEmail} Sie eingeladen hat. {host}",
  transferSubject: "{inviter} möchte Ihnen {site} übergeben",
  transferTitle: "{inviter} möchte Ihnen „{site}“ übergeben",
  transferText:
    "Wenn Sie annehmen, gehört die Website Ihnen: Sie dürfen alles, und {inviter} bleibt als Redakteur dabei.",
  transferAction: "Website übernehmen",
  resetTitle: "Neues Passwort festlegen",
  resetText:
    "Jemand hat ein neues Passwort für {email} angefordert. Wenn Sie das waren, legen Sie jetzt eines fest.",
  resetNote:
    "Der Link funktioniert einmal, eine Stunde lang. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.",
  emailAllowTitle: "Neue E-Mail-Adresse für Ihr Konto erlauben",
  emailAllowText:
    "Jemand, der in Ihrem Konto angemeldet ist, möchte {newEmail} statt {email} verwenden. Wenn Sie das waren, erlauben Sie die Änderung.",
  emailAllowAction: "Änderung ansehen",
  emailAllowNote:
    "Der Link funktioniert einmal, einen Tag lang; auch die neue Adresse muss bestätigt werden. Wenn Sie das nicht waren, erlauben Sie nichts und ändern Sie Ihr Passwort.",
  emailConfirmTitle: "Neue E-Mail-Adresse bestätigen",
  emailConfirmText:
    "{email} soll die E-Mail-Adresse eines Kontos auf {host} werden. Wenn Sie das möchten, bestätigen Sie sie.",
  emailConfirmAction: "Änderung ansehen",
  emailConfirmNote:
    "Der Link funktioniert einmal, einen Tag lang. Wenn Sie nichts angefordert haben, ignorieren Sie diese E-Mail einfach.",
  emailTakenTitle: "Diese Adresse hat schon ein Konto",
  emailTakenText:
    "Jemand wollte {email} für ein anderes Konto verwenden. Die Adresse hat schon ein eigenes, deshalb wurde nichts geändert.",
  emailTakenNote:
    "Wenn Sie das waren, melden Sie sich mit {email} an oder nehmen Sie für das andere Konto eine andere Adresse.",
  emailChangedTitle: "Ihre E-Mail-Adresse wurde geändert",
  emailChangedText: "Von jetzt an melden Sie sich mit {newEmail} statt {email} an.",
  emailChangedNote: "Wenn Sie das nicht waren, wenden Sie sich sofort an den Betreiber von {host}.",
  signUpTitle: "Bestätigen Sie Ihre E-Mail-Adresse",
  signUpText:
    "Jemand, vermutlich Sie, möchte mit {email} ein Konto auf {host}. Bestätigen Sie die Adresse und wählen Sie dann Namen und Passwort.",
  signUpAction: "Konto erstellen",
  signUpNote:
    "Der Link gilt einmal, einen Tag lang. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es entsteht kein Konto.",
  signUpTakenTitle: "Sie haben bereits ein Konto",
  signUpTakenText:
    "Jemand, vermutlich Sie, wollte sich auf {host} mit {email} registrieren. Diese Adresse hat bereits ein Konto. Melden Sie sich an oder setzen Sie dort ein neues Passwort.",
  signUpTakenNote:
    "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.",
  toSignIn: "Zur Anmeldung",
  passwordChangedTitle: "Ihr Passwort wurde geändert",
  passwordChangedText:
    "Das Passwort von {email} auf {host} wurde geändert. Andere Geräte sind abgemeldet.",
  passwordLinkTitle: "Für Sie wurde ein Link für ein neues Passwort erstellt",
  passwordLinkText:
    "Der Betreiber von {host} hat einen Link erstellt, mit dem sich ein neues Passwort für {email} festlegen lässt, um ihn Ihnen zu geben. Er gilt einmal und eine Stunde lang. Bis dahin bleibt Ihr Passwort, wie es ist.",
  passwordLinkNote:
    "Wenn Sie nicht darum gebeten haben, wenden Sie sich sofort an den Betreiber von {host}.",
  codesOnTitle: "Die Anmeldung mit Code ist an",
  codesOnText: "Die Anmeldung auf {host} als {email} verlangt jetzt einen Code aus einer App.",
  codesOffTitle: "Die Anmeldung mit Code ist aus",
  codesOffText: "Die Anmeldung auf {host} als {email} verlangt keinen Code aus einer App mehr.",
  passkeyAddedTitle: "Ein Passkey wurde hinzugefügt",
  passkeyAddedText: "Mit einem neuen Passkey kann man sich auf {host} als {email} anmelden.",
  passkeyRemovedTitle: "Ein Passkey wurde entfernt",
  passkeyRemovedText: "Ein Passkey von {email} gilt auf {host} nicht mehr.",
  securityNote:
    "Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort und wenden Sie sich an den Betreiber von {host}.",
  accountDeletedTitle: "Ihr Konto wurde gelöscht",
  accountDeletedText:
    "Das Konto {email} auf {host} ist gelöscht, und mit ihm, was nur ihm gehörte.",
  accountDeletedNote:
    "Wenn Sie das nicht waren, wenden Sie sich sofort an den Betreiber von {host}.",
  commentMention: "{author} hat Sie in einem Kommentar zu {site} erwähnt",
  commentReply: "{author} hat in einer Diskussion zu {site} geantwortet, an der Sie beteiligt sind",
  commentReplies: "Neue Antworten in einer Diskussion zu {site}, an der Sie beteiligt sind",
  commentGuest: "Gast",
  commentByPreview: "{author} hat Ihre Vorschau von {site} kommentiert",
  commentPreviewGuest: "{name} (Gast)",
  commentOnPage: "Auf der Seite „{page}“ von „{site}“:",
  commentOnDeleted: "Auf einer inzwischen gelöschten Seite von „{site}“:",
  commentOpen: "Kommentar öffnen",
  commentOpenAll: "Alle Kommentare öffnen",
  commentResolved: "Diese Diskussion wurde inzwischen als erledigt markiert.",
  commentNote: "Antworten Sie im Editor: Antworten auf diese E-Mail liest niemand.",
  commentFoot: "Gesendet an {email}, weil Sie an „{site}“ mitarbeiten. {host}",
  commentStop: "E-Mails zu Kommentaren abbestellen",
  commentStopAskTitle: "E-Mails zu Kommentaren abbestellen?",
  commentStopAskText:
    "Erwähnungen und Antworten sehen Sie weiterhin im Editor. In Ihrem Konto können Sie die E-Mails wieder einschalten.",
  commentStoppedTitle: "E-Mails zu Kommentaren sind abbestellt",
  commentStoppedText:
    "Erwähnungen und Antworten sehen Sie weiterhin im Editor. In Ihrem Konto können Sie die E-Mails wieder einschalten.",
  commentStopInvalidTitle: "Dieser Link funktioniert nicht",
  commentStopInvalidText:
    "Vielleicht ist er unvollständig, oder das Konto wurde gelöscht. Sie können die E-Mails auch in Ihrem Konto ausschalten.",
  handedToYouTitle: "„{site}“ gehört jetzt Ihnen",
  handedToYouText:
    "Die Betreiber von {host} haben Ihnen „{site}“ übergeben. Die Website gehört Ihnen, Sie können alles damit tun.",
  handedOverTitle: "„{site}“ hat einen neuen Inhaber",
  handedOverText:
    "Die Betreiber von {host} haben „{site}“ an {heir} übergeben. Sie können die Website weiterhin bearbeiten und veröffentlichen.",
  handedOverAction: "Website öffnen",
  handedOverNote: "Wenn Sie das für einen Irrtum halten, fragen Sie die Betreiber von {host}.",
  suspendedTitle: "Ihr Konto ist gesperrt",
  suspendedText:
    "Die Betreiber von {host} haben das Konto {email} gesperrt. Sie können sich nicht anmelden. Ihre veröffentlichten Websites bleiben online. Der Grund:",
  suspendedNote: "Wenn Sie das für einen Irrtum halten, fragen Sie die Betreiber von {host}.",
  restoredTitle: "Ihr Konto ist wieder da",
  restoredText:
    "Die Betreiber von {host} haben die Sperre von {email} aufgehoben. Sie können sich wieder anmelden.",
  restoredNote: "Alles ist, wie Sie es verlassen haben.",
  mailNearTitle: "80 % der E-Mails dieses Monats sind verbraucht",
  mailNearText:
    "Die Websites von {email} auf {host} haben {used} der {most} E-Mails verschickt, die in diesem Monat möglich sind. Am {date} beginnt die Zählung neu.",
  mailFullTitle: "Alle E-Mails dieses Monats sind verbraucht",
  mailFullText:
    "Die Websites von {email} auf {host} haben alle {most} E-Mails verschickt, die in diesem Monat möglich sind. Nachrichten und Antworten kommen weiterhin im Posteingang an, aber bis zum {date} gibt es keine E-Mails darüber. Bis dahin lassen sich auch keine Einladungen verschicken, und Bestätigungen an neue Abonnenten warten bis zu sechs Tage. E-Mails zu Anmeldung und Sicherheit werden immer verschickt.",
  confirmationsNearTitle: "80 % der Bestätigungs-E-Mails dieses Monats sind verbraucht",
  confirmationsNearText:
    "Die Websites von {email} auf {host} haben in diesem Monat {used} Abonnenten um Bestätigung gebeten. Die Hälfte der E-Mails eines Monats ist dafür möglich: {most}. Wenn Sie nicht so viele Abonnenten erwarten, trägt vielleicht jemand fremde Adressen ein: Sehen Sie Ihre Listen durch. Am {date} beginnt die Zählung neu.",
  confirmationsFullTitle: "Neue Abonnenten erhalten vorerst keine E-Mail",
  confirmationsFullText:
    "Die Websites von {email} auf {host} haben in diesem Monat {used} Abonnenten um Bestätigung gebeten: die Hälfte der E-Mails eines Monats, mehr ist dafür nicht möglich. E-Mails an weitere Abonnenten warten bis zu sechs Tage. E-Mails zu Nachrichten und Antworten erhalten Sie weiterhin, und Einladungen lassen sich verschicken. Wenn Sie nicht so viele Abonnenten erwarten, trägt vielleicht jemand fremde Adressen ein: Sehen Sie Ihre Listen durch. Am {date} beginnt die Zählung neu.",
  viewsNearTitle: "„{site}“ hat 80 % der Aufrufe dieses Monats erreicht",
  viewsNearText:
    "Die Seiten von „{site}“ wurden in diesem Monat {used}-mal aufgerufen. Die Grenze liegt bei {most}. Für Ihre Besucher ändert sich nichts. Am {date} beginnt die Zählung neu.",
  viewsFullTitle: "„{site}“ hat die Grenze der Aufrufe dieses Monats erreicht",
  viewsFullText:
    "Die Seiten von „{site}“ wurden in diesem Monat {used}-mal aufgerufen. Die Grenze liegt bei {most}. Ihre Website bleibt online, für Ihre Besucher ändert sich nichts. Die Betreiber von {host} sehen das aber auch und schreiben Ihnen vielleicht. Am {date} beginnt die Zählung neu.",
  allPagesNearTitle: "Sie haben 80 % Ihrer Seiten verbraucht",
  allPagesNearText:
    "Die Websites von {email} auf {host} haben zusammen {used} von {most} Seiten. Websites im Papierkorb zählen mit.",
  allPagesFullTitle: "Sie haben Ihr Seitenlimit erreicht",
  allPagesFullText:
    "Die Websites von {email} auf {host} haben zusammen {used} Seiten, das Limit sind {most}. Ihre bestehenden Seiten bleiben unverändert, aber neue Seiten lassen sich erst hinzufügen, wenn andere gelöscht sind. Websites im Papierkorb zählen mit, bis sie endgültig gelöscht sind.",
  quotaNote: "Wenn Sie mehr brauchen, wenden Sie sich an die Betreiber von {host}.",
  accountInviteTitle: "Einladung zu {host}",
  accountInviteText:
    "Die Betreiber von {host} laden {email} ein, dort Websites zu bauen. Wählen Sie zum Anfangen Namen und Passwort.",
  accountInviteAction: "Konto erstellen",
  accountInviteNote:
    "Der Link funktioniert einmal, eine Woche lang. Wenn Sie kein Konto möchten, ignorieren Sie diese E-Mail; dann wird keines erstellt.",
  backupFailedSubject: "Die Sicherung von {host} ist fehlgeschlagen",
  backupFailedText:
    "Die geplante Sicherung von Vitrine auf {host} ist fehlgeschlagen:\n\n{reason}\n\nLetzte gültige Sicherung: {last}. Der nächste Versuch folgt innerhalb einer Stunde. Eine vollständige Prüfung startet auf dem Server mit npm run doctor.",
  backupLacksSubject: "Der Sicherung von {host} fehlen Dateien",
  backupLacksText:
    "Die geplante Sicherung von Vitrine auf {host} wurde erstellt, aber es fehlen gespeicherte Dateien ({files}): Der Datenträger hat sie beschädigt oder verloren, und keine frühere Sicherung enthält sie. Solange das so ist, wird von den gespeicherten Dateien früherer Sicherungen nichts entfernt.\n\nPrüfen Sie den Datenträger und starten Sie auf dem Server npm run doctor.",
  confirmSubject: "Bitte bestätigen Sie Ihre Anmeldung bei {site}",
  confirmMailText: "Jemand, vermutlich Sie, hat diese Adresse für E-Mails von {site} angemeldet.",
  confirmMailAction: "Anmeldung bestätigen",
  confirmMailNote:
    "Der Link gilt 7 Tage. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Sie erhalten dann keine weiteren.",
  confirmMailStop: "E-Mails von {site} dauerhaft sperren",
  messageSubject: "{site}: Nachricht von {name}",
  messageTitle: "Neue Nachricht von {name}",
  noMessage: "(ohne Nachricht)",
  replySubject: "{site}: Antwort von {name}",
  replyYesTitle: "{name} kommt zu „{event}“",
  replyNoTitle: "{name} kann nicht zu „{event}“ kommen",
  answerAction: "Antworten",
  answerNote: "Sie können auch einfach auf diese E-Mail antworten.",
  noticeFoot: "Gesendet an {email}, die Adresse für Nachrichten von {site}.",
  factEmail: "E-Mail",
  factSite: "Website",
  factPage: "Seite",
  factPeople: "Personen",
  factContact: "Kontakt",
  factLanguage: "Sprache",
  factRelease: "Version",
  receiptSubject: "Wir haben Ihre Meldung zu {site} erhalten",
  receiptText:
    "Danke für Ihre Meldung zu {site}. Sie haben geschrieben:\n\n{comment}\n\nDer Betreiber dieses Dienstes prüft sie. Der Inhaber der Website erfährt nicht, wer sie gemeldet hat.",
  receiptNote:
    "Waren Sie es nicht, hat jemand versehentlich Ihre Adresse angegeben. Sie können diese E-Mail ignorieren.",
  decidedSubject: "Unsere Entscheidung zu Ihrer Meldung von {site}",
  decidedNoIssueText:
    "Wir haben Ihre Meldung zu {site} geprüft und nichts gefunden, was wir unternehmen müssten. Die Website bleibt, wie sie ist.",
  decidedWarnText:
    "Wir haben Ihre Meldung zu {site} geprüft und den Inhaber gebeten, das Gemeldete zu beheben. Die Website bleibt vorerst online.",
  decidedUnpublishText:
    "Wir haben Ihre Meldung zu {site} geprüft und die Website offline genommen.",
  complaintSubject: "Beschwerde über {site}",
  complaintText:
    "Ein Besucher hat {site} ({address}) gemeldet:\n\n{comment}\n\nBeschwerde {id} wartet auf Ihre Entscheidung: kein Verstoß, den Inhaber verwarnen oder die Website mit Begründung offline nehmen.",
  complaintAction: "Beschwerde prüfen",
  warnSubject: "Verwarnung zu {site}",
  warnMail:
    "Besucher haben Ihre Website {site} ({address}) gemeldet. Der Betreiber dieses Dienstes hat das geprüft und bittet Sie, Folgendes zu beheben:\n\n{reason}\n\nIhre Website bleibt vorerst online.",
  takedownSubject: "{site} wurde offline genommen",
  takedownMail:
    "Ihre Website {site} ({address}) wurde offline genommen. Der Grund:\n\n{reason}\n\nBesucher sehen stattdessen einen Hinweis. Sie können die Website weiter bearbeiten. Sie geht wieder online, wenn der Betreiber dieses Dienstes die Sperre aufhebt.",
  liftedSubject: "{site} ist wieder online",
  liftedMail: "Ihre Website {site} ist wieder online: {address}",
  planSubject: "Eine geplante Änderung von {site} wurde nicht ausgeführt",
  planMail:
    "Eine Änderung, die für {site} ({address}) geplant war, konnte nicht ausgeführt werden: Die Prüfungen haben etwas gefunden, oder wer sie geplant hat, darf nicht mehr veröffentlichen. Besucher sehen weiterhin, was sie bisher gesehen haben.\n\nWas im Weg steht, zeigt der Editor unter Einstellungen, Zeitplan.",
  domainSubject: "{reason} führt nicht mehr zu {site}",
  domainMail:
    "Wer {reason} öffnet, kommt nicht mehr zu Ihrer Website {site}: Die Domain ist abgelaufen, oder ihre DNS-Einträge führen woandershin. Die Website ist weiterhin unter {address} zu erreichen.\n\nGehört die Domain noch Ihnen, setzen Sie die Einträge wieder: im Editor unter Einstellungen, Domains. Wenn nicht, entfernen Sie sie dort.",
  passedSubject: "{reason} gehört jetzt zu einer anderen Website",
  passedMail:
    "Eine andere Website hat nachgewiesen, dass {reason} ihr gehört. Besucher der Domain sehen {site} nicht mehr. Ihre Website ist weiterhin unter {address} zu erreichen.\n\nGehört die Domain Ihnen, prüfen Sie, wer ihre DNS-Einträge ändern kann, und setzen Sie Ihre wieder: im Editor unter Einstellungen, Domains.",
  domainRemovedSubject: "{domain} wurde von {site} entfernt",
  domainRemovedMail:
    "Der Betreiber dieses Dienstes hat die Domain {domain} von Ihrer Website {site} entfernt. Der Grund:\n\n{reason}\n\nUnter dieser Domain finden Besucher die Website nicht mehr. Sie ist weiterhin unter {address} zu erreichen.",
  screenSubject: "Zurückgehalten: {site}",
  screenText:
    "Jemand möchte {site} ({address}) veröffentlichen, und es sieht nach Phishing aus: Die Website fragt womöglich nach Passwörtern oder Kartennummern oder verwendet den Namen einer Bank oder Marke.\n\nBesucher sehen sie erst, wenn Sie sie geprüft haben. Die Gründe und die Seite finden Sie in der Betreiberansicht.",
  screenAction: "Website prüfen",
  heldSubject: "{site} wird geprüft",
  heldMail:
    "Die geplante Veröffentlichung von {site} ({address}) ist noch nicht online: Der Betreiber prüft sie zuerst, weil sie womöglich nach Passwörtern oder Kartennummern fragt oder den Namen einer Bank oder Marke verwendet. Besucher sehen weiterhin den bisherigen Stand.\n\nSie müssen nichts tun. Wir schreiben Ihnen, sobald entschieden ist. Die Gründe stehen im Editor unter „Veröffentlichen“.",
  clearedSubject: "{site} ist online",
  clearedMail: "Der Betreiber hat Ihre Veröffentlichung geprüft, und sie ist online: {address}",
  refusedSubject: "{site} wurde nicht veröffentlicht",
  refusedMail:
    "Der Betreiber hat Ihre Veröffentlichung von {site} ({address}) geprüft und nicht freigegeben. Der Grund:\n\n{reason}\n\nBesucher sehen weiterhin den bisherigen Stand. Ändern Sie die Website und veröffentlichen Sie sie erneut.",
  lostSubject: "Veröffentlichen Sie {site} noch einmal",
  lostMail:
    "Ein Teil Ihrer veröffentlichten Website {site} ({address}) ist auf dem Server verloren gegangen. Er lässt sich nicht automatisch wiederherstellen, weil die Website seit der Veröffentlichung geändert wurde. Besucher sehen statt der Seiten möglicherweise einen Fehler.\n\nÖffnen Sie die Website im Editor und veröffentlichen Sie sie, damit sie wieder erreichbar ist.",
  newsOpen: "Im Editor öffnen",
  newsVisit: "Website besuchen",
  newsFoot: "Gesendet an {email}, weil Ihnen {site} gehört. {host}",
  operatorFoot: "Gesendet an {email}, weil Sie Vitrine auf {host} betreiben.",
};
