import type { Translated } from "../translated.ts";

export const words: Translated<"account"> = {
  title: "Cuenta",

  name: {
    label: "Nombre",
    hint: "Lo ven los demás miembros de sus sitios y figura en las invitaciones.",
    saved: "Nombre guardado",
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

  signIn: {
    title: "Inicio de sesión",
    password: "Contraseña",
    passwordSet: "Con ella y su correo inicia sesión.",
    passwordNone: "Aún no tiene: solo puede entrar con un enlace de un solo uso.",
    change: "Cambiar",
    set: "Crear una contraseña",
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
};
