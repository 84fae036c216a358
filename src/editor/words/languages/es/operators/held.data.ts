import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "held"> = {
  title: "Por revisar",
  about:
    "Publicaciones que parecen phishing. Los visitantes no las ven hasta que usted las apruebe.",
  none: "No hay nada que revisar.",
  page: "Página",
  pageOf: "La página enviada de «{{name}}»",
  asSubmitted: "Tal como se envió: {{page}}",
  showPage: "Mostrar {{page}}",
  decision: "Decisión",
  by: "Publica",
  account: "Cuenta desde",
  submitted: "Enviado",
  now: "Los visitantes ven",
  earlier: "La versión anterior",
  nothing: "Nada todavía",
  reasons: {
    secret: "Pide una contraseña, una tarjeta u otro secreto",
    host: "Un banco o una marca en la dirección",
    title: "Un banco o una marca en un título",
    unread: "Una versión antigua cuyo contenido no se puede revisar",
  },
  decisions: {
    publish: {
      name: "Publicar",
      about: "Se publica tal como se envió. No se volverá a retener por estos motivos.",
      submit: "Publicar el sitio",
      done: "«{{name}}» está en línea",
    },
    refuse: {
      name: "Rechazar",
      about:
        "El propietario recibe el motivo por correo y en el editor. Los visitantes ven la versión anterior.",
      submit: "Rechazar la publicación",
      done: "«{{name}}» se ha rechazado",
    },
  },
};
