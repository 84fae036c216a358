import type { Wording } from "../../../words/locales/wording.ts";
import type { presenceEn } from "./en.data.ts";

export const presenceRu: Wording<typeof presenceEn> = {
  title: "Сейчас на сайте",
  here_one: "Здесь ещё {{count}} человек",
  here_few: "Здесь ещё {{count}} человека",
  here_many: "Здесь ещё {{count}} человек",
  here_other: "Здесь ещё {{count}} человека",
  follow: "Следовать",
  followPerson: "Следовать: {{name}}",
  following: "Вас ведёт {{name}}",
  stop: "Перестать следовать",
  stopped: "{{name}} больше вас не ведёт.",
  gone: "{{name}} больше не на связи и вас не ведёт.",
  writing: "Пишет: {{place}}",
  viewing: "Смотрит",
  byLink: "Смотрит по ссылке",
  elsewhere: "Не на странице",
  onPhone: "{{place}}, с телефона",
  idle_one: "{{place}} · {{count}} мин без действий",
  idle_few: "{{place}} · {{count}} мин без действий",
  idle_many: "{{place}} · {{count}} мин без действий",
  idle_other: "{{place}} · {{count}} мин без действий",
};
