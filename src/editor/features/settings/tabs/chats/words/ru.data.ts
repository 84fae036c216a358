import type { chatsEn } from "./en.data.ts";
import type { Wording } from "../../../../../words/locales/wording.ts";

export const chatsRu: Wording<typeof chatsEn> = {
  title: "Чаты",
  about: "Чат стороннего сервиса. Посетители видят только тот, который вы выберете здесь.",
  primary: "Чат для посетителей",
  primaryAbout: "Ключи остальных хранятся, пока не понадобятся.",
  none: "Нет",
  keys: "Ключи",
  waiting_one: "Ключ {{count}} выключенного чата",
  waiting_few: "Ключи {{count}} выключенных чатов",
  waiting_many: "Ключи {{count}} выключенных чатов",
  waiting_other: "Ключи {{count}} выключенного чата",
  add: "Добавить чат",
};
