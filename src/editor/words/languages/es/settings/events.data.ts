import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "events"> = {
  title: "Eventos",
  about: "Los visitantes responden a ellos en las secciones de invitación.",
  list_one: "{{count}} evento",
  list_other: "{{count}} eventos",
  empty: "Aún no hay eventos. Añada uno y ponga después una sección de invitación en una página.",
  add: "Añadir un evento",
  new: "Nuevo evento",
  full: "Puede añadir hasta {{count}} eventos.",
  first: "Se muestra en las secciones sin un evento elegido",
  removed: "«{{name}}» se ha quitado. Sus respuestas siguen en la bandeja de entrada.",
  name: "Título",
  description: "Descripción",
  place: "Lugar",
  start: "Empieza",
  end: "Termina",
  endsBefore: "El final debe ser posterior al inicio. Corríjalo antes de publicar.",
  timeWrong: "Escriba una fecha y una hora",
  timeZone: "Zona horaria",
  deadline: "Responder antes de",
  deadlineHint: "Si está vacío, hasta que termine el evento.",
  capacity: "Plazas",
  capacityHint:
    "Los acompañantes también cuentan. Cuando se ocupan todas las plazas, el formulario lo indica.",
  capacityWrong: "Escriba un número entero de 1 a 100 000, o déjelo vacío",
  noLimit: "Sin límite",
};
