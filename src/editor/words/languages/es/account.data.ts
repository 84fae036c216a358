import type { Translated } from "../translated.ts";

export const words: Translated<"account"> = {
  title: "Cuenta",

  name: {
    label: "Nombre",
    hint: "Lo ven los demás miembros de sus sitios y figura en las invitaciones.",
    saved: "Nombre guardado",
  },

  email: {
    label: "Correo electrónico",
    change: "Cambiar",
    cancel: "Cancelar el cambio",
    title: "Cambiar el correo",
    about: "Con él inicia sesión y a él llegan los correos sobre su cuenta.",
    new: "Correo nuevo",
    invalid: "Escriba otra dirección de correo",
    submit: "Cambiar correo",
    done: "Listo",
    sent: "Hemos enviado un enlace a {{from}} para permitir el cambio y otro a {{email}} para confirmar la dirección. Cada uno funciona una vez, durante un día.",
    links:
      "Este servidor no envía correos. Abra los dos enlaces, cada uno donde se lee su dirección. Funcionan una vez, durante un día.",
    copy: "Copiar el enlace para {{email}}",
    copied: "Copiado",
    waiting: {
      both: "El cambio a {{email}} está pendiente: confírmelo en las dos direcciones.",
      old: "Falta permitir el cambio a {{email}} en su dirección anterior.",
      new: "Falta confirmar el cambio a {{email}} en esa dirección.",
    },
  },

  preferences: {
    appearance: "Apariencia",
    system: "Como el sistema",
    light: "Clara",
    dark: "Oscura",
    language: "Idioma de la interfaz",
    languageHint: "Sus sitios conservan sus propios idiomas.",
    failed: "Solo se ha aplicado en este dispositivo.",
  },

  emails: {
    title: "Correos",
    comments: "Menciones y respuestas",
    commentsHint:
      "Cuando alguien le menciona o responde en una conversación en la que participa, y usted no lo ha visto en cinco minutos.",
  },

  signIn: {
    title: "Inicio de sesión",
    password: "Contraseña",
    passwordSet: "Con ella y su correo inicia sesión.",
    passwordNone: "Aún no tiene: solo puede entrar con un enlace de un solo uso.",
    change: "Cambiar",
    set: "Crear una contraseña",
  },

  passkeys: {
    title: "Llaves de acceso",
    about: "Inicie sesión con su huella, su cara o un PIN, sin contraseña ni código.",
    add: "Añadir una llave de acceso",
    addAbout:
      "Su navegador pregunta dónde guardarla: en este dispositivo, su teléfono o una llave de seguridad.",
    continue: "Continuar",
    name: "Nombre",
    nameHint: "Para distinguirla de otras.",
    nameMissing: "Escriba un nombre",
    notMade: "No se ha creado ninguna llave de acceso. Inténtelo de nuevo.",
    named: "Llave de acceso: {{name}}",
    added: "Añadida el {{date}}",
    used: "usada el {{date}}",
    unused: "nunca usada",
    more: "Más: {{name}}",
    rename: "Cambiar el nombre",
    remove: "Quitar",
    save: "Guardar",
  },

  codeApp: {
    title: "Aplicación de autenticación",
    on: "Se pide después de la contraseña.",
    off: "Después de la contraseña se pide un código de una aplicación de su teléfono.",
    isOn: "Activada",
    setUp: "Configurar",
    more: "Más: aplicación de autenticación",
    newCodes: "Nuevos códigos de recuperación",
    turnOff: "Desactivar",
    setUpTitle: "Configurar una aplicación de autenticación",
    about:
      "Desde entonces necesitará su contraseña y un código de la aplicación para iniciar sesión.",
    continue: "Continuar",
    scan: "Escanee esto con su aplicación de autenticación y escriba el código que muestra.",
    qr: "Código QR para su aplicación de autenticación",
    secret: "O escriba esta clave en la aplicación:",
    copySecret: "Copiar la clave",
    confirm: "Activar",
    codesTitle: "Guarde sus códigos de recuperación",
    codesAbout:
      "Cada uno sustituye una vez a un código si pierde el teléfono. Solo se muestran ahora.",
    codesKept: "Los he guardado",
    copyCodes: "Copiar los códigos",
    newCodesAbout: "Los anteriores dejarán de funcionar.",
    turnOffAbout: "Entonces bastará la contraseña para iniciar sesión.",
    left_one: "Queda {{count}} código de recuperación.",
    left_other: "Quedan {{count}} códigos de recuperación.",
  },

  sessions: {
    title: "Dónde ha iniciado sesión",
    since: "Desde {{time}}",
    current: "Esta sesión",
    end: "Cerrar sesión",
    endOne: "Cerrar sesión: {{device}}, desde {{time}}",
    endOthers: "Cerrar las demás sesiones",
    unknownDevice: "Navegador desconocido",
  },
  delete: {
    title: "Eliminar mi cuenta",
    about:
      "Se cerrará su sesión en todas partes. Lo que solo le pertenece a usted también se elimina.",
    open: "Eliminar la cuenta…",
    forGood:
      "No se puede deshacer. Lo que escribió en sitios de otros se queda allí, de «Un antiguo miembro». Los invitados que escribieron con sus enlaces conservan su nombre.",
    sites: "Qué pasa con sus sitios",
    alone: "Se elimina con su cuenta",
    left: "Usted lo deja; tiene otros propietarios",
    handOver: "Traspasar antes",
    moved: "Sus sitios han cambiado entretanto. Vuelva a mirar la lista.",
    submit: "Eliminar la cuenta para siempre",
    withOthers_one:
      "Se elimina con su cuenta, también para {{count}} persona más que trabaja en él",
    withOthers_other:
      "Se elimina con su cuenta, también para {{count}} personas más que trabajan en él",
  },
};
