import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "domains"> = {
  title: "Dominios",
  about: "Los visitantes y los buscadores ven el principal; los demás llevan a él.",
  domain: "Dominio",
  example: "example.org",
  add: "Añadir dominio",
  added: "Se ha añadido {{name}}",
  none: "Todavía no hay ningún dominio. Añada uno que sea suyo: verá qué registros poner en su proveedor, y los buscaremos hasta que estén.",
  own: "Viene con el sitio y funciona siempre",
  ownUnpublished: "Viene con el sitio: los visitantes lo encontrarán aquí cuando lo publique",
  off: "Retirado",
  ownOff: "Viene con el sitio: aquí los visitantes leen que no está publicado",
  ownTakenDown: "Viene con el sitio: aquí los visitantes ven el aviso del administrador",
  shownAgain: "Publicado de nuevo",
  offNote:
    "Todo el sitio está retirado ({{time}}), así que los visitantes ven un aviso en cada una de sus direcciones.",
  unpublished: "No publicado",
  ownersOnly: "Solo un propietario del sitio puede añadir y cambiar dominios.",
  local:
    "Esta instalación está en localhost, al que solo llega este ordenador. Los dominios funcionarán cuando Vitrine esté en una dirección de internet.",
  primary: "Principal",
  live: "En línea",
  leads: "Redirige",
  leadsTo: "Lleva a {{name}}",
  fix_one: "{{count}} registro por poner",
  fix_other: "{{count}} registros por poner",
  checking: "Comprobando",
  nameless: "Sin registrar",
  afterwards: "Cuando esté registrado, ponga allí estos registros:",
  taken: "En uso en otro sitio",
  lost: "Ha dejado de funcionar",
  more: "Más: {{name}}",
  makePrimary: "Hacer principal",
  madePrimary: "{{name}} es el dominio principal",
  check: "Comprobar ahora",
  move: "Mover a otro sitio…",
  moveTitle: "Mover {{name}} a otro sitio",
  moveAbout:
    "Los visitantes del dominio ven enseguida el otro sitio. Su registro TXT cambia: ponga el nuevo en cuanto lo vea allí.",
  moveTo: "Sitio",
  moveNowhere: "No tiene otro sitio.",
  moveAction: "Mover",
  moved: "{{name}} es ahora de «{{site}}»",
  remove: "Quitar",
  removeTitle: "¿Quitar {{name}}?",
  removeText: "Los visitantes ya no encontrarán el sitio ahí. Podrá añadir el dominio de nuevo.",
  removed: "Se ha quitado {{name}}",
  problems: {
    nameless:
      "Este dominio no está registrado o ha caducado. Primero regístrelo o renuévelo en un proveedor y compruebe cómo está escrito.",
    elsewhere: "El dominio todavía no lleva a su sitio. Ponga estos registros en su proveedor.",
    unproven: "El dominio lleva aquí. Demuestre además que es suyo: añada el registro TXT.",
    taken:
      "Otro sitio usa este dominio y todavía lo demuestra. Quite el registro TXT de ese sitio si el dominio es suyo.",
    unanswered: "El dominio no responde ahora mismo. Volveremos a preguntar.",
    looped:
      "Este dominio pasa por un proxy que pide su sitio sin HTTPS y entra en un bucle de redirecciones. En Cloudflare, abra SSL/TLS y elija Full.",
    lost: "El dominio ya no lleva aquí desde el {{since}}, y quien lo abre no llega a su sitio. Vuelva a poner los registros o quite el dominio.",
  },
  through:
    "Los visitantes llegan a su sitio a través del proxy de otra empresa, que les muestra su propio certificado.",
  proxyHint:
    "¿Detrás de un proxy como Cloudflare? Indique allí estas direcciones y añada el registro TXT: reconocemos que el dominio lleva aquí.",
  certificates: {
    valid: "HTTPS funciona. El certificado es válido hasta el {{date}}.",
    issuing: "El certificado HTTPS se está emitiendo; suele tardar unos minutos.",
    expired:
      "El certificado HTTPS caducó el {{date}} y los navegadores avisan a los visitantes. Pida al administrador que lo renueve.",
    otherName:
      "El certificado HTTPS es de otro dominio y los navegadores avisan a los visitantes. Pida al administrador que lo revise.",
    untrusted:
      "Los navegadores no confían en el certificado HTTPS y avisan a los visitantes. Pida al administrador que lo revise.",
    none: "Todavía no hay certificado HTTPS, así que los navegadores no pueden abrir el dominio de forma segura. Si tiene registros CAA, deben permitir la autoridad de certificación del servidor; si no, consulte al administrador.",
    unreached:
      "El servidor no puede comprobar HTTPS por sí mismo. Abra el dominio en un navegador para ver si funciona.",
  },
  records: "Registros de {{name}}",
  type: "Tipo",
  name: "Nombre",
  value: "Valor",
  state: "Estado",
  states: {
    found: "Encontrado",
    missing: "Falta",
    differs: "Distinto",
    unknown: "Sin respuesta",
    proxied: "A través de un proxy",
  },
  optional: "Opcional",
  instead: "Ahora: {{values}}",
  copy: "Copiar {{value}}",
  copied: "Copiado",
  shortNames:
    "La mayoría de los proveedores piden el nombre corto, como @ o _vitrine. Si el suyo no añade el dominio por su cuenta, escriba el nombre completo que aparece debajo.",
  next: "Próxima comprobación {{when}}. Los cambios de DNS tardan a veces un día o dos.",
  addWww: "Añadir también {{name}}",
  errors: {
    "domain-wrong": "Esto no es un dominio. Escriba uno como example.org.",
    "domain-reserved": "Este nombre pertenece al servidor. Escriba un dominio suyo.",
    "domain-there": "Este sitio ya tiene este dominio.",
    "too-many-domains": "Un sitio puede tener hasta {{count}} dominios. Quite uno primero.",
    "too-many-requests":
      "Un sitio puede recibir {{count}} dominios nuevos al día. Inténtelo más tarde.",
  },
};
