import type { CsvLanguage } from "#/api/inbox.ts";

const en = {
  sentAt: "Sent (UTC)",
  changedAt: "State since (UTC)",
  event: "Event",
  name: "Name",
  email: "Email",
  message: "Message",
  comment: "Comment",
  state: "State",
  attending: "Coming",
  guests: "Guests",
  consent: "Marketing cookies",
  page: "Page",
  language: "Language",
  version: "Version of the site",
  release: "Release",
  yes: "yes",
  no: "no",
  accepted: "accepted",
  declined: "declined",
  unconfirmed: "unconfirmed",
  confirmed: "confirmed",
  unsubscribed: "unsubscribed",
};

export type CsvWords = Readonly<Record<keyof typeof en, string>>;

/** Headings and values of CSV files. */
export const csvWords: Readonly<Record<CsvLanguage, CsvWords>> = {
  en,
  ru: {
    sentAt: "Отправлено (UTC)",
    changedAt: "Состояние с (UTC)",
    event: "Событие",
    name: "Имя",
    email: "Почта",
    message: "Сообщение",
    comment: "Комментарий",
    state: "Состояние",
    attending: "Придёт",
    guests: "Гостей",
    consent: "Маркетинговые cookie",
    page: "Страница",
    language: "Язык",
    version: "Версия сайта",
    release: "Выпуск",
    yes: "да",
    no: "нет",
    accepted: "приняты",
    declined: "отклонены",
    unconfirmed: "не подтверждён",
    confirmed: "подтверждён",
    unsubscribed: "отписался",
  },
};
