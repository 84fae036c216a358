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
  passwordLinkTitle: "Se ha creado un enlace para una contraseña nueva",
  passwordLinkText:
    "Quien gestiona {host} ha creado un enlace para establecer una contraseña nueva de {email} y entregárselo a usted. Funciona una vez, durante una hora. Hasta entonces, su contraseña actual sigue valiendo.",
  passwordLinkNote: "Si no lo ha pedido, avise enseguida a quien gestiona {host}.",
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
  commentByPreview: "{author} ha comentado su vista previa de {site}",
  commentPreviewGuest: "{name} (invitado)",
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
  mailNearTitle: "Se ha usado el 80 % de los correos de este mes",
  mailNearText:
    "Los sitios de {email} en {host} han enviado {used} de los {most} correos posibles este mes. La cuenta empieza de nuevo el {date}.",
  mailFullTitle: "Se han usado todos los correos de este mes",
  mailFullText:
    "Los sitios de {email} en {host} han enviado los {most} correos posibles este mes. Los mensajes y las respuestas siguen llegando a sus bandejas de entrada, pero ningún correo le avisará de ellos hasta el {date}. Hasta entonces tampoco se pueden enviar invitaciones, y los correos para que los suscriptores confirmen su dirección esperan hasta seis días. Los correos de acceso y seguridad se envían siempre.",
  confirmationsNearTitle: "Se ha usado el 80 % de los correos de confirmación de este mes",
  confirmationsNearText:
    "Los sitios de {email} en {host} han pedido este mes a {used} suscriptores que confirmen su dirección. Puede dedicarse a ello la mitad de los correos del mes: {most}. Si no espera tantos suscriptores, quizá alguien esté introduciendo direcciones ajenas: revise sus listas. El recuento empieza de nuevo el {date}.",
  confirmationsFullTitle: "De momento no se puede pedir confirmación a nuevos suscriptores",
  confirmationsFullText:
    "Los sitios de {email} en {host} han pedido este mes a {used} suscriptores que confirmen su dirección: la mitad de los correos del mes, y no puede dedicarse a ello ninguno más. Los correos a otros suscriptores esperan hasta seis días. Los correos sobre mensajes y respuestas siguen llegando, y se pueden enviar invitaciones. Si no espera tantos suscriptores, quizá alguien esté introduciendo direcciones ajenas: revise sus listas. El recuento empieza de nuevo el {date}.",
  viewsNearTitle: "«{site}» ha llegado al 80 % de las visitas de este mes",
  viewsNearText:
    "Las páginas de «{site}» se han visto {used} veces este mes. El límite es {most}. Nada cambia para sus visitantes. La cuenta empieza de nuevo el {date}.",
  viewsFullTitle: "«{site}» ha llegado al límite de visitas de este mes",
  viewsFullText:
    "Las páginas de «{site}» se han visto {used} veces este mes. El límite es {most}. Su sitio sigue en línea y nada cambia para sus visitantes, pero quienes administran {host} también lo ven y quizá le escriban. La cuenta empieza de nuevo el {date}.",
  allPagesNearTitle: "Ha usado el 80 % de sus páginas",
  allPagesNearText:
    "Los sitios de {email} en {host} tienen en total {used} de {most} páginas. Los sitios de la papelera también cuentan.",
  allPagesFullTitle: "Ha alcanzado su límite de páginas",
  allPagesFullText:
    "Los sitios de {email} en {host} tienen en total {used} páginas; el límite es {most}. Sus páginas se conservan tal como están, pero no podrá añadir otras hasta que elimine alguna. Los sitios de la papelera también cuentan hasta que se eliminan definitivamente.",
  quotaNote: "Si necesita más, escriba a quienes administran {host}.",
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
  confirmSubject: "Confirme su suscripción a {site}",
  confirmMailText:
    "Alguien, probablemente usted, ha suscrito esta dirección a los correos de {site}.",
  confirmMailAction: "Confirmar mi suscripción",
  confirmMailNote:
    "El enlace funciona durante 7 días. Si no fue usted, ignore este correo y no recibirá ninguno más.",
  confirmMailStop: "Bloquear definitivamente los correos de {site}",
  messageSubject: "{site}: mensaje de {name}",
  messageTitle: "Nuevo mensaje de {name}",
  noMessage: "(sin mensaje)",
  replySubject: "{site}: respuesta de {name}",
  replyYesTitle: "{name} irá a «{event}»",
  replyNoTitle: "{name} no podrá ir a «{event}»",
  answerAction: "Responder",
  answerNote: "También puede responder directamente a este correo.",
  noticeFoot: "Enviado a {email}, la dirección que recibe los mensajes de {site}.",
  factEmail: "Correo",
  factSite: "Sitio",
  factPage: "Página",
  factPeople: "Personas",
  factContact: "Contacto",
  factLanguage: "Idioma",
  factRelease: "Versión",
  receiptSubject: "Hemos recibido su denuncia sobre {site}",
  receiptText:
    "Gracias por avisarnos sobre {site}. Usted escribió:\n\n{comment}\n\nEl responsable de este servicio examinará su denuncia. El propietario del sitio no sabrá quién lo denunció.",
  receiptNote:
    "Si no fue usted, alguien escribió su dirección por error. Puede ignorar este correo.",
  decidedSubject: "Nuestra decisión sobre su denuncia de {site}",
  decidedNoIssueText:
    "Hemos revisado su denuncia sobre {site} y no hemos encontrado nada por lo que debamos actuar. El sitio sigue como está.",
  decidedWarnText:
    "Hemos revisado su denuncia sobre {site} y hemos pedido al propietario que corrija lo que usted denunció. Por ahora el sitio sigue en línea.",
  decidedUnpublishText: "Hemos revisado su denuncia sobre {site} y hemos desconectado el sitio.",
  complaintSubject: "Denuncia sobre {site}",
  complaintText:
    "Un visitante ha denunciado {site} ({address}):\n\n{comment}\n\nLa denuncia {id} espera su decisión: sin problema, advertir al propietario o retirar el sitio indicando el motivo.",
  complaintAction: "Revisar la denuncia",
  warnSubject: "Advertencia sobre {site}",
  warnMail:
    "Algunos visitantes han denunciado su sitio {site} ({address}). El responsable de este servicio lo ha examinado y le pide que corrija lo siguiente:\n\n{reason}\n\nPor ahora, el sitio sigue en línea.",
  takedownSubject: "{site} se ha retirado",
  takedownMail:
    "Su sitio {site} ({address}) se ha retirado. El motivo:\n\n{reason}\n\nLos visitantes ven un aviso en su lugar. Puede seguir editándolo. Volverá a estar en línea cuando el responsable de este servicio levante el bloqueo.",
  liftedSubject: "{site} vuelve a estar en línea",
  liftedMail: "Su sitio {site} vuelve a estar en línea: {address}",
  planSubject: "Un cambio programado de {site} no se ha realizado",
  planMail:
    "Un cambio programado para {site} ({address}) no se ha podido realizar: las comprobaciones han encontrado algo que corregir, o quien lo programó ya no puede publicar. Los visitantes siguen viendo lo mismo que antes.\n\nAbra el sitio en el editor, en Ajustes, Programación, para ver qué lo impide.",
  domainSubject: "{reason} ya no lleva a {site}",
  domainMail:
    "Quien abre {reason} ya no llega a su sitio {site}: el dominio ha caducado o sus registros DNS llevan a otro lugar. El sitio sigue en {address}\n\nSi el dominio sigue siendo suyo, vuelva a poner los registros: en el editor, en Ajustes, Dominios. Si no, quítelo ahí mismo.",
  passedSubject: "{reason} pertenece ahora a otro sitio",
  passedMail:
    "Otro sitio ha demostrado que {reason} es suyo, y quien visita el dominio ya no ve {site}. Su sitio sigue en {address}\n\nSi el dominio es suyo, compruebe quién puede cambiar sus registros DNS y vuelva a poner los suyos: en el editor, en Ajustes, Dominios.",
  domainRemovedSubject: "{domain} se ha quitado de {site}",
  domainRemovedMail:
    "El responsable de este servicio ha quitado el dominio {domain} de su sitio {site}. El motivo:\n\n{reason}\n\nLos visitantes ya no encuentran el sitio en ese dominio. Sigue en {address}",
  screenSubject: "Pendiente de revisión: {site}",
  screenText:
    "Alguien quiere publicar {site} ({address}) y parece phishing: puede que pida contraseñas o números de tarjeta, o que use el nombre de un banco o de una marca.\n\nLos visitantes no lo verán hasta que usted lo revise. Los motivos y la página están en la pantalla del administrador.",
  screenAction: "Revisar el sitio",
  heldSubject: "{site} está pendiente de revisión",
  heldMail:
    "La publicación programada de {site} ({address}) aún no está en línea: el administrador la revisa antes, porque puede que pida contraseñas o números de tarjeta, o que use el nombre de un banco o de una marca. Los visitantes siguen viendo la versión anterior.\n\nNo tiene que hacer nada. Le escribiremos cuando se decida. Los motivos están en el editor, en Publicar.",
  clearedSubject: "{site} está en línea",
  clearedMail: "El administrador ha revisado su publicación y ya está en línea: {address}",
  refusedSubject: "{site} no se ha publicado",
  refusedMail:
    "El administrador ha revisado su publicación de {site} ({address}) y no la ha aceptado. El motivo:\n\n{reason}\n\nLos visitantes siguen viendo la versión anterior. Cambie el sitio y vuelva a publicarlo.",
  lostSubject: "Vuelva a publicar {site}",
  lostMail:
    "Una parte de su sitio publicado {site} ({address}) se ha perdido en el servidor. No se puede restaurar automáticamente porque el sitio ha cambiado desde que se publicó. Es posible que los visitantes vean un error en lugar de las páginas.\n\nAbra el sitio en el editor y publíquelo para recuperarlo.",
  newsOpen: "Abrir en el editor",
  newsVisit: "Visitar el sitio",
  newsFoot: "Enviado a {email} porque {site} es suyo. {host}",
  operatorFoot: "Enviado a {email} porque usted administra Vitrine en {host}.",
};
