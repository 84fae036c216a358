/** Words of the emails to people who work on sites. */
const en = {
  inviteSubject: "{inviter} invited you to {site}",
  inviteTitle: "{inviter} invited you to work on “{site}”",
  inviteOwner: "As an owner you can do everything, with the same rights as {inviter}.",
  inviteEditor:
    "As an editor you can change pages and settings and publish. People and deleting the site stay with its owners.",
  inviteWriter: "As a writer you can change texts and pictures. Publishing stays with the editors.",
  inviteViewer: "As a viewer you can look at the site while it’s being worked on.",
  inviteAction: "Accept the invitation",
  inviteNote:
    "The link works once, until {date}. If you don’t know {inviter}, ignore this email and nothing happens.",
  inviteFoot: "Sent to {email} because {inviterEmail} invited you. {host}",
  transferSubject: "{inviter} wants to hand {site} over to you",
  transferTitle: "{inviter} wants to hand “{site}” over to you",
  transferText:
    "If you accept, you’re its owner: you can do everything, and {inviter} stays on as an editor.",
  transferAction: "Take the site over",
  resetTitle: "Set a new password",
  resetText: "Someone asked for a new password for {email}. If it was you, choose one now.",
  resetNote:
    "The link works once, for an hour. If this wasn’t you, ignore it: your password stays as it is.",
};

export type EmailWord = keyof typeof en;
type Words = Readonly<Record<EmailWord, string>>;

const ru: Words = {
  inviteSubject: "{inviter} приглашает вас в «{site}»",
  inviteTitle: "{inviter} приглашает вас работать над сайтом «{site}»",
  inviteOwner: "Вы станете владельцем: вам будет доступно всё, с теми же правами, что у {inviter}.",
  inviteEditor:
    "Вы станете редактором: сможете менять страницы и настройки и публиковать. Люди и удаление сайта остаются за владельцами.",
  inviteWriter: "Вы станете автором: сможете менять тексты и картинки. Публикуют редакторы.",
  inviteViewer: "Вы сможете смотреть, как идёт работа над сайтом.",
  inviteAction: "Принять приглашение",
  inviteNote:
    "Ссылка одноразовая и действует до {date}. Если имя {inviter} вам незнакомо, просто удалите это письмо.",
  inviteFoot: "Письмо пришло на {email}, потому что вас пригласил адрес {inviterEmail}. {host}",
  transferSubject: "{inviter} хочет передать вам сайт «{site}»",
  transferTitle: "{inviter} хочет передать вам сайт «{site}»",
  transferText:
    "Если согласитесь, владельцем станете вы: вам будет доступно всё, а {inviter} останется редактором.",
  transferAction: "Принять сайт",
  resetTitle: "Новый пароль",
  resetText: "Кто-то запросил новый пароль для {email}. Если это вы, задайте его сейчас.",
  resetNote:
    "Ссылка одноразовая и действует час. Если это были не вы, ничего не делайте: пароль останется прежним.",
};

const de: Words = {
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
};

const fr: Words = {
  inviteSubject: "{inviter} vous invite sur {site}",
  inviteTitle: "{inviter} vous invite à travailler sur « {site} »",
  inviteOwner:
    "En tant que propriétaire, vous pouvez tout faire, avec les mêmes droits que {inviter}.",
  inviteEditor:
    "En tant qu’éditeur, vous modifiez les pages et les réglages et vous publiez. Les membres et la suppression du site restent aux propriétaires.",
  inviteWriter:
    "En tant que rédacteur, vous modifiez les textes et les images. La publication reste aux éditeurs.",
  inviteViewer: "Vous pouvez regarder le site pendant qu’on y travaille.",
  inviteAction: "Accepter l’invitation",
  inviteNote:
    "Le lien fonctionne une seule fois, jusqu’au {date}. Si vous ne connaissez pas {inviter}, ignorez cet e-mail.",
  inviteFoot: "Envoyé à {email} parce que {inviterEmail} vous a invité. {host}",
  transferSubject: "{inviter} souhaite vous transmettre {site}",
  transferTitle: "{inviter} souhaite vous transmettre « {site} »",
  transferText:
    "Si vous acceptez, vous en devenez propriétaire : vous pouvez tout faire, et {inviter} reste éditeur.",
  transferAction: "Reprendre le site",
  resetTitle: "Choisir un nouveau mot de passe",
  resetText:
    "Quelqu’un a demandé un nouveau mot de passe pour {email}. Si c’est vous, choisissez-le maintenant.",
  resetNote:
    "Le lien fonctionne une seule fois, pendant une heure. Si ce n’est pas vous, ignorez cet e-mail : votre mot de passe ne change pas.",
};

const es: Words = {
  inviteSubject: "{inviter} le invita a {site}",
  inviteTitle: "{inviter} le invita a trabajar en «{site}»",
  inviteOwner: "Como propietario podrá hacerlo todo, con los mismos derechos que {inviter}.",
  inviteEditor:
    "Como editor podrá cambiar páginas y ajustes y publicar. Las personas y la eliminación del sitio quedan en manos de los propietarios.",
  inviteWriter:
    "Como redactor podrá cambiar textos e imágenes. De publicar se encargan los editores.",
  inviteViewer: "Podrá ver el sitio mientras se trabaja en él.",
  inviteAction: "Aceptar la invitación",
  inviteNote:
    "El enlace funciona una sola vez, hasta el {date}. Si no conoce a {inviter}, ignore este correo.",
  inviteFoot: "Enviado a {email} porque {inviterEmail} le ha invitado. {host}",
  transferSubject: "{inviter} quiere traspasarle {site}",
  transferTitle: "{inviter} quiere traspasarle «{site}»",
  transferText:
    "Si acepta, será su propietario: podrá hacerlo todo, y {inviter} seguirá como editor.",
  transferAction: "Hacerse cargo del sitio",
  resetTitle: "Elegir una contraseña nueva",
  resetText:
    "Alguien ha pedido una contraseña nueva para {email}. Si ha sido usted, elíjala ahora.",
  resetNote:
    "El enlace funciona una sola vez, durante una hora. Si no ha sido usted, ignórelo: su contraseña no cambia.",
};

const uk: Words = {
  inviteSubject: "{inviter} запрошує вас до «{site}»",
  inviteTitle: "{inviter} запрошує вас працювати над сайтом «{site}»",
  inviteOwner:
    "Ви станете власником: вам буде доступне все, з тими самими правами, що й у {inviter}.",
  inviteEditor:
    "Ви станете редактором: зможете змінювати сторінки й налаштування та публікувати. Люди й видалення сайту лишаються за власниками.",
  inviteWriter: "Ви станете автором: зможете змінювати тексти й зображення. Публікують редактори.",
  inviteViewer: "Ви зможете дивитися, як іде робота над сайтом.",
  inviteAction: "Прийняти запрошення",
  inviteNote:
    "Посилання одноразове й діє до {date}. Якщо ім’я {inviter} вам незнайоме, просто видаліть цей лист.",
  inviteFoot: "Лист надійшов на {email}, бо вас запросила адреса {inviterEmail}. {host}",
  transferSubject: "{inviter} хоче передати вам сайт «{site}»",
  transferTitle: "{inviter} хоче передати вам сайт «{site}»",
  transferText:
    "Якщо погодитеся, власником станете ви: вам буде доступне все, а {inviter} лишиться редактором.",
  transferAction: "Прийняти сайт",
  resetTitle: "Новий пароль",
  resetText: "Хтось запросив новий пароль для {email}. Якщо це ви, задайте його зараз.",
  resetNote:
    "Посилання одноразове й діє годину. Якщо це були не ви, нічого не робіть: пароль лишиться той самий.",
};

export const emailWords = { en, ru, de, fr, es, uk } as const satisfies Record<string, Words>;
