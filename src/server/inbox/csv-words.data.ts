import type { CsvLanguage } from "#/api/inbox.ts";

const en = {
  sentAt: "Sent (UTC)",
  changedAt: "Status since (UTC)",
  event: "Event",
  name: "Name",
  email: "Email",
  message: "Message",
  comment: "Comment",
  state: "Status",
  attending: "Attending",
  guests: "Guests",
  consent: "Marketing cookies",
  page: "Page",
  language: "Language",
  version: "Site version",
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
    changedAt: "Статус с (UTC)",
    event: "Событие",
    name: "Имя",
    email: "Почта",
    message: "Сообщение",
    comment: "Комментарий",
    state: "Статус",
    attending: "Придёт",
    guests: "Гостей",
    consent: "Маркетинговые cookie",
    page: "Страница",
    language: "Язык",
    version: "Версия сайта",
    release: "Публикация",
    yes: "да",
    no: "нет",
    accepted: "приняты",
    declined: "отклонены",
    unconfirmed: "не подтверждён",
    confirmed: "подтверждён",
    unsubscribed: "отписался",
  },
};
