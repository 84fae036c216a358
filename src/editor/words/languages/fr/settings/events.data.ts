import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "events"> = {
  title: "Événements",
  about: "Les visiteurs y répondent dans les sections d’invitation.",
  list_one: "{{count}} événement",
  list_other: "{{count}} événements",
  empty: "Aucun événement. Ajoutez-en un, puis placez une section d’invitation sur une page.",
  add: "Ajouter un événement",
  new: "Nouvel événement",
  full: "Vous pouvez ajouter {{count}} événements au maximum.",
  first: "Affiché dans les sections sans événement choisi",
  removed: "« {{name}} » a été retiré. Ses réponses restent dans la boîte de réception.",
  name: "Titre",
  description: "Description",
  place: "Lieu",
  start: "Début",
  end: "Fin",
  endsBefore: "La fin doit suivre le début. Corrigez-la avant de publier.",
  timeWrong: "Saisissez une date et une heure",
  timeZone: "Fuseau horaire",
  deadline: "Répondre avant",
  deadlineHint: "Si ce champ est vide, jusqu’à la fin de l’événement.",
  capacity: "Places",
  capacityHint:
    "Les accompagnants comptent aussi. Quand toutes les places sont prises, le formulaire l’indique.",
  capacityWrong: "Saisissez un nombre entier de 1 à 100 000, ou laissez vide",
  noLimit: "Illimité",
};
