import type { chatsEn } from "./en.data.ts";
import type { Wording } from "../../../../../words/locales/wording.ts";

export const chatsRu: Wording<typeof chatsEn> = {
  title: "Чаты",
  about: "Чат стороннего сервиса. Посетители видят только тот, который вы выберете здесь.",
  primary: "Чат для посетителей",
  primaryAbout: "Ключи остальных хранятся, пока не понадобятся.",
  none: "Нет",
  keys: "Ключи",
  waiting_one: "Сохранённые ключи выключенных чатов: {{count}}",
  waiting_few: "Сохранённые ключи выключенных чатов: {{count}}",
  waiting_many: "Сохранённые ключи выключенных чатов: {{count}}",
  waiting_other: "Сохранённые ключи выключенных чатов: {{count}}",
  add: "Добавить чат",
};
