import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "jobs"> = {
  title: "Tâches de fond",
  about: "Les tâches échouées sont relancées d’elles-mêmes, à intervalles croissants, dix fois.",
  job: "Tâche",
  state: "État",
  next: "Prochaine exécution",
  none: "Aucune tâche.",
  states: {
    all: "Toutes",
    failed: "Échouées",
    running: "En cours",
    retrying: "Relancées",
    waiting: "En attente",
  },
  tags: {
    failed: "Échouée",
    running: "En cours",
    retrying: "Relancée",
    waiting: "En attente",
  },
  attempts_one: "{{count}} tentative",
  attempts_other: "{{count}} tentatives",
  retry: "Relancer",
  retryOf: "Relancer : {{kind}}",
  runNow: "Exécuter maintenant",
  discard: "Abandonner",
  discardOf: "Abandonner : {{kind}}",
  done: {
    retry: "La tâche redémarre",
    discard: "Tâche abandonnée",
  },
};
