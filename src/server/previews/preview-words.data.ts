import type { SpokenLanguage } from "#/site/spoken-language.ts";

/** What visitors of a preview read around it. {words} in braces are filled in. */
interface PreviewWords {
  readonly draft: string;
  readonly release: string;
  readonly changed: string;
  readonly expires: string;
  readonly forms: string;
  readonly frame: string;
  readonly width: string;
  readonly desktop: string;
  readonly tablet: string;
  readonly phone: string;
  readonly opening: string;
  readonly invalidTitle: string;
  readonly invalidText: string;
  readonly busyTitle: string;
  readonly busyText: string;
  readonly failed: string;
  readonly retry: string;
  readonly lockedTitle: string;
  readonly unsent: string;
  readonly comment: string;
  readonly commentOn: string;
  readonly commentNew: string;
  readonly commentWhere: string;
  readonly commentChoose: string;
  readonly commentHint: string;
  readonly commentName: string;
  readonly commentText: string;
  readonly commentTold: string;
  readonly commentTeam: string;
  readonly commentSend: string;
  readonly commentSent: string;
  readonly commentAnother: string;
  readonly commentClose: string;
  readonly commentYours: string;
  readonly commentSection: string;
  readonly commentNameWrong: string;
  readonly commentTextWrong: string;
  readonly commentGone: string;
  readonly commentsClosed: string;
  readonly commentOver: string;
  readonly commentsMany: string;
  readonly commentsFull: string;
  readonly commentFailed: string;
}

export const previewWords = {
  en: {
    draft: "Draft",
    release: "Release {number}",
    changed: "changed {time}",
    expires: "link expires {time}",
    forms: "Forms don’t send anything",
    frame: "Preview of {site}",
    width: "Width",
    desktop: "Desktop",
    tablet: "Tablet",
    phone: "Phone",
    opening: "Opening the preview…",
    invalidTitle: "This link doesn’t work",
    invalidText:
      "Try opening it again from where you got it. If that doesn’t help, it has expired or was revoked, or part of the address is missing: ask the person who sent it for a new one.",
    busyTitle: "Too many attempts",
    busyText: "Wait a few minutes, then open the link again.",
    failed: "The preview doesn’t answer. Try again in a moment.",
    retry: "Try again",
    lockedTitle: "This preview is protected",
    unsent: "This is a preview, so nothing was sent.",
    comment: "Comment",
    commentOn: "Comment on “{section}”",
    commentNew: "New comment",
    commentWhere: "Section",
    commentChoose: "Choose a section…",
    commentHint: "Select a section on the page, or choose it here.",
    commentName: "Your name",
    commentText: "Your comment",
    commentTold: "{name} gets it by email.",
    commentTeam: "Everyone who works on this site can read it.",
    commentSend: "Send",
    commentSent: "Sent. Everyone who works on this site can read it now.",
    commentAnother: "Write another",
    commentClose: "Close",
    commentYours: "You sent",
    commentSection: "Section {number}",
    commentNameWrong: "Enter your name, up to {limit} characters.",
    commentTextWrong: "Write a comment of up to {limit} characters.",
    commentGone:
      "That section is no longer on this page. Choose another one: your words are still here.",
    commentsClosed:
      "This link no longer takes comments. Your words are still here: copy them before you leave.",
    commentOver:
      "Nothing was sent: this link has expired, was revoked or has to be opened again. Copy your words first, they are still here.",
    commentsMany:
      "Too many comments in a short time. Your words are still here: send them again in a few minutes.",
    commentsFull:
      "This site can’t take any more comments by link. Your words are still here: copy them and tell the person who sent you the link.",
    commentFailed: "It couldn’t be sent. Your words are still here: try again in a moment.",
  },
  ru: {
    draft: "Черновик",
    release: "Выпуск {number}",
    changed: "изменён {time}",
    expires: "ссылка истекает {time}",
    forms: "Формы ничего не отправляют",
    frame: "Предпросмотр: {site}",
    width: "Ширина",
    desktop: "Компьютер",
    tablet: "Планшет",
    phone: "Телефон",
    opening: "Открываем предпросмотр…",
    invalidTitle: "Ссылка не работает",
    invalidText:
      "Откройте её ещё раз оттуда, где вы её получили. Если не поможет, её срок истёк, её отозвали или в адресе не хватает части: попросите новую у того, кто её прислал.",
    busyTitle: "Слишком много попыток",
    busyText: "Подождите несколько минут и откройте ссылку снова.",
    failed: "Предпросмотр не отвечает. Попробуйте ещё раз через минуту.",
    retry: "Повторить",
    lockedTitle: "Предпросмотр под паролем",
    unsent: "Это предпросмотр, поэтому ничего не отправлено.",
    comment: "Комментировать",
    commentOn: "Комментарий к «{section}»",
    commentNew: "Новый комментарий",
    commentWhere: "Секция",
    commentChoose: "Выберите секцию…",
    commentHint: "Выберите секцию на странице или в этом списке.",
    commentName: "Ваше имя",
    commentText: "Комментарий",
    commentTold: "Письмо получит {name}.",
    commentTeam: "Его увидят все, кто работает над сайтом.",
    commentSend: "Отправить",
    commentSent: "Отправлено. Комментарий уже видят все, кто работает над сайтом.",
    commentAnother: "Написать ещё",
    commentClose: "Закрыть",
    commentYours: "Вы отправили",
    commentSection: "Секция {number}",
    commentNameWrong: "Введите имя, не длиннее {limit} символов.",
    commentTextWrong: "Напишите комментарий, не длиннее {limit} символов.",
    commentGone: "Этой секции на странице уже нет. Выберите другую: ваш текст на месте.",
    commentsClosed:
      "По этой ссылке больше нельзя комментировать. Ваш текст на месте: скопируйте его, прежде чем уйти.",
    commentOver:
      "Ничего не отправлено: срок ссылки истёк, её отозвали или её нужно открыть заново. Сначала скопируйте текст, он на месте.",
    commentsMany:
      "Слишком много комментариев за короткое время. Ваш текст на месте: отправьте его через несколько минут.",
    commentsFull:
      "Этот сайт больше не принимает комментариев по ссылкам. Ваш текст на месте: скопируйте его и напишите тому, кто прислал ссылку.",
    commentFailed: "Не удалось отправить. Ваш текст на месте: попробуйте ещё раз через минуту.",
  },
  de: {
    draft: "Entwurf",
    release: "Version {number}",
    changed: "geändert {time}",
    expires: "Link läuft {time} ab",
    forms: "Formulare senden nichts",
    frame: "Vorschau von {site}",
    width: "Breite",
    desktop: "Computer",
    tablet: "Tablet",
    phone: "Handy",
    opening: "Die Vorschau wird geöffnet…",
    invalidTitle: "Dieser Link funktioniert nicht",
    invalidText:
      "Öffnen Sie ihn noch einmal dort, wo Sie ihn bekommen haben. Hilft das nicht, ist er abgelaufen oder wurde widerrufen, oder ein Teil der Adresse fehlt: Bitten Sie um einen neuen.",
    busyTitle: "Zu viele Versuche",
    busyText: "Warten Sie ein paar Minuten und öffnen Sie den Link dann noch einmal.",
    failed: "Die Vorschau antwortet nicht. Versuchen Sie es gleich noch einmal.",
    retry: "Erneut versuchen",
    lockedTitle: "Diese Vorschau ist geschützt",
    unsent: "Das ist eine Vorschau, deshalb wurde nichts gesendet.",
    comment: "Kommentieren",
    commentOn: "Kommentar zu „{section}“",
    commentNew: "Neuer Kommentar",
    commentWhere: "Abschnitt",
    commentChoose: "Abschnitt auswählen…",
    commentHint: "Wählen Sie einen Abschnitt auf der Seite oder hier aus.",
    commentName: "Ihr Name",
    commentText: "Ihr Kommentar",
    commentTold: "{name} bekommt ihn per E-Mail.",
    commentTeam: "Alle, die an dieser Website arbeiten, können ihn lesen.",
    commentSend: "Senden",
    commentSent: "Gesendet. Alle, die an dieser Website arbeiten, können ihn jetzt lesen.",
    commentAnother: "Noch einen schreiben",
    commentClose: "Schließen",
    commentYours: "Sie haben gesendet",
    commentSection: "Abschnitt {number}",
    commentNameWrong: "Geben Sie Ihren Namen ein, höchstens {limit} Zeichen.",
    commentTextWrong: "Schreiben Sie einen Kommentar mit höchstens {limit} Zeichen.",
    commentGone:
      "Diesen Abschnitt gibt es auf der Seite nicht mehr. Wählen Sie einen anderen: Ihr Text ist noch da.",
    commentsClosed:
      "Über diesen Link kann man nicht mehr kommentieren. Ihr Text ist noch da: Kopieren Sie ihn, bevor Sie gehen.",
    commentOver:
      "Nichts wurde gesendet: Der Link ist abgelaufen, wurde widerrufen oder muss neu geöffnet werden. Kopieren Sie zuerst Ihren Text, er ist noch da.",
    commentsMany:
      "Zu viele Kommentare in kurzer Zeit. Ihr Text ist noch da: Senden Sie ihn in ein paar Minuten noch einmal.",
    commentsFull:
      "Diese Website nimmt keine weiteren Kommentare über Links an. Ihr Text ist noch da: Kopieren Sie ihn und sagen Sie der Person Bescheid, von der Sie den Link haben.",
    commentFailed:
      "Das Senden hat nicht geklappt. Ihr Text ist noch da: Versuchen Sie es gleich noch einmal.",
  },
  fr: {
    draft: "Brouillon",
    release: "Version {number}",
    changed: "modifié {time}",
    expires: "le lien expire {time}",
    forms: "Les formulaires n’envoient rien",
    frame: "Aperçu de {site}",
    width: "Largeur",
    desktop: "Ordinateur",
    tablet: "Tablette",
    phone: "Téléphone",
    opening: "Ouverture de l’aperçu…",
    invalidTitle: "Ce lien ne fonctionne pas",
    invalidText:
      "Rouvrez-le depuis le message qui le contient. Si cela ne suffit pas, il a expiré ou a été révoqué, ou il manque une partie de l’adresse : demandez-en un nouveau à la personne qui vous l’a envoyé.",
    busyTitle: "Trop de tentatives",
    busyText: "Patientez quelques minutes, puis rouvrez le lien.",
    failed: "L’aperçu ne répond pas. Réessayez dans un instant.",
    retry: "Réessayer",
    lockedTitle: "Cet aperçu est protégé",
    unsent: "Ceci est un aperçu : rien n’a été envoyé.",
    comment: "Commenter",
    commentOn: "Commentaire sur « {section} »",
    commentNew: "Nouveau commentaire",
    commentWhere: "Section",
    commentChoose: "Choisir une section…",
    commentHint: "Sélectionnez une section sur la page ou choisissez-la ici.",
    commentName: "Votre nom",
    commentText: "Votre commentaire",
    commentTold: "{name} le reçoit par e-mail.",
    commentTeam: "Toutes les personnes qui travaillent sur ce site peuvent le lire.",
    commentSend: "Envoyer",
    commentSent: "Envoyé. Toutes les personnes qui travaillent sur ce site peuvent le lire.",
    commentAnother: "En écrire un autre",
    commentClose: "Fermer",
    commentYours: "Vous avez envoyé",
    commentSection: "Section {number}",
    commentNameWrong: "Saisissez votre nom, {limit} caractères au maximum.",
    commentTextWrong: "Écrivez un commentaire de {limit} caractères au maximum.",
    commentGone:
      "Cette section n’est plus sur la page. Choisissez-en une autre : votre texte est toujours là.",
    commentsClosed:
      "Ce lien n’accepte plus de commentaires. Votre texte est toujours là : copiez-le avant de partir.",
    commentOver:
      "Rien n’a été envoyé : ce lien a expiré, a été révoqué ou doit être rouvert. Copiez d’abord votre texte, il est toujours là.",
    commentsMany:
      "Trop de commentaires en peu de temps. Votre texte est toujours là : renvoyez-le dans quelques minutes.",
    commentsFull:
      "Ce site n’accepte plus de commentaires par lien. Votre texte est toujours là : copiez-le et prévenez la personne qui vous a envoyé le lien.",
    commentFailed: "L’envoi a échoué. Votre texte est toujours là : réessayez dans un instant.",
  },
  es: {
    draft: "Borrador",
    release: "Versión {number}",
    changed: "modificado {time}",
    expires: "el enlace caduca {time}",
    forms: "Los formularios no envían nada",
    frame: "Vista previa de {site}",
    width: "Ancho",
    desktop: "Ordenador",
    tablet: "Tableta",
    phone: "Teléfono",
    opening: "Abriendo la vista previa…",
    invalidTitle: "Este enlace no funciona",
    invalidText:
      "Vuelva a abrirlo desde donde lo recibió. Si sigue igual, ha caducado o se ha revocado, o falta una parte de la dirección: pida uno nuevo a quien se lo envió.",
    busyTitle: "Demasiados intentos",
    busyText: "Espere unos minutos y vuelva a abrir el enlace.",
    failed: "La vista previa no responde. Inténtelo de nuevo en un momento.",
    retry: "Reintentar",
    lockedTitle: "Esta vista previa está protegida",
    unsent: "Esto es una vista previa, así que no se ha enviado nada.",
    comment: "Comentar",
    commentOn: "Comentario sobre «{section}»",
    commentNew: "Nuevo comentario",
    commentWhere: "Sección",
    commentChoose: "Elija una sección…",
    commentHint: "Seleccione una sección en la página o elíjala aquí.",
    commentName: "Su nombre",
    commentText: "Su comentario",
    commentTold: "{name} lo recibe por correo.",
    commentTeam: "Pueden leerlo todas las personas que trabajan en este sitio.",
    commentSend: "Enviar",
    commentSent: "Enviado. Ya pueden leerlo todas las personas que trabajan en este sitio.",
    commentAnother: "Escribir otro",
    commentClose: "Cerrar",
    commentYours: "Ha enviado",
    commentSection: "Sección {number}",
    commentNameWrong: "Escriba su nombre, de {limit} caracteres como máximo.",
    commentTextWrong: "Escriba un comentario de {limit} caracteres como máximo.",
    commentGone: "Esa sección ya no está en la página. Elija otra: su texto sigue aquí.",
    commentsClosed:
      "Este enlace ya no admite comentarios. Su texto sigue aquí: cópielo antes de irse.",
    commentOver:
      "No se ha enviado nada: el enlace ha caducado, se ha revocado o hay que volver a abrirlo. Copie antes su texto, sigue aquí.",
    commentsMany:
      "Demasiados comentarios en poco tiempo. Su texto sigue aquí: envíelo de nuevo en unos minutos.",
    commentsFull:
      "Este sitio no admite más comentarios por enlace. Su texto sigue aquí: cópielo y avise a quien le envió el enlace.",
    commentFailed: "No se ha podido enviar. Su texto sigue aquí: inténtelo de nuevo en un momento.",
  },
  uk: {
    draft: "Чернетка",
    release: "Випуск {number}",
    changed: "змінено {time}",
    expires: "посилання спливає {time}",
    forms: "Форми нічого не надсилають",
    frame: "Попередній перегляд: {site}",
    width: "Ширина",
    desktop: "Комп’ютер",
    tablet: "Планшет",
    phone: "Телефон",
    opening: "Відкриваємо попередній перегляд…",
    invalidTitle: "Посилання не працює",
    invalidText:
      "Відкрийте його ще раз звідти, де ви його отримали. Якщо не допоможе, термін його дії минув, його відкликали або в адресі бракує частини: попросіть нове в того, хто його надіслав.",
    busyTitle: "Забагато спроб",
    busyText: "Зачекайте кілька хвилин і відкрийте посилання знову.",
    failed: "Попередній перегляд не відповідає. Спробуйте ще раз за хвилину.",
    retry: "Спробувати ще раз",
    lockedTitle: "Попередній перегляд під паролем",
    unsent: "Це попередній перегляд, тому нічого не надіслано.",
    comment: "Коментувати",
    commentOn: "Коментар до «{section}»",
    commentNew: "Новий коментар",
    commentWhere: "Секція",
    commentChoose: "Виберіть секцію…",
    commentHint: "Виберіть секцію на сторінці або в цьому списку.",
    commentName: "Ваше ім’я",
    commentText: "Коментар",
    commentTold: "Лист отримає {name}.",
    commentTeam: "Його побачать усі, хто працює над сайтом.",
    commentSend: "Надіслати",
    commentSent: "Надіслано. Коментар уже бачать усі, хто працює над сайтом.",
    commentAnother: "Написати ще",
    commentClose: "Закрити",
    commentYours: "Ви надіслали",
    commentSection: "Секція {number}",
    commentNameWrong: "Введіть ім’я, не довше за {limit} символів.",
    commentTextWrong: "Напишіть коментар, не довший за {limit} символів.",
    commentGone: "Цієї секції на сторінці вже немає. Виберіть іншу: ваш текст на місці.",
    commentsClosed:
      "За цим посиланням більше не можна коментувати. Ваш текст на місці: скопіюйте його, перш ніж піти.",
    commentOver:
      "Нічого не надіслано: строк посилання минув, його відкликали або його треба відкрити знову. Спершу скопіюйте текст, він на місці.",
    commentsMany:
      "Забагато коментарів за короткий час. Ваш текст на місці: надішліть його за кілька хвилин.",
    commentsFull:
      "Цей сайт більше не приймає коментарів за посиланнями. Ваш текст на місці: скопіюйте його й напишіть тому, хто надіслав посилання.",
    commentFailed: "Не вдалося надіслати. Ваш текст на місці: спробуйте ще раз за хвилину.",
  },
} as const satisfies Record<SpokenLanguage, PreviewWords>;
