/** Words of the emails to people who work on sites. */
const en = {
  inviteSubject: "{inviter} invited you to {site}",
  inviteTitle: "{inviter} invited you to work on “{site}”",
  inviteOwner: "As an owner, you can do everything, with the same rights as {inviter}.",
  inviteEditor:
    "As an editor, you can change pages and settings and publish. People and deleting the site stay with its owners.",
  inviteWriter:
    "As a writer, you can change texts and pictures. Publishing stays with the editors.",
  inviteViewer: "As a viewer, you can see the site while it’s being built.",
  inviteAction: "Accept the invitation",
  inviteNote:
    "The link works once, until {date}. If you don’t know {inviter}, ignore this email and nothing happens.",
  inviteFoot: "Sent to {email} because {inviterEmail} invited you. {host}",
  transferSubject: "{inviter} wants to hand {site} over to you",
  transferTitle: "{inviter} wants to hand “{site}” over to you",
  transferText:
    "If you accept, you’ll own the site and can do everything. {inviter} will stay as an editor.",
  transferAction: "Take over the site",
  resetTitle: "Set a new password",
  resetText: "Someone asked for a new password for {email}. If it was you, choose one now.",
  resetNote:
    "The link works once and expires in an hour. If this wasn’t you, ignore this email: your password stays as it is.",
  emailAllowTitle: "Allow a new email for your account",
  emailAllowText:
    "Someone who is signed in to your account wants to use {newEmail} instead of {email}. If it was you, allow the change.",
  emailAllowAction: "Review the change",
  emailAllowNote:
    "The link works once and expires in a day. The new address has to be confirmed too. If this wasn’t you, don’t allow it, and change your password.",
  emailConfirmTitle: "Confirm your new email",
  emailConfirmText:
    "{email} will become the email of an account on {host}. If you asked for this, confirm it.",
  emailConfirmAction: "Review the change",
  emailConfirmNote:
    "The link works once and expires in a day. If you didn’t ask for it, ignore this email and nothing happens.",
  emailTakenTitle: "This email already has an account",
  emailTakenText:
    "Someone tried to use {email} for another account. It already has an account of its own, so nothing has changed.",
  emailTakenNote:
    "If it was you, sign in with {email}, or use another address for the other account.",
  emailChangedTitle: "Your email was changed",
  emailChangedText: "From now on you sign in with {newEmail} instead of {email}.",
  emailChangedNote: "If this wasn’t you, ask whoever runs {host} for help at once.",
  signUpTitle: "Confirm your email",
  signUpText:
    "Someone, probably you, wants an account on {host} with {email}. Confirm the address, then choose a name and a password.",
  signUpAction: "Create your account",
  signUpNote:
    "The link works once and expires in a day. If this wasn’t you, ignore this email and no account is created.",
  signUpTakenTitle: "You already have an account",
  signUpTakenText:
    "Someone, probably you, tried to sign up on {host} with {email}, which already has an account. Sign in, or set a new password there.",
  signUpTakenNote: "If this wasn’t you, ignore this email: nothing has changed.",
  toSignIn: "Go to sign-in",
  passwordChangedTitle: "Your password was changed",
  passwordChangedText:
    "The password of {email} on {host} has been changed. Other devices are signed out.",
  codesOnTitle: "Two-step sign-in is on",
  codesOnText: "Signing in to {host} as {email} now takes a code from an authenticator app.",
  codesOffTitle: "Two-step sign-in is off",
  codesOffText: "Signing in to {host} as {email} no longer takes a code from an authenticator app.",
  passkeyAddedTitle: "A passkey was added",
  passkeyAddedText: "A new passkey can sign in to {host} as {email}.",
  passkeyRemovedTitle: "A passkey was removed",
  passkeyRemovedText: "One of the passkeys of {email} can no longer sign in to {host}.",
  securityNote:
    "If this wasn’t you, set a new password at once and ask whoever runs {host} for help.",
  accountDeletedTitle: "Your account was deleted",
  accountDeletedText:
    "The account of {email} on {host} has been deleted, along with everything that only it owned.",
  accountDeletedNote: "If this wasn’t you, ask whoever runs {host} for help at once.",
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
  emailAllowTitle: "Разрешите сменить почту аккаунта",
  emailAllowText:
    "Кто-то, кто вошёл в ваш аккаунт, хочет заменить {email} на {newEmail}. Если это вы, разрешите смену.",
  emailAllowAction: "Открыть запрос",
  emailAllowNote:
    "Ссылка одноразовая и действует сутки; новый адрес тоже нужно подтвердить. Если это были не вы, ничего не разрешайте и смените пароль.",
  emailConfirmTitle: "Подтвердите новую почту",
  emailConfirmText:
    "{email} хотят сделать почтой аккаунта на {host}. Если это вы, подтвердите адрес.",
  emailConfirmAction: "Открыть запрос",
  emailConfirmNote:
    "Ссылка одноразовая и действует сутки. Если вы ничего не просили, просто удалите это письмо.",
  emailTakenTitle: "У этого адреса уже есть аккаунт",
  emailTakenText:
    "Кто-то хотел указать {email} для другого аккаунта. У этого адреса уже есть свой, поэтому ничего не изменилось.",
  emailTakenNote:
    "Если это были вы, войдите с адресом {email} или укажите для другого аккаунта другой адрес.",
  emailChangedTitle: "Почта аккаунта изменена",
  emailChangedText: "Теперь вы входите с адресом {newEmail}, а не {email}.",
  emailChangedNote: "Если это сделали не вы, сразу обратитесь к тому, кто управляет {host}.",
  signUpTitle: "Подтвердите адрес почты",
  signUpText:
    "Кто-то, скорее всего вы, создаёт аккаунт на {host} с адресом {email}. Подтвердите адрес, затем выберите имя и пароль.",
  signUpAction: "Создать аккаунт",
  signUpNote:
    "Ссылка одноразовая и действует сутки. Если это были не вы, ничего не делайте: аккаунт не появится.",
  signUpTakenTitle: "У вас уже есть аккаунт",
  signUpTakenText:
    "Кто-то, скорее всего вы, пытался зарегистрироваться на {host} с адресом {email}, но у него уже есть аккаунт. Войдите или задайте там новый пароль.",
  signUpTakenNote: "Если это были не вы, просто не обращайте внимания: всё осталось как было.",
  toSignIn: "Ко входу",
  passwordChangedTitle: "Ваш пароль изменён",
  passwordChangedText:
    "Пароль аккаунта {email} на {host} изменён. На других устройствах выполнен выход.",
  codesOnTitle: "Вход с кодом включён",
  codesOnText: "Теперь для входа на {host} как {email} нужен код из приложения.",
  codesOffTitle: "Вход с кодом выключен",
  codesOffText: "Для входа на {host} как {email} код из приложения больше не нужен.",
  passkeyAddedTitle: "Добавлен ключ доступа",
  passkeyAddedText: "На {host} теперь можно войти как {email} с новым ключом доступа.",
  passkeyRemovedTitle: "Ключ доступа удалён",
  passkeyRemovedText: "Один из ключей доступа аккаунта {email} на {host} больше не действует.",
  securityNote:
    "Если это сделали не вы, сразу задайте новый пароль и обратитесь к тому, кто управляет {host}.",
  accountDeletedTitle: "Ваш аккаунт удалён",
  accountDeletedText: "Аккаунт {email} на {host} удалён вместе с тем, чем владел только он.",
  accountDeletedNote: "Если это сделали не вы, сразу обратитесь к тому, кто управляет {host}.",
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
  emailAllowTitle: "Autorisez une nouvelle adresse pour votre compte",
  emailAllowText:
    "Une personne connectée à votre compte souhaite utiliser {newEmail} à la place de {email}. Si c’est vous, autorisez le changement.",
  emailAllowAction: "Voir le changement",
  emailAllowNote:
    "Le lien fonctionne une seule fois, pendant un jour, et la nouvelle adresse doit aussi être confirmée. Si ce n’est pas vous, n’autorisez rien et changez de mot de passe.",
  emailConfirmTitle: "Confirmez votre nouvelle adresse",
  emailConfirmText:
    "{email} doit devenir l’adresse d’un compte sur {host}. Si c’est votre demande, confirmez-la.",
  emailConfirmAction: "Voir le changement",
  emailConfirmNote:
    "Le lien fonctionne une seule fois, pendant un jour. Si vous n’avez rien demandé, ignorez cet e-mail.",
  emailTakenTitle: "Cette adresse a déjà un compte",
  emailTakenText:
    "Quelqu’un a voulu utiliser {email} pour un autre compte. Cette adresse en a déjà un : rien n’a changé.",
  emailTakenNote:
    "Si c’est vous, connectez-vous avec {email} ou prenez une autre adresse pour l’autre compte.",
  emailChangedTitle: "Votre adresse e-mail a changé",
  emailChangedText: "Vous vous connectez désormais avec {newEmail} au lieu de {email}.",
  emailChangedNote: "Si ce n’est pas vous, prévenez sans attendre la personne qui gère {host}.",
  signUpTitle: "Confirmez votre adresse e-mail",
  signUpText:
    "Quelqu’un, sans doute vous, souhaite un compte sur {host} avec {email}. Confirmez l’adresse, puis choisissez un nom et un mot de passe.",
  signUpAction: "Créer votre compte",
  signUpNote:
    "Le lien fonctionne une seule fois, pendant un jour. Si ce n’est pas vous, ignorez cet e-mail : aucun compte ne sera créé.",
  signUpTakenTitle: "Vous avez déjà un compte",
  signUpTakenText:
    "Quelqu’un, sans doute vous, a voulu s’inscrire sur {host} avec {email}, qui a déjà un compte. Connectez-vous, ou définissez-y un nouveau mot de passe.",
  signUpTakenNote: "Si ce n’est pas vous, ignorez cet e-mail : rien n’a changé.",
  toSignIn: "Aller à la connexion",
  passwordChangedTitle: "Votre mot de passe a changé",
  passwordChangedText:
    "Le mot de passe de {email} sur {host} a été changé. Les autres appareils sont déconnectés.",
  codesOnTitle: "La connexion avec code est activée",
  codesOnText:
    "Pour se connecter à {host} avec {email}, il faut désormais un code d’une application.",
  codesOffTitle: "La connexion avec code est désactivée",
  codesOffText:
    "Pour se connecter à {host} avec {email}, il ne faut plus de code d’une application.",
  passkeyAddedTitle: "Une clé d’accès a été ajoutée",
  passkeyAddedText: "Une nouvelle clé d’accès permet de se connecter à {host} avec {email}.",
  passkeyRemovedTitle: "Une clé d’accès a été supprimée",
  passkeyRemovedText: "L’une des clés d’accès de {email} ne permet plus de se connecter à {host}.",
  securityNote:
    "Si ce n’est pas vous, choisissez aussitôt un nouveau mot de passe et prévenez la personne qui gère {host}.",
  accountDeletedTitle: "Votre compte est supprimé",
  accountDeletedText:
    "Le compte {email} sur {host} est supprimé, avec ce qui n’appartenait qu’à lui.",
  accountDeletedNote: "Si ce n’est pas vous, prévenez sans attendre la personne qui gère {host}.",
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
  emailAllowTitle: "Permita un correo nuevo para su cuenta",
  emailAllowText:
    "Alguien que ha iniciado sesión en su cuenta quiere usar {newEmail} en lugar de {email}. Si ha sido usted, permita el cambio.",
  emailAllowAction: "Ver el cambio",
  emailAllowNote:
    "El enlace funciona una sola vez, durante un día, y también hay que confirmar la dirección nueva. Si no ha sido usted, no lo permita y cambie su contraseña.",
  emailConfirmTitle: "Confirme su correo nuevo",
  emailConfirmText:
    "{email} va a ser el correo de una cuenta en {host}. Si lo ha pedido usted, confírmelo.",
  emailConfirmAction: "Ver el cambio",
  emailConfirmNote:
    "El enlace funciona una sola vez, durante un día. Si no ha pedido nada, ignore este correo.",
  emailTakenTitle: "Esta dirección ya tiene una cuenta",
  emailTakenText:
    "Alguien quiso usar {email} para otra cuenta. Esta dirección ya tiene la suya, así que no ha cambiado nada.",
  emailTakenNote:
    "Si ha sido usted, inicie sesión con {email} o use otra dirección para la otra cuenta.",
  emailChangedTitle: "Su correo ha cambiado",
  emailChangedText: "A partir de ahora inicia sesión con {newEmail} en lugar de {email}.",
  emailChangedNote: "Si no ha sido usted, avise enseguida a quien gestiona {host}.",
  signUpTitle: "Confirme su correo",
  signUpText:
    "Alguien, probablemente usted, quiere una cuenta en {host} con {email}. Confirme la dirección y elija después un nombre y una contraseña.",
  signUpAction: "Crear su cuenta",
  signUpNote:
    "El enlace funciona una sola vez, durante un día. Si no ha sido usted, ignore este correo y no se creará ninguna cuenta.",
  signUpTakenTitle: "Ya tiene una cuenta",
  signUpTakenText:
    "Alguien, probablemente usted, ha intentado registrarse en {host} con {email}, que ya tiene una cuenta. Inicie sesión o establezca allí una contraseña nueva.",
  signUpTakenNote: "Si no ha sido usted, ignore este correo: no ha cambiado nada.",
  toSignIn: "Ir al inicio de sesión",
  passwordChangedTitle: "Su contraseña ha cambiado",
  passwordChangedText:
    "La contraseña de {email} en {host} ha cambiado. Los demás dispositivos han cerrado la sesión.",
  codesOnTitle: "El inicio de sesión con código está activado",
  codesOnText:
    "Para iniciar sesión en {host} como {email} hace falta ahora un código de una aplicación.",
  codesOffTitle: "El inicio de sesión con código está desactivado",
  codesOffText:
    "Para iniciar sesión en {host} como {email} ya no hace falta un código de una aplicación.",
  passkeyAddedTitle: "Se ha añadido una llave de acceso",
  passkeyAddedText: "Una nueva llave de acceso permite iniciar sesión en {host} como {email}.",
  passkeyRemovedTitle: "Se ha quitado una llave de acceso",
  passkeyRemovedText:
    "Una de las llaves de acceso de {email} ya no sirve para iniciar sesión en {host}.",
  securityNote:
    "Si no ha sido usted, establezca enseguida una contraseña nueva y avise a quien gestiona {host}.",
  accountDeletedTitle: "Su cuenta se ha eliminado",
  accountDeletedText:
    "La cuenta {email} en {host} se ha eliminado, con lo que solo le pertenecía a ella.",
  accountDeletedNote: "Si no ha sido usted, avise enseguida a quien gestiona {host}.",
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
  emailAllowTitle: "Дозвольте змінити пошту облікового запису",
  emailAllowText:
    "Хтось, хто увійшов до вашого облікового запису, хоче замінити {email} на {newEmail}. Якщо це ви, дозвольте зміну.",
  emailAllowAction: "Переглянути запит",
  emailAllowNote:
    "Посилання одноразове й діє добу; нову адресу теж треба підтвердити. Якщо це були не ви, нічого не дозволяйте та змініть пароль.",
  emailConfirmTitle: "Підтвердьте нову пошту",
  emailConfirmText:
    "{email} хочуть зробити поштою облікового запису на {host}. Якщо це ви, підтвердьте адресу.",
  emailConfirmAction: "Переглянути запит",
  emailConfirmNote:
    "Посилання одноразове й діє добу. Якщо ви нічого не просили, просто видаліть цей лист.",
  emailTakenTitle: "Ця адреса вже має обліковий запис",
  emailTakenText:
    "Хтось хотів вказати {email} для іншого облікового запису. Ця адреса вже має свій, тому нічого не змінилося.",
  emailTakenNote:
    "Якщо це були ви, увійдіть з адресою {email} або вкажіть для іншого облікового запису іншу.",
  emailChangedTitle: "Пошту облікового запису змінено",
  emailChangedText: "Відтепер ви входите з адресою {newEmail}, а не {email}.",
  emailChangedNote: "Якщо це зробили не ви, одразу зверніться до того, хто керує {host}.",
  signUpTitle: "Підтвердьте адресу пошти",
  signUpText:
    "Хтось, імовірно ви, створює обліковий запис на {host} з адресою {email}. Підтвердьте адресу, а потім виберіть ім’я та пароль.",
  signUpAction: "Створити обліковий запис",
  signUpNote:
    "Посилання діє один раз, добу. Якщо це були не ви, нічого не робіть: обліковий запис не з’явиться.",
  signUpTakenTitle: "У вас уже є обліковий запис",
  signUpTakenText:
    "Хтось, імовірно ви, намагався зареєструватися на {host} з адресою {email}, яка вже має обліковий запис. Увійдіть або задайте там новий пароль.",
  signUpTakenNote: "Якщо це були не ви, нічого не робіть: нічого не змінилося.",
  toSignIn: "Перейти до входу",
  passwordChangedTitle: "Ваш пароль змінено",
  passwordChangedText:
    "Пароль облікового запису {email} на {host} змінено. На інших пристроях виконано вихід.",
  codesOnTitle: "Вхід із кодом увімкнено",
  codesOnText: "Тепер для входу на {host} як {email} потрібен код із застосунку.",
  codesOffTitle: "Вхід із кодом вимкнено",
  codesOffText: "Для входу на {host} як {email} код із застосунку більше не потрібен.",
  passkeyAddedTitle: "Додано ключ доступу",
  passkeyAddedText: "На {host} тепер можна ввійти як {email} з новим ключем доступу.",
  passkeyRemovedTitle: "Ключ доступу видалено",
  passkeyRemovedText: "Один із ключів доступу облікового запису {email} на {host} більше не діє.",
  securityNote:
    "Якщо це зробили не ви, одразу задайте новий пароль і зверніться до того, хто керує {host}.",
  accountDeletedTitle: "Ваш обліковий запис видалено",
  accountDeletedText:
    "Обліковий запис {email} на {host} видалено разом із тим, чим володів лише він.",
  accountDeletedNote: "Якщо це зробили не ви, одразу зверніться до того, хто керує {host}.",
};

export const emailWords = { en, ru, de, fr, es, uk } as const satisfies Record<string, Words>;
