const en = {
  tooMany:
    "There have been too many attempts in a row. Please wait a moment and send it again. Your text is still here.",
  sendAgain: "Send",
  confirmSent: "We’ve sent you an email. Please open the link in it to confirm your address.",
  confirmTitle: "Confirm your subscription",
  confirmText: "Confirm to get emails from {site} at {email}.",
  confirmButton: "Confirm",
  confirmedTitle: "You’re subscribed",
  confirmedText: "You’ll get emails from {site} at {email}.",
  linkInvalidTitle: "This link no longer works",
  linkInvalidText:
    "It has already been used or has expired. To subscribe, please enter your address on the site again.",
  unsubscribeTitle: "Unsubscribe",
  unsubscribeText: "Unsubscribe to stop getting emails from {site} at {email}.",
  unsubscribeButton: "Unsubscribe",
  unsubscribedTitle: "You’re unsubscribed",
  unsubscribedText: "{email} won’t get any more emails from {site}.",
  confirmSubject: "Confirm your subscription to {site}",
  confirmMail:
    "Someone, probably you, signed up for emails from {site} with this address.\n\nTo get them, open this link within 7 days:\n{confirm}\n\nIf this wasn’t you, ignore this email and you won’t get any more.\nTo block emails from this site for good:\n{unsubscribe}\n",
  messageSubject: "{site}: message from {name}",
  messageMail: "{name} <{email}> wrote on {site}:\n\n{message}\n",
  noMessage: "(without a message)",
  replySubject: "{site}: reply from {name}",
  replyYesMail: "{name} <{email}> is coming to “{event}”. People: {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> can’t make it to “{event}”.\n\n{message}\n",
  noticePage: "Sent from: {page}",
  noticeReply: "To answer, just reply to this email.",
  manyTitle: "One more step",
  manyText:
    "This site is getting an unusual number of messages. Please answer the question to show you’re a person, wait at least {seconds} seconds and send the form again. Your text is still here.",
  manySum: "How much is {a} + {b}?",
  manyWrong: "That’s not the right answer. Here’s another question.",
  manySoon: "That was too soon. Please wait {seconds} seconds before you send the form again.",
  receiptSubject: "We’ve received your report about {site}",
  receiptMail:
    "Thanks for letting us know about {site}.\n\nYou wrote:\n{comment}\n\nPage: {page}\n\nThe host will review it. The site’s owner won’t be told who reported it.\nIf this wasn’t you, someone entered your address by mistake and you can ignore this email.\n",
  complaintSubject: "Complaint about {site}",
  complaintMail:
    "A visitor reported {site} ({address}):\n\n{comment}\n\nPage: {page}\nLanguage: {language}\nRelease: {release}\n\nComplaint {id} is waiting for your decision: no issue, warn the owner, or take the site offline and give a reason.\n{queue}\n",
  warnSubject: "A warning about {site}",
  warnMail:
    "Visitors reported your site {site} ({address}). The host has reviewed it and asks you to fix this:\n\n{reason}\n\nYour site stays online for now.\n",
  takedownSubject: "{site} was taken offline",
  takedownMail:
    "Your site {site} ({address}) was taken offline. The reason:\n\n{reason}\n\nVisitors see a notice instead. You can still edit the site. It will be back online when the host lifts the block.\n",
  liftedSubject: "{site} is online again",
  liftedMail: "Your site {site} is online again: {address}\n",
  planSubject: "A scheduled change of {site} didn’t happen",
  planMail:
    "A change that was scheduled for {site} ({address}) couldn’t be made: the checks found something to fix, or whoever scheduled it may no longer publish. Visitors still see what they saw before.\n\nOpen the site in the editor, under Settings, Schedule, to see what stands in the way.\n",
  lostSubject: "Publish {site} again",
  lostMail:
    "Part of your published site {site} ({address}) was lost on the server, and it can’t be restored automatically, because the site has changed since you published it. Visitors may see an error instead of its pages.\n\nOpen the site in the editor and publish it to bring it back.\n",
};

export type ServerWord = keyof typeof en;
type Words = Readonly<Record<ServerWord, string>>;

const ru: Words = {
  tooMany:
    "Слишком много попыток подряд. Подождите немного и отправьте ещё раз. Всё, что вы ввели, на месте.",
  sendAgain: "Отправить",
  confirmSent: "Мы отправили вам письмо. Откройте ссылку из него, чтобы подтвердить адрес.",
  confirmTitle: "Подтвердите подписку",
  confirmText: "Подтвердите, что хотите получать письма сайта «{site}» на {email}.",
  confirmButton: "Подтвердить",
  confirmedTitle: "Вы подписаны",
  confirmedText: "Письма сайта «{site}» будут приходить на {email}.",
  linkInvalidTitle: "Эта ссылка больше не работает",
  linkInvalidText:
    "Её уже использовали, или срок её действия истёк. Чтобы подписаться, введите адрес на сайте ещё раз.",
  unsubscribeTitle: "Отписаться",
  unsubscribeText: "Отпишитесь, чтобы письма сайта «{site}» больше не приходили на {email}.",
  unsubscribeButton: "Отписаться",
  unsubscribedTitle: "Вы отписались",
  unsubscribedText: "Письма сайта «{site}» больше не будут приходить на {email}.",
  confirmSubject: "Подтвердите подписку на «{site}»",
  confirmMail:
    "Кто-то, скорее всего вы, подписался на письма сайта «{site}» с этого адреса.\n\nЧтобы получать их, откройте ссылку в течение 7 дней:\n{confirm}\n\nЕсли это были не вы, не обращайте внимания на это письмо: других не будет.\nЧтобы навсегда запретить письма этого сайта:\n{unsubscribe}\n",
  messageSubject: "{site}: сообщение от {name}",
  messageMail: "{name} <{email}> пишет с сайта «{site}»:\n\n{message}\n",
  noMessage: "(без сообщения)",
  replySubject: "{site}: ответ от {name}",
  replyYesMail: "{name} <{email}> придёт на «{event}». Человек: {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> не сможет прийти на «{event}».\n\n{message}\n",
  noticePage: "Отправлено со страницы: {page}",
  noticeReply: "Ответить можно прямо на это письмо.",
  manyTitle: "Ещё один шаг",
  manyText:
    "Сейчас на этот сайт приходит необычно много сообщений. Ответьте на вопрос, чтобы мы поняли, что пишет человек, и отправьте форму ещё раз, но не раньше чем через {seconds} секунд. Всё, что вы ввели, на месте.",
  manySum: "Сколько будет {a} + {b}?",
  manyWrong: "Ответ неверный. Вот другой вопрос.",
  manySoon: "Слишком рано. Подождите {seconds} секунд, прежде чем снова отправить форму.",
  receiptSubject: "Мы получили вашу жалобу на «{site}»",
  receiptMail:
    "Спасибо, что сообщили нам о сайте «{site}».\n\nВы написали:\n{comment}\n\nСтраница: {page}\n\nЖалобу рассмотрит администратор сервиса. Владелец сайта не узнает, кто пожаловался.\nЕсли это были не вы, значит, кто-то указал ваш адрес по ошибке. Просто не обращайте внимания на это письмо.\n",
  complaintSubject: "Жалоба на «{site}»",
  complaintMail:
    "Посетитель пожаловался на сайт «{site}» ({address}):\n\n{comment}\n\nСтраница: {page}\nЯзык: {language}\nПубликация: {release}\n\nЖалоба {id} ждёт решения: нарушений нет, предупредить владельца или снять сайт с публикации с указанием причины.\n{queue}\n",
  warnSubject: "Предупреждение о сайте «{site}»",
  warnMail:
    "Посетители пожаловались на ваш сайт «{site}» ({address}). Администратор сервиса рассмотрел жалобу и просит вас исправить следующее:\n\n{reason}\n\nПока сайт остаётся в сети.\n",
  takedownSubject: "Сайт «{site}» снят с публикации",
  takedownMail:
    "Ваш сайт «{site}» ({address}) снят с публикации. Причина:\n\n{reason}\n\nВместо него посетители видят уведомление. Вы по-прежнему можете его редактировать. Сайт вернётся, когда администратор сервиса отменит это решение.\n",
  liftedSubject: "Сайт «{site}» снова в сети",
  liftedMail: "Ваш сайт «{site}» снова в сети: {address}\n",
  planSubject: "Запланированное изменение сайта «{site}» не выполнено",
  planMail:
    "Изменение, запланированное для сайта «{site}» ({address}), не выполнено: проверки нашли, что исправить, или тот, кто его запланировал, больше не может публиковать. Посетители видят то же, что и раньше.\n\nЧто помешало, показано в редакторе: Настройки, Расписание.\n",
  lostSubject: "Опубликуйте сайт «{site}» ещё раз",
  lostMail:
    "Часть опубликованного сайта «{site}» ({address}) потерялась на сервере. Восстановить её автоматически нельзя: после публикации сайт изменился. Вместо страниц посетители могут видеть ошибку.\n\nЧтобы сайт снова заработал, откройте его в редакторе и опубликуйте.\n",
};

const de: Words = {
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
  lostSubject: "Veröffentlichen Sie {site} noch einmal",
  lostMail:
    "Ein Teil Ihrer veröffentlichten Website {site} ({address}) ist auf dem Server verloren gegangen. Er lässt sich nicht automatisch wiederherstellen, weil die Website seit der Veröffentlichung geändert wurde. Besucher sehen statt der Seiten möglicherweise einen Fehler.\n\nÖffnen Sie die Website im Editor und veröffentlichen Sie sie, damit sie wieder erreichbar ist.\n",
};

const fr: Words = {
  tooMany:
    "Trop de tentatives à la suite. Patientez un peu et renvoyez le formulaire. Votre saisie est toujours là.",
  sendAgain: "Envoyer",
  confirmSent:
    "Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer votre adresse.",
  confirmTitle: "Confirmez votre inscription",
  confirmText: "Confirmez pour recevoir les e-mails de {site} à {email}.",
  confirmButton: "Confirmer",
  confirmedTitle: "Inscription confirmée",
  confirmedText: "Les e-mails de {site} arriveront à {email}.",
  linkInvalidTitle: "Ce lien ne fonctionne plus",
  linkInvalidText:
    "Il a déjà servi ou a expiré. Pour vous inscrire, saisissez de nouveau votre adresse sur le site.",
  unsubscribeTitle: "Se désinscrire",
  unsubscribeText: "Désinscrivez-vous pour que {email} ne reçoive plus d’e-mails de {site}.",
  unsubscribeButton: "Se désinscrire",
  unsubscribedTitle: "Désinscription confirmée",
  unsubscribedText: "{email} ne recevra plus d’e-mails de {site}.",
  confirmSubject: "Confirmez votre inscription à {site}",
  confirmMail:
    "Quelqu’un, sans doute vous, a inscrit cette adresse pour recevoir les e-mails de {site}.\n\nPour les recevoir, ouvrez ce lien dans les 7 jours :\n{confirm}\n\nSi ce n’était pas vous, ignorez cet e-mail : vous n’en recevrez pas d’autre.\nPour bloquer définitivement les e-mails de ce site :\n{unsubscribe}\n",
  messageSubject: "{site} : message de {name}",
  messageMail: "{name} <{email}> a écrit sur {site} :\n\n{message}\n",
  noMessage: "(sans message)",
  replySubject: "{site} : réponse de {name}",
  replyYesMail: "{name} <{email}> viendra à « {event} ». Personnes : {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> ne pourra pas venir à « {event} ».\n\n{message}\n",
  noticePage: "Envoyé depuis : {page}",
  noticeReply: "Pour répondre, répondez simplement à cet e-mail.",
  manyTitle: "Encore une étape",
  manyText:
    "Ce site reçoit en ce moment un nombre inhabituel de messages. Répondez à la question pour montrer que vous êtes une personne, attendez au moins {seconds} secondes et renvoyez le formulaire. Votre saisie est toujours là.",
  manySum: "Combien font {a} + {b} ?",
  manyWrong: "Ce n’était pas la bonne réponse. Voici une autre question.",
  manySoon: "C’était trop tôt. Patientez {seconds} secondes avant de renvoyer le formulaire.",
  receiptSubject: "Nous avons reçu votre signalement de {site}",
  receiptMail:
    "Merci de nous avoir signalé {site}.\n\nVous avez écrit :\n{comment}\n\nPage : {page}\n\nL’exploitant de ce service va examiner votre signalement. Le propriétaire du site ne saura pas qui l’a signalé.\nSi ce n’était pas vous, quelqu’un a saisi votre adresse par erreur : vous pouvez ignorer cet e-mail.\n",
  complaintSubject: "Signalement de {site}",
  complaintMail:
    "Un visiteur a signalé {site} ({address}) :\n\n{comment}\n\nPage : {page}\nLangue : {language}\nVersion : {release}\n\nLe signalement {id} attend votre décision : aucun problème, avertir le propriétaire ou mettre le site hors ligne en indiquant un motif.\n{queue}\n",
  warnSubject: "Avertissement au sujet de {site}",
  warnMail:
    "Des visiteurs ont signalé votre site {site} ({address}). L’exploitant de ce service a examiné la situation et vous demande de corriger ceci :\n\n{reason}\n\nVotre site reste en ligne pour l’instant.\n",
  takedownSubject: "{site} a été mis hors ligne",
  takedownMail:
    "Votre site {site} ({address}) a été mis hors ligne. Le motif :\n\n{reason}\n\nLes visiteurs voient un avis à sa place. Vous pouvez toujours le modifier. Il reviendra en ligne quand l’exploitant de ce service lèvera le blocage.\n",
  liftedSubject: "{site} est de nouveau en ligne",
  liftedMail: "Votre site {site} est de nouveau en ligne : {address}\n",
  planSubject: "Une modification programmée de {site} n’a pas eu lieu",
  planMail:
    "Une modification programmée pour {site} ({address}) n’a pas pu être effectuée : les vérifications ont trouvé quelque chose à corriger, ou la personne qui l’a programmée ne peut plus publier. Les visiteurs voient toujours ce qu’ils voyaient avant.\n\nOuvrez le site dans l’éditeur, sous Réglages, Programmation, pour voir ce qui bloque.\n",
  lostSubject: "Publiez {site} à nouveau",
  lostMail:
    "Une partie de votre site publié {site} ({address}) a été perdue sur le serveur. Elle ne peut pas être restaurée automatiquement, car le site a changé depuis sa publication. Les visiteurs risquent de voir une erreur à la place des pages.\n\nOuvrez le site dans l’éditeur et publiez-le pour le rétablir.\n",
};

const es: Words = {
  tooMany:
    "Demasiados intentos seguidos. Espere un poco y envíelo de nuevo. Lo que ha escrito sigue aquí.",
  sendAgain: "Enviar",
  confirmSent:
    "Le hemos enviado un correo. Abra el enlace que contiene para confirmar su dirección.",
  confirmTitle: "Confirme su suscripción",
  confirmText: "Confirme para recibir los correos de {site} en {email}.",
  confirmButton: "Confirmar",
  confirmedTitle: "Suscripción confirmada",
  confirmedText: "Recibirá los correos de {site} en {email}.",
  linkInvalidTitle: "Este enlace ya no funciona",
  linkInvalidText:
    "Ya se ha usado o ha caducado. Si quiere suscribirse, vuelva a escribir su dirección en el sitio.",
  unsubscribeTitle: "Darse de baja",
  unsubscribeText: "Dese de baja para que {email} no reciba más correos de {site}.",
  unsubscribeButton: "Darse de baja",
  unsubscribedTitle: "Se ha dado de baja",
  unsubscribedText: "{email} no recibirá más correos de {site}.",
  confirmSubject: "Confirme su suscripción a {site}",
  confirmMail:
    "Alguien, probablemente usted, ha suscrito esta dirección a los correos de {site}.\n\nPara recibirlos, abra este enlace en los próximos 7 días:\n{confirm}\n\nSi no fue usted, ignore este correo y no recibirá ninguno más.\nPara bloquear definitivamente los correos de este sitio:\n{unsubscribe}\n",
  messageSubject: "{site}: mensaje de {name}",
  messageMail: "{name} <{email}> ha escrito en {site}:\n\n{message}\n",
  noMessage: "(sin mensaje)",
  replySubject: "{site}: respuesta de {name}",
  replyYesMail: "{name} <{email}> irá a «{event}». Personas: {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> no podrá ir a «{event}».\n\n{message}\n",
  noticePage: "Enviado desde: {page}",
  noticeReply: "Para contestar, responda a este correo.",
  manyTitle: "Un paso más",
  manyText:
    "Este sitio está recibiendo un número inusual de mensajes. Responda a la pregunta para demostrar que es una persona, espere al menos {seconds} segundos y envíe el formulario de nuevo. Lo que ha escrito sigue aquí.",
  manySum: "¿Cuánto es {a} + {b}?",
  manyWrong: "Esa no es la respuesta correcta. Aquí tiene otra pregunta.",
  manySoon:
    "Ha sido demasiado pronto. Espere {seconds} segundos antes de volver a enviar el formulario.",
  receiptSubject: "Hemos recibido su denuncia sobre {site}",
  receiptMail:
    "Gracias por avisarnos sobre {site}.\n\nUsted escribió:\n{comment}\n\nPágina: {page}\n\nEl responsable de este servicio la examinará. El propietario del sitio no sabrá quién lo denunció.\nSi no fue usted, alguien escribió su dirección por error. Puede ignorar este correo.\n",
  complaintSubject: "Denuncia sobre {site}",
  complaintMail:
    "Un visitante ha denunciado {site} ({address}):\n\n{comment}\n\nPágina: {page}\nIdioma: {language}\nVersión: {release}\n\nLa denuncia {id} espera su decisión: sin problema, advertir al propietario o retirar el sitio indicando el motivo.\n{queue}\n",
  warnSubject: "Advertencia sobre {site}",
  warnMail:
    "Algunos visitantes han denunciado su sitio {site} ({address}). El responsable de este servicio lo ha examinado y le pide que corrija lo siguiente:\n\n{reason}\n\nPor ahora, el sitio sigue en línea.\n",
  takedownSubject: "{site} se ha retirado",
  takedownMail:
    "Su sitio {site} ({address}) se ha retirado. El motivo:\n\n{reason}\n\nLos visitantes ven un aviso en su lugar. Puede seguir editándolo. Volverá a estar en línea cuando el responsable de este servicio levante el bloqueo.\n",
  liftedSubject: "{site} vuelve a estar en línea",
  liftedMail: "Su sitio {site} vuelve a estar en línea: {address}\n",
  planSubject: "Un cambio programado de {site} no se ha realizado",
  planMail:
    "Un cambio programado para {site} ({address}) no se ha podido realizar: las comprobaciones han encontrado algo que corregir, o quien lo programó ya no puede publicar. Los visitantes siguen viendo lo mismo que antes.\n\nAbra el sitio en el editor, en Ajustes, Programación, para ver qué lo impide.\n",
  lostSubject: "Vuelva a publicar {site}",
  lostMail:
    "Una parte de su sitio publicado {site} ({address}) se ha perdido en el servidor. No se puede restaurar automáticamente porque el sitio ha cambiado desde que se publicó. Es posible que los visitantes vean un error en lugar de las páginas.\n\nAbra el sitio en el editor y publíquelo para recuperarlo.\n",
};

const uk: Words = {
  tooMany:
    "Забагато спроб поспіль. Зачекайте трохи й надішліть ще раз. Усе, що ви ввели, на місці.",
  sendAgain: "Надіслати",
  confirmSent: "Ми надіслали вам листа. Відкрийте посилання з нього, щоб підтвердити адресу.",
  confirmTitle: "Підтвердьте підписку",
  confirmText: "Підтвердьте, що хочете отримувати листи сайту «{site}» на {email}.",
  confirmButton: "Підтвердити",
  confirmedTitle: "Ви підписані",
  confirmedText: "Листи сайту «{site}» надходитимуть на {email}.",
  linkInvalidTitle: "Це посилання більше не працює",
  linkInvalidText:
    "Його вже використали, або термін його дії минув. Щоб підписатися, введіть адресу на сайті ще раз.",
  unsubscribeTitle: "Відписатися",
  unsubscribeText: "Відпишіться, щоб листи сайту «{site}» більше не надходили на {email}.",
  unsubscribeButton: "Відписатися",
  unsubscribedTitle: "Ви відписалися",
  unsubscribedText: "Листи сайту «{site}» більше не надходитимуть на {email}.",
  confirmSubject: "Підтвердьте підписку на «{site}»",
  confirmMail:
    "Хтось, імовірно ви, підписався на листи сайту «{site}» з цієї адреси.\n\nЩоб отримувати їх, відкрийте посилання протягом 7 днів:\n{confirm}\n\nЯкщо це були не ви, не зважайте на цей лист: інших не буде.\nЩоб назавжди заборонити листи цього сайту:\n{unsubscribe}\n",
  messageSubject: "{site}: повідомлення від {name}",
  messageMail: "{name} <{email}> пише із сайту «{site}»:\n\n{message}\n",
  noMessage: "(без повідомлення)",
  replySubject: "{site}: відповідь від {name}",
  replyYesMail: "{name} <{email}> прийде на «{event}». Людей: {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> не зможе прийти на «{event}».\n\n{message}\n",
  noticePage: "Надіслано зі сторінки: {page}",
  noticeReply: "Відповісти можна просто на цей лист.",
  manyTitle: "Ще один крок",
  manyText:
    "Зараз на цей сайт надходить незвично багато повідомлень. Дайте відповідь на запитання, щоб ми зрозуміли, що пише людина, і надішліть форму ще раз, але не раніше ніж за {seconds} секунд. Усе, що ви ввели, на місці.",
  manySum: "Скільки буде {a} + {b}?",
  manyWrong: "Відповідь неправильна. Ось інше запитання.",
  manySoon: "Надто рано. Зачекайте {seconds} секунд, перш ніж знову надіслати форму.",
  receiptSubject: "Ми отримали вашу скаргу на «{site}»",
  receiptMail:
    "Дякуємо, що повідомили нам про сайт «{site}».\n\nВи написали:\n{comment}\n\nСторінка: {page}\n\nСкаргу розгляне адміністратор сервісу. Власник сайту не дізнається, хто поскаржився.\nЯкщо це були не ви, хтось указав вашу адресу помилково. Просто не зважайте на цей лист.\n",
  complaintSubject: "Скарга на «{site}»",
  complaintMail:
    "Відвідувач поскаржився на сайт «{site}» ({address}):\n\n{comment}\n\nСторінка: {page}\nМова: {language}\nПублікація: {release}\n\nСкарга {id} чекає на рішення: порушень немає, попередити власника або зняти сайт із публікації із зазначенням причини.\n{queue}\n",
  warnSubject: "Попередження щодо сайту «{site}»",
  warnMail:
    "Відвідувачі поскаржилися на ваш сайт «{site}» ({address}). Адміністратор сервісу розглянув скаргу й просить вас виправити таке:\n\n{reason}\n\nПоки що сайт залишається в мережі.\n",
  takedownSubject: "Сайт «{site}» знято з публікації",
  takedownMail:
    "Ваш сайт «{site}» ({address}) знято з публікації. Причина:\n\n{reason}\n\nЗамість нього відвідувачі бачать повідомлення. Ви й далі можете його редагувати. Сайт повернеться, коли адміністратор сервісу скасує це рішення.\n",
  liftedSubject: "Сайт «{site}» знову в мережі",
  liftedMail: "Ваш сайт «{site}» знову в мережі: {address}\n",
  planSubject: "Заплановану зміну сайту «{site}» не виконано",
  planMail:
    "Зміну, заплановану для сайту «{site}» ({address}), не виконано: перевірки знайшли, що виправити, або той, хто її запланував, більше не може публікувати. Відвідувачі бачать те саме, що й раніше.\n\nЩо завадило, показано в редакторі: Налаштування, Розклад.\n",
  lostSubject: "Опублікуйте сайт «{site}» ще раз",
  lostMail:
    "Частину опублікованого сайту «{site}» ({address}) втрачено на сервері. Відновити її автоматично неможливо: після публікації сайт змінився. Замість сторінок відвідувачі можуть бачити помилку.\n\nЩоб сайт знову запрацював, відкрийте його в редакторі й опублікуйте.\n",
};

/** What only the server says: in emails, and on the pages that their links open. The languages of `visitorMessages`. */
export const serverWords = { en, ru, de, fr, es, uk } as const satisfies Record<string, Words>;
