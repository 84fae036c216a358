import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "jobs"> = {
  title: "Фонові завдання",
  about: "Невдалі завдання повторюються самі, зі зростаючими паузами, десять разів.",
  job: "Завдання",
  state: "Стан",
  next: "Наступний запуск",
  none: "Завдань немає.",
  states: {
    all: "Усі",
    failed: "Невдалі",
    running: "Виконуються",
    retrying: "Повторюються",
    waiting: "Чекають",
  },
  tags: {
    failed: "Невдале",
    running: "Виконується",
    retrying: "Повторюється",
    waiting: "Чекає",
  },
  attempts_one: "{{count}} спроба",
  attempts_few: "{{count}} спроби",
  attempts_many: "{{count}} спроб",
  attempts_other: "{{count}} спроби",
  retry: "Повторити",
  retryOf: "Повторити: {{kind}}",
  runNow: "Запустити зараз",
  discard: "Видалити",
  discardOf: "Видалити: {{kind}}",
  done: {
    retry: "Завдання запускається знову",
    discard: "Завдання видалено",
  },
};
