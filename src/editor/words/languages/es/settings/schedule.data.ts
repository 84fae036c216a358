import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "schedule"> = {
  title: "Programación",
  about:
    "Cuándo ven los visitantes el sitio y sus páginas. Publicar o retirar no cambia el borrador.",
  now: "Ahora",
  nowAbout:
    "Quien visita un sitio retirado lee que no está publicado. En lugar de una página retirada aparece su página de «no encontrado», y deja el mapa del sitio.",
  site: "Todo el sitio",
  page: "Una página",
  isSeen: "Se ve como se publicó por última vez",
  isOff: "Retirado",
  offSince: "Retirado: {{time}}",
  notYet: "Aún no publicado",
  notYetAbout:
    "Hasta la primera publicación, el sitio solo lo ven usted y quienes trabajan con usted.",
  unpublish: "Retirar",
  unpublishPage: "Retirar página",
  showAgain: "Publicar de nuevo",
  words: "Mensaje para los visitantes mientras el sitio no está publicado",
  wordsExample: "Volvemos el lunes. Mientras tanto: +34 910 555 196.",
  wordsHint:
    "Con un mensaje, o con una publicación programada, los visitantes leen que el sitio está cerrado por ahora y cuándo vuelve. Los buscadores lo conservan.",
  saveWords: "Guardar el mensaje",
  wordsSaved: "Mensaje guardado",
  new: "Programar un cambio",
  subject: "Qué",
  action: "Qué ocurre",
  time: "Cuándo",
  timeProblems: {
    missing: "Elija una fecha y una hora",
    past: "Esa hora ya pasó",
    far: "Elija un momento dentro de los próximos 400 días",
  },
  full_one: "Puede programar hasta {{count}} cambio. Cancele uno primero.",
  full_other: "Puede programar hasta {{count}} cambios. Cancele uno primero.",
  timeZone: "Zona horaria",
  actions: {
    publish: "Publicar",
    unpublish: "Retirar",
  },
  errorsNow_one:
    "Ahora mismo las comprobaciones encuentran {{count}} error. Corríjalo antes o no se publicará nada.",
  errorsNow_other:
    "Ahora mismo las comprobaciones encuentran {{count}} errores. Corríjalos antes o no se publicará nada.",
  siteEffects: {
    publish:
      "El borrador se publica como esté en ese momento, con todos los cambios hechos hasta entonces. Si las comprobaciones encuentran un error, nada cambia y los propietarios reciben un correo.",
    publishWithoutMail:
      "El borrador se publica como esté en ese momento, con todos los cambios hechos hasta entonces. Si las comprobaciones encuentran un error, nada cambia y se indica en la lista de sitios y aquí.",
    unpublish:
      "Los visitantes leen que el sitio no está publicado, hasta que lo publique de nuevo.",
  },
  pageEffects: {
    publish:
      "La página vuelve a verse como se publicó por última vez. Para ocultarla hasta entonces, retírela primero.",
    publishHidden: "La página vuelve a verse como se publicó por última vez.",
    unpublish: "La página deja de encontrarse y sale del mapa del sitio.",
  },
  at: "{{time}} ({{zone}})",
  forYou: "Para usted: {{time}}.",
  add: "Programar",
  added: "Programado",
  planned: "Programado",
  nothing: "Los cambios programados aparecen aquí.",
  cancel: "Cancelar",
  cancelled: "Ya no está programado",
  dismiss: "Quitar",
  dismissed: "Quitado",
  gone: "Una página eliminada",
  failures: {
    problems: "No realizado: las comprobaciones encontraron errores. Corríjalos y publique.",
    "not-allowed": "No realizado: quien lo programó ya no puede publicar.",
    draft: "No realizado: la página era un borrador.",
  },
};
