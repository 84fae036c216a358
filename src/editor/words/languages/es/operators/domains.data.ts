import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "domains"> = {
  title: "Dominios",
  about:
    "Dominios que los propietarios han añadido a sus sitios. Cada uno se comprueba automáticamente, al menos cuatro veces al día.",
  search: "Dominio, sitio o propietario",
  none: "Aquí aparecen los dominios que los propietarios añaden a sus sitios. Aún no hay ninguno.",
  nothing: "Ningún dominio coincide.",
  domain: "Dominio",
  state: "Estado",
  site: "Sitio",
  checked: "Última comprobación",
  never: "Nunca",
  next: "Próxima: {{time}}",
  primary: "Principal",
  lostSince: "Desde el {{date}}",
  sort: "Orden",
  sorts: {
    added: "Más recientes primero",
    host: "Por nombre",
    checked: "Más tiempo sin comprobar",
  },
  states: {
    all: "Todos",
    live: "Lleva aquí",
    proven: "Verificado",
    waiting: "En espera",
    lost: "Perdido",
  },
  problems: {
    nameless: "Sin registrar o caducado",
    elsewhere: "No lleva a ninguna parte o lleva a otra",
    unproven: "Falta el registro TXT",
    taken: "Lo ha verificado otro sitio",
    unanswered: "No responde",
    looped: "Su proxy pide sin HTTPS: bucle de redirecciones",
  },
  deeds: {
    check: "Comprobar ahora",
    remove: "Quitar…",
  },
  done: {
    check: "Se ha comprobado {{name}}",
    remove: "{{name}} se ha quitado de «{{site}}»",
  },
  remove: {
    title: "¿Quitar {{name}}?",
    about:
      "Los visitantes ya no encontrarán «{{site}}» ahí; sus otras direcciones se mantienen. El propietario recibe el motivo por correo y puede volver a añadir el dominio.",
    submit: "Quitar el dominio",
  },
};
