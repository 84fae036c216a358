import type { Translated } from "../translated.ts";

export const words: Translated<"screens"> = {
  close: "Cerrar",
  cancel: "Cancelar",
  undo: "Deshacer",
  retry: "Reintentar",
  search: { clear: "Borrar" },
  language: "Idioma",
  kept: {
    name: "Nombre",
    nameMissing: "Escriba un nombre",
    menu: "Más acciones de {{name}}",
    rename: "Cambiar nombre",
    delete: "Eliminar",
    deleted: "Se ha eliminado «{{name}}»",
    newer: "Necesita una versión más reciente de la aplicación",
  },
  notifications: "Notificaciones",
  noSuchPage: "No hay ninguna página en {{address}}. Esta es «{{name}}».",

  pageGone: {
    deleted: "«{{name}}» se ha eliminado",
    deletedBy: "{{person}} ha eliminado «{{name}}»",
    undone: "Deshecho: la página «{{name}}» ya no está",
    restore: "Restaurar la página",
  },

  access: {
    siteMissing: "No se ha encontrado el sitio",
    siteMissingHint: "Se eliminó o ya no tiene acceso a él.",
    lost: "Ya no tiene acceso a este sitio",
    removed:
      "Un propietario le ha quitado el acceso o el sitio se ha eliminado. Si todavía lo necesita, pida a un propietario que vuelva a invitarle.",
    linkInvalid: "Este enlace no funciona",
    kept_one:
      "{{count}} cambio no se ha guardado. Queda en este dispositivo y se guardará si recupera el acceso y abre el sitio aquí.",
    kept_other:
      "{{count}} cambios no se han guardado. Quedan en este dispositivo y se guardarán si recupera el acceso y abre el sitio aquí.",
    unkept_one:
      "{{count}} cambio no se ha guardado y este navegador no puede conservarlo. Copie lo que necesite antes de cerrar la pestaña.",
    unkept_other:
      "{{count}} cambios no se han guardado y este navegador no puede conservarlos. Copie lo que necesite antes de cerrar la pestaña.",
    copy: "Copiar el texto",
    copied: "Copiado",
    signIn: "Iniciar sesión",
    allSites: "Todos los sitios",
  },

  takedown: {
    badge: "Desconectado",
    title: "El administrador ha desconectado este sitio: {{time}}",
    visitors: "Los visitantes ven un aviso en lugar del sitio.",
    publishing:
      "Puede seguir editando y publicando: los visitantes verán lo que publique cuando el administrador vuelva a activar el sitio.",
    write: "Si ya lo ha corregido o no está de acuerdo, escriba a",
    askHost:
      "Si ya lo ha corregido o no está de acuerdo, póngase en contacto con el administrador.",
  },

  errors: {
    "already-member": "Esta persona ya trabaja en este sitio.",
    "account-exists": "Ya existe una cuenta con esta dirección. Inicie sesión con ella.",
    "link-invalid": "Este enlace ha caducado o se ha revocado. Pida uno nuevo a quien se lo envió.",
    "invitation-invalid":
      "Esta invitación ya se ha usado, se ha retirado o ha caducado. Pida una nueva.",
    "sign-up-invalid": "Este enlace ya se ha usado o ha caducado. Regístrese de nuevo.",
    "too-many-sites":
      "Tiene tantos sitios como permite este servidor. Elimine uno definitivamente, también de la papelera.",
    "too-many-pages": "Tiene más páginas de las que un sitio puede tener en este servidor.",
    "no-room-for-pages":
      "Sus sitios juntos tendrían más páginas de las que una cuenta puede tener aquí. Elimine antes páginas, o un sitio definitivamente.",
    "publish-held":
      "El administrador revisa esto antes de publicarlo. Los visitantes ven la versión anterior.",
    "address-held":
      "Esta dirección contiene el nombre de un banco o de una marca. Retire primero el sitio y publíquelo después en la nueva dirección: el administrador lo revisará antes.",
    "no-room":
      "Las imágenes y los archivos de sus sitios ocupan todo el espacio de su cuenta. Elimine un sitio para hacer sitio.",
    "account-suspended": "Esta cuenta está suspendida. El motivo se envió a su correo.",
    "account-unknown": "No hay ninguna cuenta con esta dirección. Invite antes a la persona.",
    "last-operator":
      "Usted es la única persona que gestiona esta instalación, así que su cuenta no se puede eliminar.",
    "under-review":
      "Un sitio no se puede eliminar mientras esté fuera de línea por una denuncia, ni durante los 30 días posteriores a una denuncia aún sin resolver.",
    "passkey-refused":
      "Esta llave de acceso no ha funcionado. Inténtelo de nuevo o inicie sesión de otra forma.",
    "email-change-invalid":
      "Este enlace ya se ha usado o ha caducado, o se ha iniciado otro cambio desde entonces.",
    "mail-limit":
      "Se han agotado los correos de este mes, así que la invitación no se envió. Si necesita más, escriba al administrador.",
    "last-owner": "Un sitio necesita un propietario. Nombre antes a otra persona.",
    network: "No hay conexión con el servidor.",
    "saved-sections-full":
      "En su cuenta ya no caben más elementos de este tipo. Elimine alguno primero.",
    "too-many-requests": "Demasiados intentos. Espere un momento e inténtelo de nuevo.",
    "wrong-credentials": "El correo o la contraseña no son correctos.",
    "sign-in-link-invalid":
      "Este enlace ya se ha usado o ha caducado. Ejecute «npm run owner-link» en el servidor para obtener uno nuevo.",
    "password-too-weak":
      "Esta contraseña es fácil de adivinar: es muy común o contiene un nombre que otros conocen. Elija otra.",
    "not-signed-in": "Su sesión está cerrada. Inicie sesión e inténtelo de nuevo.",
    forbidden: "No tiene permiso para hacer esto.",
    "not-found": "Esto ya no existe.",
    "kept-unwritten":
      "El cambio está hecho, pero el disco del servidor no pudo guardarlo todo. Avise al administrador.",
    "storage-full": "El disco del servidor está lleno. No se ha guardado nada.",
    "storage-unavailable": "El servidor no puede escribir en su disco. No se ha guardado nada.",
    unavailable: "Ahora mismo no es posible. Inténtelo de nuevo en un momento.",
    conflict: "El sitio ha cambiado entretanto. Revise los cambios y publique de nuevo.",
    invalid: "Revise los datos e inténtelo de nuevo.",
    other: "Algo ha salido mal. Inténtelo de nuevo en un momento.",
    reference: "Código para el administrador: {{id}}",
  },

  account: {
    saved: "Contraseña guardada. Se ha cerrado la sesión en los demás dispositivos.",
  },
  revokeLink: {
    title: "¿Revocar «{{name}}»?",
    share:
      "El enlace deja de funcionar de inmediato. Quien haya entrado con él pierde el acceso; lo que no haya guardado se queda en su dispositivo. No se puede deshacer.",
    preview:
      "El enlace deja de funcionar de inmediato, también para quien lo tenga abierto. No se puede deshacer.",
    confirm: "Revocar el enlace",
    done: "El enlace ya no funciona",
  },
  transfer: {
    open: "Traspasar…",
    title: "Traspasar el sitio",
    titleOf: "Traspasar «{{name}}»",
    about: "El nuevo propietario debe aceptar. Usted sigue como editor.",
    links:
      "Los enlaces para compartir y de vista previa funcionan hasta que caduquen. El nuevo propietario los ve en «Compartir» y puede revocarlos.",
    to: "Correo del nuevo propietario",
    addressWrong: "Escriba una dirección de correo completa",
    send: "Enviar invitación",
    makeLink: "Crear enlace",
    sent: "Invitación enviada a {{email}}",
    linkAbout:
      "Envíe este enlace a {{email}}. Funciona una vez, durante 7 días, y no volverá a mostrarse.",
    copy: "Copiar el enlace",
    copied: "Enlace copiado",
  },
  unpublish: {
    title: "¿Retirar «{{name}}»?",
    about:
      "Los visitantes leen que el sitio no está publicado. Las páginas, los mensajes y la dirección se conservan, y puede publicar el sitio de nuevo en cualquier momento.",
    confirm: "Retirar",
  },
  live: {
    now: "La publicación {{number}} está en línea",
    again: "La publicación {{number}} vuelve a estar en línea",
    gone: "Los visitantes ya no encuentran: {{what}}",
    morePages_one: "{{count}} página más",
    morePages_other: "{{count}} páginas más",
  },
  places: {
    alt: "Texto alternativo",
    navigation: "Menú",
    footer: "Pie de página",
    linked: "Sección vinculada",
    settings: "Ajustes",
    organisation: "Datos del negocio",
    consent: "Aviso de cookies",
    notFound: "Página 404",
    messenger: "Mensajería",
    meta: "Resultado de búsqueda",
    event: "Evento",
  },
  languageChange: {
    added: "{{language}}: añadido",
    addedHidden: "{{language}}: añadido, oculto para los visitantes",
    removed: "{{language}}: eliminado",
    shown: "{{language}}: visible para los visitantes",
    hidden: "{{language}}: oculto para los visitantes",
    primary: "{{language}}: idioma principal",
  },
};
