import type { Translated } from "../translated.ts";

export const words: Translated<"presence"> = {
  title: "En este sitio ahora",
  here_one: "{{count}} persona más aquí",
  here_other: "{{count}} personas más aquí",
  follow: "Seguir",
  followPerson: "Seguir a {{name}}",
  following: "Siguiendo a {{name}}",
  stop: "Dejar de seguir",
  stopped: "Ha dejado de seguir a {{name}}.",
  gone: "{{name}} ya no está en línea: ha dejado de seguir a esta persona.",
  writing: "Escribe en {{place}}",
  viewing: "Mirando",
  byLink: "Mirando con un enlace",
  elsewhere: "Fuera de la página",
  onPhone: "{{place}}, en un teléfono",
  idle_one: "{{place}} · inactivo {{count}} min",
  idle_other: "{{place}} · inactivo {{count}} min",
};
