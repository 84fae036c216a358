import type { Translated } from "../translated.ts";

export const words: Translated<"operators"> = {
  title: "Адміністрування",
  closed: "Ці екрани — для тих, хто керує сервером.",
  toSites: "Ваші сайти",
  more: "Показати ще",
  actions: "Дії",
  actionsOf: "Дії: {{name}}",
  reasonForOwner: "Причина, її отримає власник",
  reasonMissing: "Напишіть причину",
  emailWrong: "Введіть адресу пошти",
};
