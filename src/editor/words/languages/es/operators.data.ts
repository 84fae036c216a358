import type { Translated } from "../translated.ts";

export const words: Translated<"operators"> = {
  title: "Administración",
  closed: "Estas pantallas son para quienes gestionan este servidor.",
  toSites: "Sus sitios",
  more: "Mostrar más",
  actions: "Acciones",
  actionsOf: "Acciones: {{name}}",
  reasonForOwner: "Motivo, lo recibe el propietario",
  reasonMissing: "Escriba un motivo",
  emailWrong: "Introduzca un correo válido",
};
