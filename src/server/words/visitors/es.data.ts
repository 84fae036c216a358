import type { ServerWord } from "./en.data.ts";

export const es: Readonly<Record<ServerWord, string>> = {
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
  unsubscribeInvalidText:
    "No hemos podido saber a qué suscripción corresponde. Use el enlace para darse de baja del último correo de este sitio.",
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
  domainSubject: "{reason} ya no lleva a {site}",
  domainMail:
    "Quien abre {reason} ya no llega a su sitio {site}: el dominio ha caducado o sus registros DNS llevan a otro lugar. El sitio sigue en {address}\n\nSi el dominio sigue siendo suyo, vuelva a poner los registros: en el editor, en Ajustes, Dominios. Si no, quítelo ahí mismo.\n",
  passedSubject: "{reason} pertenece ahora a otro sitio",
  passedMail:
    "Otro sitio ha demostrado que {reason} es suyo, y quien visita el dominio ya no ve {site}. Su sitio sigue en {address}\n\nSi el dominio es suyo, compruebe quién puede cambiar sus registros DNS y vuelva a poner los suyos: en el editor, en Ajustes, Dominios.\n",
  lostSubject: "Vuelva a publicar {site}",
  lostMail:
    "Una parte de su sitio publicado {site} ({address}) se ha perdido en el servidor. No se puede restaurar automáticamente porque el sitio ha cambiado desde que se publicó. Es posible que los visitantes vean un error en lugar de las páginas.\n\nAbra el sitio en el editor y publíquelo para recuperarlo.\n",
  formOff: "Por ahora, este formulario no envía nada.",
};
