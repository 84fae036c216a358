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
  manyTitle: "Un paso más",
  manyText:
    "Este sitio está recibiendo un número inusual de mensajes. Responda a la pregunta para demostrar que es una persona, espere al menos {seconds} segundos y envíe el formulario de nuevo. Lo que ha escrito sigue aquí.",
  manySum: "¿Cuánto es {a} + {b}?",
  manyWrong: "Esa no es la respuesta correcta. Aquí tiene otra pregunta.",
  manySoon:
    "Ha sido demasiado pronto. Espere {seconds} segundos antes de volver a enviar el formulario.",
  formOff: "Por ahora, este formulario no envía nada.",
  publishedOn: "Publicado el {date}",
};
