import type { Translated } from "../translated.ts";

export const words: Translated<"accounts"> = {
  signIn: {
    title: "Iniciar sesión en Vitrine",
    email: "Correo electrónico",
    emailMissing: "Escriba su correo electrónico",
    password: "Contraseña",
    passwordMissing: "Escriba su contraseña",
    show: "Mostrar la contraseña",
    hide: "Ocultar la contraseña",
    submit: "Iniciar sesión",
    byLink: "Iniciando sesión…",
    again: "Volver a iniciar sesión",
    againHint: "Sus cambios siguen en esta página y se guardarán cuando inicie sesión.",
  },

  account: {
    menu: "Cuenta",
    signOut: "Cerrar sesión",
    setPassword: "Crear una contraseña…",
    changePassword: "Cambiar la contraseña…",
    noteTitle: "Cree una contraseña",
    note: "Ha entrado con un enlace de un solo uso. Cree una contraseña para iniciar sesión como {{email}} desde cualquier lugar.",
    noteAction: "Crear una contraseña",
    noteLater: "Más tarde",
    newPassword: "Contraseña nueva",
    currentPassword: "Contraseña actual",
    currentMissing: "Escriba su contraseña actual",
    currentWrong: "La contraseña actual no es correcta",
    length: "Al menos 10 caracteres. Unas cuantas palabras sin relación funcionan bien.",
    tooLong: "128 caracteres como máximo",
    save: "Guardar contraseña",
  },

  preferences: {
    open: "Idioma y apariencia…",
    title: "Idioma y apariencia",
    appearance: "Apariencia",
    system: "Como el sistema",
    light: "Clara",
    dark: "Oscura",
    language: "Idioma de la interfaz",
    languageHint: "Sus sitios conservan sus propios idiomas.",
    failed: "Solo se ha aplicado en este dispositivo.",
  },
};
