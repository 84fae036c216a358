import type { Translated } from "../translated.ts";

export const words: Translated<"fields"> = {
  hours: {
    whose: "Qué horario",
    ofSite: "Horario del sitio",
    own: "Horario propio",
    ofSiteHint: "Es el mismo en todo el sitio y en los resultados de búsqueda.",
    ownHint: "Solo se muestra aquí, por ejemplo para un segundo local.",
    closed: "Cerrado",
    from: "{{name}}: abre a las",
    to: "{{name}}: cierra a las",
    remove: "{{name}}: quitar este horario",
    add: "{{name}}: añadir horario",
    copyDown: "{{name}}: copiar a los días siguientes",
    exceptions: "Festivos y días especiales",
    date: "Fecha",
    removeDay: "Quitar {{name}}",
    addDay: "Añadir un día especial",
    zone: "Zona horaria",
  },
  date: {
    hint: "Déjala vacía para no mostrar ninguna fecha.",
    time: "Empieza a las",
    until: "Termina a las",
    untilHint: "Opcional. Una hora anterior al inicio es del día siguiente.",
  },
  price: {
    currency: "Moneda",
    period: "Pago",
    once: "Una vez",
    from: "Precio desde",
    words: "Texto en lugar de precio",
    wordsHint: "Por ejemplo, «a consultar»",
    amountWrong: "Escriba un número, por ejemplo 590 o 12,50",
  },
  cells: {
    yes: "Sí",
    no: "No",
    words: "Texto",
    wordsOf: "Texto para «{{column}}»",
  },
  embed: {
    hint: "Pega un enlace o un código para insertar: {{vendors}}.",
    wrong: "Aquí no hay ningún vídeo, mapa ni calendario. Sirven enlaces y códigos de: {{vendors}}",
  },
  place: {
    hint: "Pega coordenadas como 51.4545, −2.5879 o un enlace de cualquier mapa.",
    wrong: "Pega coordenadas como 51.4545, −2.5879 o un enlace de mapa que las tenga",
  },
  marks: {
    none: "La leyenda aún no tiene marcas. Añada una en la página primero.",
    most_one: "Puede elegir {{count}} marca.",
    most_other: "Puede elegir hasta {{count}} marcas.",
  },
};
