const en = {
  tooMany:
    "That was too many at once. Please wait a little and send it again: what you typed is still here.",
  sendAgain: "Send",
  confirmSent:
    "We have sent you a letter. Please open the link in it, so that we know the address is yours.",
  confirmTitle: "Confirm your subscription",
  confirmText: "One press, and letters from {site} will come to {email}.",
  confirmButton: "Confirm",
  confirmedTitle: "You are subscribed",
  confirmedText: "Letters from {site} will come to {email}.",
  linkInvalidTitle: "This link no longer works",
  linkInvalidText:
    "It was used before, or it is too old. If you want to subscribe, please enter your address on the site once more.",
  unsubscribeTitle: "Unsubscribe",
  unsubscribeText: "One press, and {email} gets no more letters from {site}.",
  unsubscribeButton: "Unsubscribe",
  unsubscribedTitle: "You are unsubscribed",
  unsubscribedText: "{email} gets no more letters from {site}.",
  confirmSubject: "Confirm your subscription to {site}",
  confirmMail:
    "Somebody, probably you, asked for letters from {site} to this address.\n\nTo get them, open this link within 7 days:\n{confirm}\n\nIf it was not you, do nothing, and nothing will come.\nYou can also say no for good:\n{unsubscribe}\n",
  messageSubject: "{site}: message from {name}",
  messageMail: "{name} <{email}> wrote on {site}:\n\n{message}\n",
  noMessage: "(without a message)",
  replySubject: "{site}: reply from {name}",
  replyYesMail: "{name} <{email}> will come to “{event}”. People: {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> can't come to “{event}”.\n\n{message}\n",
  noticePage: "Sent from: {page}",
  noticeReply: "Reply to this letter to answer.",
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
};

/** What only the server says: in letters, and on the pages that their links open. The languages of `visitorMessages`. */
export const serverWords = { en, ru, de, fr, es, uk } as const satisfies Record<string, Words>;
