import type { EmailWord } from "./en.data.ts";

export const es: Readonly<Record<EmailWord, string>> = {
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
  commentMention: "{author} le ha mencionado en un comentario de {site}",
  commentReply: "{author} ha respondido en una conversación de {site} en la que usted participa",
  commentReplies: "Nuevas respuestas en una conversación de {site} en la que usted participa",
  commentGuest: "Invitado",
  commentOnPage: "En la página «{page}» de «{site}»:",
  commentOnDeleted: "En una página de «{site}» que ya se ha eliminado:",
  commentOpen: "Abrir el comentario",
  commentOpenAll: "Abrir todos los comentarios",
  commentResolved: "Esta conversación ya se ha marcado como resuelta.",
  commentNote: "Responda en el editor: nadie lee las respuestas a este correo.",
  commentFoot: "Enviado a {email} porque trabaja en «{site}». {host}",
  commentStop: "No recibir más correos sobre comentarios",
  commentStopAskTitle: "¿No recibir más correos sobre comentarios?",
  commentStopAskText:
    "Seguirá viendo las menciones y respuestas en el editor. Puede volver a activar los correos en su cuenta.",
  commentStoppedTitle: "Los correos sobre comentarios están desactivados",
  commentStoppedText:
    "Seguirá viendo las menciones y respuestas en el editor. Puede volver a activar los correos en su cuenta.",
  commentStopInvalidTitle: "Este enlace no funciona",
  commentStopInvalidText:
    "Puede que esté incompleto o que la cuenta se haya eliminado. También puede desactivar los correos en su cuenta.",
  handedToYouTitle: "«{site}» ahora es suyo",
  handedToYouText:
    "Los responsables de {host} le han cedido «{site}». Es su propietario y puede hacer de todo con él.",
  handedOverTitle: "«{site}» tiene otro propietario",
  handedOverText:
    "Los responsables de {host} han cedido «{site}» a {heir}. Usted puede seguir editándolo y publicándolo.",
  handedOverAction: "Abrir el sitio",
  handedOverNote: "Si cree que es un error, pregunte a los responsables de {host}.",
  suspendedTitle: "Su cuenta está suspendida",
  suspendedText:
    "Los responsables de {host} han suspendido la cuenta {email}. No puede iniciar sesión en ella. Sus sitios publicados siguen en línea. El motivo:",
  suspendedNote: "Si cree que es un error, pregunte a los responsables de {host}.",
  restoredTitle: "Su cuenta vuelve a funcionar",
  restoredText:
    "Los responsables de {host} han levantado la suspensión de {email}. Puede volver a iniciar sesión.",
  restoredNote: "Todo está como lo dejó.",
  accountInviteTitle: "Invitación a {host}",
  accountInviteText:
    "Los responsables de {host} invitan a {email} a crear sitios allí. Elija un nombre y una contraseña para empezar.",
  accountInviteAction: "Crear su cuenta",
  accountInviteNote:
    "El enlace funciona una vez, durante una semana. Si no quiere una cuenta, ignore este correo y no se creará ninguna.",
  backupFailedSubject: "Ha fallado la copia de seguridad de {host}",
  backupFailedText:
    "Ha fallado la copia de seguridad programada de Vitrine en {host}:\n\n{reason}\n\nÚltima copia correcta: {last}. El próximo intento será en menos de una hora. Para revisarlo todo, ejecute npm run doctor en el servidor.",
  backupLacksSubject: "Faltan archivos en la copia de seguridad de {host}",
  backupLacksText:
    "La copia de seguridad programada de Vitrine en {host} se ha hecho, pero le faltan archivos almacenados ({files}): el disco los ha dañado o perdido y ninguna copia anterior los tiene. Mientras tanto no se elimina ningún archivo almacenado de las copias anteriores.\n\nCompruebe el disco y ejecute npm run doctor en el servidor.",
};
