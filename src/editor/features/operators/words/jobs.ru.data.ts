import type { Wording } from "../../../words/locales/wording.ts";
import type { jobsEn } from "./jobs.en.data.ts";

export const jobsRu: Wording<typeof jobsEn> = {
  title: "Фоновые задачи",
  about: "Неудавшиеся задачи повторяются сами, с растущими паузами, десять раз.",
  job: "Задача",
  state: "Состояние",
  next: "Следующий запуск",
  none: "Задач нет.",
  states: {
    all: "Все",
    failed: "Не удались",
    running: "Выполняются",
    retrying: "Повторяются",
    waiting: "Ждут",
  },
  tags: {
    failed: "Не удалась",
    running: "Выполняется",
    retrying: "Повторяется",
    waiting: "Ждёт",
  },
  attempts_one: "{{count}} попытка",
  attempts_few: "{{count}} попытки",
  attempts_many: "{{count}} попыток",
  attempts_other: "{{count}} попытки",
  retry: "Повторить",
  retryOf: "Повторить: {{kind}}",
  runNow: "Запустить сейчас",
  discard: "Удалить",
  discardOf: "Удалить: {{kind}}",
  done: {
    retry: "Задача запускается снова",
    discard: "Задача удалена",
  },
};
