import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "jobs"> = {
  title: "Tareas en segundo plano",
  about: "Las tareas fallidas se repiten solas, con pausas crecientes, diez veces.",
  job: "Tarea",
  state: "Estado",
  next: "Próxima ejecución",
  none: "No hay tareas.",
  states: {
    all: "Todas",
    failed: "Fallidas",
    running: "En curso",
    retrying: "Repitiéndose",
    waiting: "En espera",
  },
  tags: {
    failed: "Fallida",
    running: "En curso",
    retrying: "Repitiéndose",
    waiting: "En espera",
  },
  attempts_one: "{{count}} intento",
  attempts_other: "{{count}} intentos",
  retry: "Reintentar",
  retryOf: "Reintentar: {{kind}}",
  runNow: "Ejecutar ahora",
  discard: "Descartar",
  discardOf: "Descartar: {{kind}}",
  done: {
    retry: "La tarea empieza de nuevo",
    discard: "Tarea descartada",
  },
};
