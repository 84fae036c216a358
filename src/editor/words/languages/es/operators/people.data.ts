import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "people"> = {
  title: "Personas",
  search: "Nombre o correo",
  nothing: "Ninguna cuenta coincide.",
  person: "Persona",
  status: "Estado",
  sites: "Sitios",
  storage: "Imágenes y archivos",
  pages: "Páginas por sitio",
  allPages: "Páginas en total",
  mail: "Correos al mes",
  views: "Vistas por sitio al mes",
  seen: "Última actividad",
  states: {
    all: "Todas",
    operators: "Administradores",
    suspended: "Suspendidas",
  },
  suspended: "Suspendida",
  operator: "Administrador",
  active: "Activa",
  usedOf: "{{used}} de {{most}}",
  deeds: {
    quotas: "Cambiar los límites…",
    password: "Enlace para contraseña nueva…",
    suspend: "Suspender…",
    restore: "Levantar la suspensión",
  },
  done: {
    quotas: "Límites de {{email}} guardados",
    suspend: "{{email}} está suspendida",
    restore: "{{email}} puede volver a iniciar sesión",
  },
  suspend: {
    title: "¿Suspender {{email}}?",
    about:
      "Se cierra su sesión en todas partes, no puede volver a entrar y sus enlaces compartidos dejan de funcionar. Lo que programó no se lleva a cabo. Sus sitios siguen en línea y otras personas pueden seguir trabajando en ellos. Recibe el motivo por correo.",
    reason: "Motivo, lo recibe la persona",
    submit: "Suspender la cuenta",
  },
  quotas: {
    title: "Límites de {{email}}",
    about:
      "Por encima del límite no se añade nada nuevo; lo que hay se conserva. De las vistas solo se avisa.",
    used: "Ahora: {{use}}",
    kinds: {
      usual: "Como para todos",
      own: "Límite propio",
      off: "Sin límite",
    },
    amounts: {
      sites: "Número de sitios",
      storage: "Megabytes",
      pages: "Número de páginas",
      allPages: "Número de páginas de todos los sitios",
      mail: "Número de correos al mes",
      views: "Número de vistas al mes",
    },
    wrong: "Introduzca un número entero hasta {{most}}",
    submit: "Guardar los límites",
  },
  password: {
    title: "¿Crear un enlace de contraseña nueva para {{email}}?",
    about:
      "Sirve para establecer una contraseña nueva, una vez, durante una hora. Sus enlaces anteriores dejan de funcionar; la contraseña actual vale hasta entonces. Si para entrar hace falta un código, se sigue pidiendo. Si este servidor envía correos, se le avisa.",
    submit: "Crear enlace",
    linkTitle: "Entregue este enlace",
    linkAbout:
      "Solo se muestra ahora y funciona una vez, durante una hora. Asegúrese de que lo reciba únicamente {{email}}.",
  },
  link: { copy: "Copiar el enlace", copied: "Copiado" },
  invite: {
    open: "Invitar",
    list: "Invitaciones",
    title: "Invitar a alguien",
    about:
      "Con un enlace válido una semana elige nombre y contraseña, aunque el registro esté cerrado.",
    email: "Correo",
    submit: "Enviar invitación",
    sent: "Invitación enviada a {{email}}",
    linkTitle: "Envíe este enlace",
    linkAbout:
      "Se muestra solo ahora y funciona una vez, durante una semana. Los enlaces anteriores para esta persona ya no sirven.",
    until: "Invitación, hasta el {{date}}",
    resend: "Reenviar",
    resendTo: "Enviar de nuevo la invitación a {{email}}",
    link: "Crear enlace",
    linkFor: "Crear un enlace para entregar a {{email}}",
    refused:
      "El correo no se pudo entregar. Compruebe la dirección, envíelo de nuevo, o cree un enlace y entréguelo usted.",
    waits:
      "El correo aún no se ha entregado. Seguimos intentándolo; también puede crear un enlace y entregarlo usted.",
    said: "El servidor de correo respondió: {{reason}}",
    withdraw: "Retirar",
    withdrawOf: "Retirar: {{email}}",
    withdrawn: "Invitación a {{email}} retirada",
  },
};
