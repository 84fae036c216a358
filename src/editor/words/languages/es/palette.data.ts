import type { Translated } from "../translated.ts";

export const words: Translated<"palette"> = {
  title: "Comandos",
  search: "Buscar páginas, ajustes y acciones",
  recent: "Recientes",
  go: "Ir a",
  do: "Hacer",
  nothing: "No se ha encontrado nada. Prueba con otra palabra.",
  results_one: "{{count}} resultado",
  results_other: "{{count}} resultados",
  textOn: "texto en «{{page}}»",
  textOfSite: "texto del sitio",
  /** Of what kind a line is. */
  kind: {
    panel: "panel",
    screen: "pantalla",
    page: "página",
    section: "sección",
    site: "sitio",
  },
  /** Other words for what is looked for, never shown. */
  synonyms: {
    find: "buscar reemplazar texto",
    pages: "menú navegación árbol",
    sections: "bloques orden estructura",
    theme: "colores fuentes diseño estilo oscuro paleta",
    keys: "ayuda teclado atajos",
    publish: "poner en línea subir lanzar publicación",
    account: "contraseña idioma sesiones entrar oscuro claro colores perfil correo",
  },
};
