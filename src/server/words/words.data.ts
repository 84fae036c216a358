const en = {
  tooMany:
    "That was too many at once. Please wait a moment and send it again. Your text is still here.",
  sendAgain: "Send",
  confirmSent: "We’ve sent you an email. Please open the link in it to confirm your address.",
  confirmTitle: "Confirm your subscription",
  confirmText: "Confirm to get emails from {site} at {email}.",
  confirmButton: "Confirm",
  confirmedTitle: "You’re subscribed",
  confirmedText: "You’ll get emails from {site} at {email}.",
  linkInvalidTitle: "This link no longer works",
  linkInvalidText:
    "It has been used already or has expired. To subscribe, please enter your address on the site again.",
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
  noticeReply: "Reply to this email to answer.",
  manyTitle: "One more step",
  manyText:
    "This site is getting an unusual number of messages. Please answer the question to show you’re a person, and send the form again in {seconds} seconds or more. Your text is still here.",
  manySum: "How much is {a} + {b}?",
  manyWrong: "That’s not the right answer. Here’s another question.",
  manySoon: "That was too soon. Please wait {seconds} seconds before you send the form again.",
  receiptSubject: "We’ve received your report about {site}",
  receiptMail:
    "Thanks for letting us know about {site}.\n\nYou wrote:\n{comment}\n\nPage: {page}\n\nThe host will review it. The site’s owner won’t be told who reported it.\nIf this wasn’t you, someone entered your address by mistake and you can ignore this email.\n",
  complaintSubject: "Complaint about {site}",
  complaintMail:
    "A visitor reported {site} ({address}):\n\n{comment}\n\nPage: {page}\nLanguage: {language}\nRelease: {release}\n\nComplaint {id} waits for a decision: no issue, warn, or unpublish with a reason.\n{queue}\n",
  warnSubject: "{site}: a warning",
  warnMail:
    "Visitors reported your site {site} ({address}). The host has reviewed it and asks you to fix this:\n\n{reason}\n\nYour site stays online for now.\n",
  takedownSubject: "{site} was taken offline",
  takedownMail:
    "Your site {site} ({address}) was taken offline. The reason:\n\n{reason}\n\nVisitors see a notice instead. You can still edit the site; it will be back online when the host lifts the block.\n",
  liftedSubject: "{site} is online again",
  liftedMail: "Your site {site} is online again: {address}\n",
};

export type ServerWord = keyof typeof en;
type Words = Readonly<Record<ServerWord, string>>;

const ru: Words = {
  tooMany:
    "Слишком много отправок подряд. Подождите немного и отправьте ещё раз: всё, что вы ввели, на месте.",
  sendAgain: "Отправить",
  confirmSent: "Мы отправили вам письмо. Откройте ссылку из него, чтобы мы знали, что адрес ваш.",
  confirmTitle: "Подтвердите подписку",
  confirmText: "Одно нажатие, и письма от {site} будут приходить на {email}.",
  confirmButton: "Подтвердить",
  confirmedTitle: "Вы подписаны",
  confirmedText: "Письма от {site} будут приходить на {email}.",
  linkInvalidTitle: "Эта ссылка больше не работает",
  linkInvalidText:
    "Её уже использовали, или она устарела. Чтобы подписаться, введите адрес на сайте ещё раз.",
  unsubscribeTitle: "Отписаться",
  unsubscribeText: "Одно нажатие, и письма от {site} больше не будут приходить на {email}.",
  unsubscribeButton: "Отписаться",
  unsubscribedTitle: "Вы отписаны",
  unsubscribedText: "Письма от {site} больше не будут приходить на {email}.",
  confirmSubject: "Подтвердите подписку: {site}",
  confirmMail:
    "Кто-то, скорее всего вы, попросил присылать письма от {site} на этот адрес.\n\nЧтобы получать их, откройте ссылку в течение 7 дней:\n{confirm}\n\nЕсли это были не вы, ничего не делайте, и ничего не придёт.\nМожно и отказаться насовсем:\n{unsubscribe}\n",
  messageSubject: "{site}: сообщение от {name}",
  messageMail: "{name} <{email}> пишет с сайта {site}:\n\n{message}\n",
  noMessage: "(без сообщения)",
  replySubject: "{site}: ответ от {name}",
  replyYesMail: "{name} <{email}> придёт на «{event}». Человек: {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> не сможет прийти на «{event}».\n\n{message}\n",
  noticePage: "Отправлено со страницы: {page}",
  noticeReply: "Чтобы ответить, ответьте на это письмо.",
  manyTitle: "Ещё один шаг",
  manyText:
    "Сейчас на этот сайт приходит очень много форм, и нам нужно убедиться, что пишет человек. Ответьте на вопрос ниже и отправьте форму ещё раз, но не раньше чем через {seconds} секунд. Всё, что вы ввели, на месте.",
  manySum: "Сколько будет {a} + {b}?",
  manyWrong: "Ответ неверный. Вот другой вопрос.",
  manySoon: "Слишком рано. Подождите {seconds} секунд, прежде чем отправить форму.",
  receiptSubject: "Ваша жалоба на {site} получена",
  receiptMail:
    "Спасибо, что сообщили нам о сайте {site}.\n\nВы написали:\n{comment}\n\nСтраница: {page}\n\nЖалобу рассмотрит администратор сервиса. Владелец сайта не узнает, кто пожаловался.\nЕсли это были не вы, значит, кто-то ввёл ваш адрес: делать ничего не нужно.\n",
  complaintSubject: "Жалоба на {site}",
  complaintMail:
    "Посетитель жалуется на {site} ({address}):\n\n{comment}\n\nСтраница: {page}\nЯзык: {language}\nВыпуск: {release}\n\nЖалоба {id} ждёт решения: нарушений нет, предупредить или снять с публикации с указанием причины.\n{queue}\n",
  warnSubject: "{site}: предупреждение",
  warnMail:
    "Посетители пожаловались на ваш сайт {site} ({address}). Администратор сервиса рассмотрел жалобу и предупреждает вас:\n\n{reason}\n\nСайт остаётся в сети. Пожалуйста, исправьте это.\n",
  takedownSubject: "{site}: сайт снят с публикации",
  takedownMail:
    "Ваш сайт {site} ({address}) снят с публикации. Причина:\n\n{reason}\n\nВместо него посетители видят уведомление. Вы по-прежнему можете его редактировать; сайт вернётся, когда администратор сервиса отменит это решение.\n",
  liftedSubject: "{site} снова в сети",
  liftedMail: "Ваш сайт {site} снова в сети: {address}\n",
};

const de: Words = {
  tooMany:
    "Das war zu viel auf einmal. Bitte warten Sie etwas und senden Sie es noch einmal: Ihre Eingaben sind noch da.",
  sendAgain: "Senden",
  confirmSent:
    "Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin, damit wir wissen, dass die Adresse Ihnen gehört.",
  confirmTitle: "Anmeldung bestätigen",
  confirmText: "Ein Klick, und Nachrichten von {site} kommen an {email}.",
  confirmButton: "Bestätigen",
  confirmedTitle: "Sie sind angemeldet",
  confirmedText: "Nachrichten von {site} kommen an {email}.",
  linkInvalidTitle: "Dieser Link funktioniert nicht mehr",
  linkInvalidText:
    "Er wurde schon benutzt oder ist zu alt. Wenn Sie sich anmelden möchten, geben Sie Ihre Adresse auf der Website bitte noch einmal ein.",
  unsubscribeTitle: "Abmelden",
  unsubscribeText: "Ein Klick, und {email} bekommt keine Nachrichten von {site} mehr.",
  unsubscribeButton: "Abmelden",
  unsubscribedTitle: "Sie sind abgemeldet",
  unsubscribedText: "{email} bekommt keine Nachrichten von {site} mehr.",
  confirmSubject: "Bitte bestätigen Sie Ihre Anmeldung bei {site}",
  confirmMail:
    "Jemand, vermutlich Sie, hat für diese Adresse Nachrichten von {site} bestellt.\n\nUm sie zu bekommen, öffnen Sie innerhalb von 7 Tagen diesen Link:\n{confirm}\n\nWenn Sie es nicht waren, tun Sie nichts, und es kommt nichts.\nSie können auch endgültig ablehnen:\n{unsubscribe}\n",
  messageSubject: "{site}: Nachricht von {name}",
  messageMail: "{name} <{email}> schreibt auf {site}:\n\n{message}\n",
  noMessage: "(ohne Nachricht)",
  replySubject: "{site}: Antwort von {name}",
  replyYesMail: "{name} <{email}> kommt zu „{event}“. Personen: {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> kann nicht zu „{event}“ kommen.\n\n{message}\n",
  noticePage: "Gesendet von: {page}",
  noticeReply: "Antworten Sie einfach auf diese E-Mail.",
  manyTitle: "Noch ein Schritt",
  manyText:
    "Gerade gehen auf dieser Website sehr viele Formulare ein. Wir müssen sicher sein, dass ein Mensch schreibt. Bitte beantworten Sie die Frage unten und senden Sie das Formular noch einmal, frühestens in {seconds} Sekunden. Ihre Eingaben sind noch da.",
  manySum: "Wie viel ist {a} + {b}?",
  manyWrong: "Das war nicht die richtige Antwort. Hier ist eine andere Frage.",
  manySoon: "Das war zu früh. Bitte warten Sie {seconds} Sekunden, bevor Sie das Formular senden.",
  receiptSubject: "Ihre Meldung zu {site} ist angekommen",
  receiptMail:
    "Danke für Ihren Hinweis auf {site}.\n\nSie schrieben:\n{comment}\n\nSeite: {page}\n\nDer Betreiber dieses Dienstes sieht sich das an. Der Inhaber der Website erfährt nicht, wer sie gemeldet hat.\nWaren Sie es nicht, hat jemand Ihre Adresse eingetippt: Sie müssen nichts tun.\n",
  complaintSubject: "Beschwerde über {site}",
  complaintMail:
    "Ein Besucher beschwert sich über {site} ({address}):\n\n{comment}\n\nSeite: {page}\nSprache: {language}\nVersion: {release}\n\nBeschwerde {id} wartet auf eine Entscheidung: kein Verstoß, verwarnen oder mit einem Grund offline nehmen.\n{queue}\n",
  warnSubject: "{site}: eine Verwarnung",
  warnMail:
    "Besucher haben sich über Ihre Website {site} ({address}) beschwert. Der Betreiber dieses Dienstes hat das geprüft und verwarnt Sie:\n\n{reason}\n\nDie Website bleibt online. Bitte bringen Sie das in Ordnung.\n",
  takedownSubject: "{site} wurde offline genommen",
  takedownMail:
    "Ihre Website {site} ({address}) wurde offline genommen. Der Grund:\n\n{reason}\n\nBesucher sehen stattdessen einen Hinweis. Sie können die Website weiter bearbeiten; sie kommt zurück, wenn der Betreiber dieses Dienstes das aufhebt.\n",
  liftedSubject: "{site} ist wieder online",
  liftedMail: "Ihre Website {site} ist wieder online: {address}\n",
};

const fr: Words = {
  tooMany:
    "Trop d’envois d’un coup. Patientez un peu et renvoyez le formulaire : votre saisie est toujours là.",
  sendAgain: "Envoyer",
  confirmSent:
    "Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer que l’adresse est bien la vôtre.",
  confirmTitle: "Confirmez votre inscription",
  confirmText: "Un clic, et les lettres de {site} arriveront à {email}.",
  confirmButton: "Confirmer",
  confirmedTitle: "Vous êtes inscrit",
  confirmedText: "Les lettres de {site} arriveront à {email}.",
  linkInvalidTitle: "Ce lien ne fonctionne plus",
  linkInvalidText:
    "Il a déjà servi ou il est trop ancien. Pour vous inscrire, saisissez de nouveau votre adresse sur le site.",
  unsubscribeTitle: "Se désinscrire",
  unsubscribeText: "Un clic, et {email} ne recevra plus de lettres de {site}.",
  unsubscribeButton: "Se désinscrire",
  unsubscribedTitle: "Vous êtes désinscrit",
  unsubscribedText: "{email} ne recevra plus de lettres de {site}.",
  confirmSubject: "Confirmez votre inscription à {site}",
  confirmMail:
    "Quelqu’un, sans doute vous, a demandé à recevoir les lettres de {site} à cette adresse.\n\nPour les recevoir, ouvrez ce lien dans les 7 jours :\n{confirm}\n\nSi ce n’était pas vous, ne faites rien : vous ne recevrez rien.\nVous pouvez aussi refuser pour de bon :\n{unsubscribe}\n",
  messageSubject: "{site} : message de {name}",
  messageMail: "{name} <{email}> a écrit sur {site} :\n\n{message}\n",
  noMessage: "(sans message)",
  replySubject: "{site} : réponse de {name}",
  replyYesMail: "{name} <{email}> viendra à « {event} ». Personnes : {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> ne pourra pas venir à « {event} ».\n\n{message}\n",
  noticePage: "Envoyé depuis : {page}",
  noticeReply: "Pour répondre, répondez à cet e-mail.",
  manyTitle: "Encore une étape",
  manyText:
    "Un très grand nombre de formulaires arrive sur ce site en ce moment, et nous devons être sûrs qu’une personne écrit. Répondez à la question ci-dessous et renvoyez le formulaire, au plus tôt dans {seconds} secondes. Votre saisie est toujours là.",
  manySum: "Combien font {a} + {b} ?",
  manyWrong: "Ce n’était pas la bonne réponse. Voici une autre question.",
  manySoon: "C’était trop tôt. Patientez {seconds} secondes avant d’envoyer le formulaire.",
  receiptSubject: "Votre signalement de {site} est arrivé",
  receiptMail:
    "Merci de nous avoir signalé {site}.\n\nVous avez écrit :\n{comment}\n\nPage : {page}\n\nL’exploitant de ce service va l’examiner. Le propriétaire du site n’apprend pas qui l’a signalé.\nSi ce n’était pas vous, quelqu’un a saisi votre adresse : vous n’avez rien à faire.\n",
  complaintSubject: "Plainte au sujet de {site}",
  complaintMail:
    "Un visiteur se plaint de {site} ({address}) :\n\n{comment}\n\nPage : {page}\nLangue : {language}\nVersion : {release}\n\nLa plainte {id} attend une décision : rien à signaler, avertir ou mettre hors ligne avec un motif.\n{queue}\n",
  warnSubject: "{site} : un avertissement",
  warnMail:
    "Des visiteurs se sont plaints de votre site {site} ({address}). L’exploitant de ce service l’a examiné et vous avertit :\n\n{reason}\n\nLe site reste en ligne. Merci d’y remédier.\n",
  takedownSubject: "{site} a été mis hors ligne",
  takedownMail:
    "Votre site {site} ({address}) a été mis hors ligne. Le motif :\n\n{reason}\n\nLes visiteurs voient un avis à sa place. Vous pouvez toujours le modifier ; il reviendra quand l’exploitant de ce service lèvera cette mesure.\n",
  liftedSubject: "{site} est de nouveau en ligne",
  liftedMail: "Votre site {site} est de nouveau en ligne : {address}\n",
};

const es: Words = {
  tooMany:
    "Demasiados envíos seguidos. Espere un poco y envíelo de nuevo: lo que escribió sigue aquí.",
  sendAgain: "Enviar",
  confirmSent:
    "Le hemos enviado un correo. Abra el enlace que contiene para que sepamos que la dirección es suya.",
  confirmTitle: "Confirme su suscripción",
  confirmText: "Un clic y las cartas de {site} llegarán a {email}.",
  confirmButton: "Confirmar",
  confirmedTitle: "Ya está suscrito",
  confirmedText: "Las cartas de {site} llegarán a {email}.",
  linkInvalidTitle: "Este enlace ya no funciona",
  linkInvalidText:
    "Ya se usó o es demasiado antiguo. Si quiere suscribirse, vuelva a escribir su dirección en el sitio.",
  unsubscribeTitle: "Darse de baja",
  unsubscribeText: "Un clic y {email} no recibirá más cartas de {site}.",
  unsubscribeButton: "Darse de baja",
  unsubscribedTitle: "Se ha dado de baja",
  unsubscribedText: "{email} no recibirá más cartas de {site}.",
  confirmSubject: "Confirme su suscripción a {site}",
  confirmMail:
    "Alguien, probablemente usted, pidió recibir las cartas de {site} en esta dirección.\n\nPara recibirlas, abra este enlace en los próximos 7 días:\n{confirm}\n\nSi no fue usted, no haga nada y no llegará nada.\nTambién puede rechazarlas para siempre:\n{unsubscribe}\n",
  messageSubject: "{site}: mensaje de {name}",
  messageMail: "{name} <{email}> escribió en {site}:\n\n{message}\n",
  noMessage: "(sin mensaje)",
  replySubject: "{site}: respuesta de {name}",
  replyYesMail: "{name} <{email}> irá a «{event}». Personas: {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> no podrá ir a «{event}».\n\n{message}\n",
  noticePage: "Enviado desde: {page}",
  noticeReply: "Para contestar, responda a este correo.",
  manyTitle: "Un paso más",
  manyText:
    "Ahora mismo llegan muchísimos formularios a este sitio y tenemos que asegurarnos de que escribe una persona. Responda a la pregunta de abajo y envíe el formulario de nuevo, no antes de {seconds} segundos. Lo que escribió sigue aquí.",
  manySum: "¿Cuánto es {a} + {b}?",
  manyWrong: "Esa no era la respuesta. Aquí tiene otra pregunta.",
  manySoon: "Ha sido demasiado pronto. Espere {seconds} segundos antes de enviar el formulario.",
  receiptSubject: "Su denuncia sobre {site} ha llegado",
  receiptMail:
    "Gracias por avisarnos sobre {site}.\n\nUsted escribió:\n{comment}\n\nPágina: {page}\n\nEl responsable de este servicio la examinará. El propietario del sitio no sabrá quién lo denunció.\nSi no fue usted, alguien escribió su dirección: no tiene que hacer nada.\n",
  complaintSubject: "Queja sobre {site}",
  complaintMail:
    "Un visitante se queja de {site} ({address}):\n\n{comment}\n\nPágina: {page}\nIdioma: {language}\nVersión: {release}\n\nLa queja {id} espera una decisión: sin problema, advertir o retirar el sitio con un motivo.\n{queue}\n",
  warnSubject: "{site}: una advertencia",
  warnMail:
    "Algunos visitantes se han quejado de su sitio {site} ({address}). El responsable de este servicio lo ha examinado y le advierte:\n\n{reason}\n\nEl sitio sigue en línea. Por favor, corríjalo.\n",
  takedownSubject: "{site} se ha retirado de la red",
  takedownMail:
    "Su sitio {site} ({address}) se ha retirado de la red. El motivo:\n\n{reason}\n\nLos visitantes ven un aviso en su lugar. Puede seguir editándolo; volverá cuando el responsable de este servicio levante la medida.\n",
  liftedSubject: "{site} vuelve a estar en línea",
  liftedMail: "Su sitio {site} vuelve a estar en línea: {address}\n",
};

const uk: Words = {
  tooMany:
    "Забагато надсилань поспіль. Зачекайте трохи й надішліть ще раз: усе, що ви ввели, на місці.",
  sendAgain: "Надіслати",
  confirmSent: "Ми надіслали вам листа. Відкрийте посилання з нього, щоб ми знали, що адреса ваша.",
  confirmTitle: "Підтвердьте підписку",
  confirmText: "Одне натискання, і листи від {site} надходитимуть на {email}.",
  confirmButton: "Підтвердити",
  confirmedTitle: "Ви підписані",
  confirmedText: "Листи від {site} надходитимуть на {email}.",
  linkInvalidTitle: "Це посилання більше не працює",
  linkInvalidText:
    "Його вже використали, або воно застаріло. Щоб підписатися, введіть адресу на сайті ще раз.",
  unsubscribeTitle: "Відписатися",
  unsubscribeText: "Одне натискання, і листи від {site} більше не надходитимуть на {email}.",
  unsubscribeButton: "Відписатися",
  unsubscribedTitle: "Ви відписані",
  unsubscribedText: "Листи від {site} більше не надходитимуть на {email}.",
  confirmSubject: "Підтвердьте підписку: {site}",
  confirmMail:
    "Хтось, імовірно ви, попросив надсилати листи від {site} на цю адресу.\n\nЩоб отримувати їх, відкрийте посилання протягом 7 днів:\n{confirm}\n\nЯкщо це були не ви, нічого не робіть, і нічого не прийде.\nМожна й відмовитися назавжди:\n{unsubscribe}\n",
  messageSubject: "{site}: повідомлення від {name}",
  messageMail: "{name} <{email}> пише із сайту {site}:\n\n{message}\n",
  noMessage: "(без повідомлення)",
  replySubject: "{site}: відповідь від {name}",
  replyYesMail: "{name} <{email}> прийде на «{event}». Людей: {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> не зможе прийти на «{event}».\n\n{message}\n",
  noticePage: "Надіслано зі сторінки: {page}",
  noticeReply: "Щоб відповісти, дайте відповідь на цей лист.",
  manyTitle: "Ще один крок",
  manyText:
    "Зараз на цей сайт надходить дуже багато форм, і нам потрібно переконатися, що пише людина. Дайте відповідь на запитання нижче й надішліть форму ще раз, але не раніше ніж за {seconds} секунд. Усе, що ви ввели, на місці.",
  manySum: "Скільки буде {a} + {b}?",
  manyWrong: "Відповідь неправильна. Ось інше запитання.",
  manySoon: "Надто рано. Зачекайте {seconds} секунд, перш ніж надіслати форму.",
  receiptSubject: "Вашу скаргу на {site} отримано",
  receiptMail:
    "Дякуємо, що повідомили нам про сайт {site}.\n\nВи написали:\n{comment}\n\nСторінка: {page}\n\nСкаргу розгляне адміністратор сервісу. Власник сайту не дізнається, хто поскаржився.\nЯкщо це були не ви, хтось увів вашу адресу: робити нічого не потрібно.\n",
  complaintSubject: "Скарга на {site}",
  complaintMail:
    "Відвідувач скаржиться на {site} ({address}):\n\n{comment}\n\nСторінка: {page}\nМова: {language}\nВипуск: {release}\n\nСкарга {id} чекає на рішення: порушень немає, попередити або зняти з публікації із зазначенням причини.\n{queue}\n",
  warnSubject: "{site}: попередження",
  warnMail:
    "Відвідувачі поскаржилися на ваш сайт {site} ({address}). Адміністратор сервісу розглянув скаргу й попереджає вас:\n\n{reason}\n\nСайт залишається в мережі. Будь ласка, виправте це.\n",
  takedownSubject: "{site}: сайт знято з публікації",
  takedownMail:
    "Ваш сайт {site} ({address}) знято з публікації. Причина:\n\n{reason}\n\nЗамість нього відвідувачі бачать повідомлення. Ви, як і раніше, можете його редагувати; сайт повернеться, коли адміністратор сервісу скасує це рішення.\n",
  liftedSubject: "{site} знову в мережі",
  liftedMail: "Ваш сайт {site} знову в мережі: {address}\n",
};

/** What only the server says: in letters, and on the pages that their links open. The languages of `visitorMessages`. */
export const serverWords = { en, ru, de, fr, es, uk } as const satisfies Record<string, Words>;
