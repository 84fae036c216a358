import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "export"> = {
  title: "Exportar",
  about:
    "Lléveselo todo: el sitio funciona en cualquier servidor web, y con el proyecto se vuelve a crear.",
  what: "Qué exportar",
  forms: {
    everything: "Sitio y proyecto",
    website: "Solo el sitio",
    project: "Solo el proyecto",
    visitors: "Lo que enviaron los visitantes",
  },
  abouts: {
    everything:
      "Páginas que funcionan en cualquier lugar y el archivo con el que Vitrine vuelve a crear el mismo sitio",
    website: "Páginas e imágenes, con reglas para nginx, Caddy, Apache, Netlify y Cloudflare Pages",
    project: "Textos, imágenes, archivos y ajustes tal como están ahora en el editor",
    visitors:
      "Mensajes: {{messages}}, suscriptores: {{subscribers}}, respuestas: {{rsvps}}. En CSV y JSON",
  },
  where: "Dónde estará",
  address: "Dirección del otro servidor",
  addressHint: "Las páginas la indican como propia, y los formularios se aceptan desde ahí.",
  save: "Guardar",
  saved: "Dirección guardada",
  removed: "Dirección eliminada",
  wrong: "Escriba la dirección de otro servidor, como https://www.example.com",
  askOwner: "Solo un propietario del sitio puede indicar la dirección del otro servidor.",
  visitorForms: "Formularios del sitio exportado",
  off: "Desactivados",
  offAbout: "Los campos quedan bloqueados y una línea dice que no se envía nada",
  here: "Seguir enviando aquí",
  hereAbout: "Los mensajes llegan a esta bandeja mientras el sitio esté publicado aquí",
  more: "Incluir también",
  versions: "Versiones",
  versionsHint: "Versiones con nombre o publicadas: {{count}}",
  personal: "Son datos personales: guarde bien el archivo.",
  leftOut: "Páginas que no se incluyen: {{count}}",
  leftOutWhy:
    "Tienen contraseña o no están publicadas. Otros servidores web las mostrarían a todo el mundo.",
  obstacles: {
    "not-published":
      "Este sitio no está publicado, así que no hay nada que exportar. Publíquelo primero o exporte solo el proyecto.",
    locked:
      "Todo el sitio tiene contraseña y otros servidores web no la pedirán. Quite la contraseña o exporte solo el proyecto.",
    "taken-down":
      "Este sitio se retiró tras una denuncia. Por ahora solo se puede exportar el proyecto.",
    "no-address":
      "Primero escriba y guarde la dirección: los formularios solo se aceptan desde ahí.",
    lost: "En el servidor faltan archivos del sitio publicado. Publíquelo de nuevo o exporte solo el proyecto.",
  },
  action: "Exportar",
  size: "Unos {{size}}",
  begun: "La descarga ha empezado. El navegador muestra cuánto falta.",
  running: "Otra exportación suya sigue en curso. Vuelva a intentarlo cuando termine.",
  refused: "Algo ha cambiado en el sitio. Revise lo elegido arriba y vuelva a intentarlo.",
  back: "Para hacer de una exportación un sitio nuevo, impórtela en la pantalla con todos los sitios.",
  replace: {
    title: "Reemplazar este sitio",
    about:
      "Ponga un proyecto exportado en lugar de este sitio. La dirección, los dominios, las personas y los mensajes se quedan, y los visitantes ven el cambio solo cuando usted publica.",
    choose: "Elegir un archivo…",
    sending: "Subiendo: {{share}} %",
    checking: "Comprobando las páginas y las imágenes…",
    refused: "Este archivo no puede reemplazar el sitio. No se ha cambiado nada.",
    dialog: "¿Reemplazar este sitio por «{{name}}»?",
    file: "Archivo: {{name}}",
    kept_one: "Se reemplaza {{count}} página",
    kept_other: "Se reemplazan {{count}} páginas",
    added_one: "Se añade {{count}} página",
    added_other: "Se añaden {{count}} páginas",
    removed_one: "Se elimina {{count}} página",
    removed_other: "Se eliminan {{count}} páginas",
    languages: "Idiomas: {{names}}",
    pictures:
      "Imágenes en el archivo: {{pictures}}, archivos: {{files}}. Su biblioteca conserva lo que tiene.",
    missing_one:
      "{{count}} imagen que muestran sus páginas no está en el archivo: su lugar quedará vacío",
    missing_other:
      "{{count}} imágenes que muestran sus páginas no están en el archivo: sus lugares quedarán vacíos",
    large:
      "El sitio es grande, así que el cambio se guarda por partes. Si una no se puede guardar, restaure la versión anterior.",
    undoing: "Es un solo cambio: deshágalo o restaure una versión anterior.",
    submit: "Reemplazar este sitio",
    done: "Sitio reemplazado",
    same: "El sitio ya es igual que este archivo",
    notDone: "No se pudo reemplazar el sitio: {{reason}}",
  },
};
