import type { chatsEn } from "./en.data.ts";
import type { Wording } from "../../../../../words/locales/wording.ts";

export const chatsRu: Wording<typeof chatsEn> = {
  title: "Чаты",
  about: "Чат стороннего сервиса. Посетители видят только тот, который вы выберете здесь.",
  primary: "Чат для посетителей",
  primaryAbout: "Чат можно выбрать, когда у него есть ключ.",
  none: "Нет",
  noKey: "пока без ключа",
  keys: "Ключи",
};
