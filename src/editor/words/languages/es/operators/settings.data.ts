import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "settings"> = {
  title: "Ajustes",
  about:
    "Valen al momento y para toda la instalación. Lo que no se fija aquí queda como dice el entorno del servidor.",
  saved: "Guardado",
  reset: "Usar el ajuste del servidor: {{value}}",
  resetOf: "{{name}}: usar el ajuste del servidor",
  noLimit: "Sin límite",
  amountWrong: "Escriba un número entero de 1 a {{most}}",
  groups: {
    accounts: "Cuentas",
    safety: "Seguridad",
    start: "Sitios nuevos y correos",
  },
  signUp: {
    label: "Quién puede tener una cuenta",
    hint: "Quien se registra confirma antes una dirección de correo.",
    noMail:
      "Para abrir el registro hace falta un servidor de correo: configure SMTP_URL para poder confirmar direcciones.",
    off: "Personas invitadas",
    open: "Cualquiera",
  },
  signUpsPerHour: {
    label: "Registros por hora",
    hint: "De todo el mundo en conjunto. Desde una misma red, cinco.",
  },
  sitesPerAccount: {
    label: "Sitios por cuenta",
    hint: "Los sitios de la papelera cuentan. Los administradores no tienen límites; en «Personas» una cuenta puede recibir el suyo.",
    kind: "Limitar los sitios",
    limited: "Como máximo",
  },
  storagePerAccount: {
    label: "Imágenes y archivos por cuenta, en megabytes",
    hint: "Cada archivo cuenta una vez, por mucho que se use.",
    kind: "Limitar imágenes y archivos",
    limited: "Como máximo",
  },
  pagesPerSite: {
    label: "Páginas por sitio",
    hint: "Una cuenta puede tener su propio límite, en Personas. Las páginas por encima del límite se conservan.",
    kind: "Limitar páginas",
    limited: "Como máximo",
  },
  pagesPerAccount: {
    label: "Páginas por cuenta",
    hint: "De todos los sitios juntos, también los de la papelera. El propietario recibe un correo al 80 % y al 100 %. En «Personas» puede dar a una cuenta su propio límite.",
    kind: "Limitar las páginas en total",
    limited: "Como máximo",
  },
  mailPerAccount: {
    label: "Correos por cuenta al mes",
    hint: "Avisos de mensajes, confirmaciones a suscriptores, invitaciones y comentarios. Por encima, los mensajes quedan en la bandeja de entrada sin correo. Los correos de acceso y seguridad se envían siempre.",
    kind: "Limitar correos",
    limited: "Como máximo",
  },
  viewsPerSite: {
    label: "Vistas por sitio al mes",
    hint: "El propietario recibe un correo al 80 % y al 100 %, y usted lo ve en Sitios. Ningún sitio deja de estar en línea por ello.",
    kind: "Limitar vistas",
    limited: "Como máximo",
  },
  publishScreen: {
    label: "Retener lo que parezca phishing",
    hint: "Esas publicaciones esperan hasta que un administrador las aprueba.",
    off: "Nunca",
    strangers: "De cuentas nuevas",
    all: "De todo el mundo",
  },
  secondFactor: {
    label: "Segundo factor para administradores",
    hint: "Con él, estas páginas se abren solo para administradores con una aplicación de autenticación o que entraron con una llave de acceso.",
    missing: "Usted aún no lo tiene: configure antes una aplicación de autenticación en su cuenta.",
    off: "Opcional",
    operators: "Obligatorio",
  },
  contact: {
    label: "Contacto para consultas",
    hint: "Un correo o una página. Los visitantes lo ven al denunciar un sitio y en la página que sustituye a un sitio retirado. Los propietarios lo ven también en los correos sobre decisiones, denuncias y límites. Sin él, esos correos no nombran a nadie, y un sitio retirado muestra el correo del administrador más antiguo.",
    usual: "Sin contacto",
    wrong: "Introduzca un correo o una página que empiece por https://",
  },
  starter: {
    label: "Primera plantilla",
    hint: "Aparece la primera al crear un sitio.",
    usual: "En el idioma de quien lee",
  },
  language: {
    label: "Idioma de los correos de los administradores",
    hint: "Para los correos de los administradores, y a ellos, si el destinatario no ha elegido idioma.",
  },
  mailFrom: {
    label: "Remitente de los correos",
    hint: "Una dirección, o un nombre y una dirección, como Panadería <hola@example.org>. El servidor de correo debe aceptarla: lo verá en «Estado».",
    wrong: "Introduzca un correo, o un nombre y un correo, como Panadería <hola@example.org>",
  },
  locked: {
    title: "Hace falta un segundo factor",
    about:
      "Los administradores de esta instalación entran con dos factores. Configure una aplicación de autenticación en su cuenta o entre con una llave de acceso y vuelva aquí.",
    toAccount: "Configurarlo en la cuenta",
  },
};
