import type { Translated } from "../translated.ts";

export const words: Translated<"settings"> = {
  title: "Ajustes",
  waiting: "Hay cambios sin guardar",

  text: {
    language: "Textos en",
    tooLong:
      "Este texto es demasiado largo para guardarlo. Acórtelo; hasta entonces solo se conserva aquí.",
    over_one: "Sobra {{count}} carácter. Acorte el texto antes de publicar.",
    over_other: "Sobran {{count}} caracteres. Acorte el texto antes de publicar.",
  },
  row: {
    up: "Subir: {{name}}",
    down: "Bajar: {{name}}",
    remove: "Quitar: {{name}}",
    removed: "«{{name}}» se ha quitado",
    full: "Puede añadir hasta {{count}}.",
  },
  picture: {
    crop: "Recortar: {{name}}",
    remove: "Quitar: {{name}}",
  },
  preview: {
    title: "Vista previa",
    device: "Ancho",
    desktop: "Ordenador",
    mobile: "Móvil",
    part: "Parte",
    banner: "Aviso",
    popup: "Opciones",
  },
  gate: {
    analytics: "Requiere «Analítica»",
    marketing: "Requiere «Marketing»",
    functional: "Requiere «Funcionales»",
    none: "No hay ningún aviso de cookies activo, así que esto se carga en cuanto un visitante mueve el ratón, toca la pantalla o escribe.",
    simple:
      "El aviso simple está activo: esto se carga en cuanto un visitante mueve el ratón, toca la pantalla o escribe. Cuando elige, solo se carga lo que ha aceptado.",
    gdpr: "El aviso RGPD está activo: esto solo se carga si el visitante lo permite.",
    cookies: "Ajustes de cookies",
  },

  webhook: {
    title: "Webhook",
    about:
      "Cada mensaje, suscriptor y respuesta se envía también a esta dirección. Las llamadas fallidas se repiten.",
    url: "Dirección",
    urlHint: "Déjela vacía para desactivar el webhook.",
    wrong: "Escriba una dirección que empiece por https:// o http://",
    refused: "Escriba una dirección de la Internet pública.",
    secret: "Clave secreta",
    secretHint: "Con ella se firma cada llamada.",
    copy: "Copiar la clave",
    copied: "Copiada",
    failed: "Último intento fallido: {{time}}",
  },

  readOnly: "Puede ver estos ajustes.",
  askOwner: "Puede ver este sitio. Para editarlo, consulte a {{name}}.",
  none: {
    title: "Esta pantalla no existe",
    text: "En los ajustes no hay nada en {{address}}.",
    closed: "Su función en este sitio no incluye esta pantalla. Pídasela a un propietario.",
    first: "Abrir «General»",
    page: "Volver a la página",
  },
  groups: {
    site: "Sitio",
    pages: "Páginas",
    found: "Búsqueda y acceso",
    visitors: "Visitantes",
  },
  roles: {
    owner: "Propietario",
    editor: "Editor",
    writer: "Redactor",
    viewer: "Lector",
    about: {
      owner: "Todo, con los mismos derechos que usted",
      editor:
        "Todo salvo la bandeja de entrada, las personas, las direcciones web y eliminar el sitio",
      writer: "Textos e imágenes, también en las traducciones",
      viewer: "Ve páginas, traducciones y versiones, y las comenta",
    },
  },
};
