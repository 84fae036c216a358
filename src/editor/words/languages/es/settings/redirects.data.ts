import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "redirects"> = {
  title: "Redirecciones",
  about:
    "Llevan al lugar correcto a quien usa una dirección antigua. Se activan con la próxima publicación.",
  add: "Añadir una redirección",
  addAbout:
    "Cuando cambia la ruta de una página, se añade por usted una redirección desde la anterior.",
  from: "Ruta antigua",
  fromFaults: {
    shape: "Empiece por una barra, sin espacios, ? ni #, como /pagina-antigua.html",
    reserved: "Esta ruta está reservada",
    taken: "La página «{{name}}» tiene esta ruta",
    known: "Esta ruta ya está redirigida",
  },
  to: "Redirigir a",
  toOf: "Redirigir {{path}} a",
  outside: "Otro sitio",
  address: "Dirección",
  addressOf: "Dirección para {{path}}",
  addressWrong: "Escriba una dirección que empiece por https://",
  addressOwn: "Es su propio sitio. Elija mejor la página",
  submit: "Añadir redirección",
  list: "Redirecciones",
  none: "Aún no hay redirecciones. Añada una arriba, por ejemplo para las páginas de su sitio anterior.",
  search: "Buscar redirecciones",
  nothing: "Ninguna redirección coincide con «{{text}}».",
  remove: "Quitar la redirección desde {{path}}",
  more_one: "y {{count}} más. Búsquela para encontrarla.",
  more_other: "y {{count}} más. Búsquelas para encontrarlas.",
};
