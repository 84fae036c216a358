import type { Wording } from "../../../words/locales/wording.ts";
import type { domainsEn } from "./domains.en.data.ts";

export const domainsRu: Wording<typeof domainsEn> = {
  title: "Домены",
  about:
    "Домены, которые владельцы подключили к сайтам. Каждый проверяется автоматически, не реже четырёх раз в сутки.",
  search: "Домен, сайт или владелец",
  none: "Здесь будут домены, которые владельцы подключат к сайтам. Пока нет ни одного.",
  nothing: "Ничего не найдено.",
  domain: "Домен",
  state: "Состояние",
  site: "Сайт",
  checked: "Последняя проверка",
  never: "Ещё не было",
  next: "Следующая: {{time}}",
  primary: "Основной",
  lostSince: "С {{date}}",
  sort: "Порядок",
  sorts: {
    added: "Сначала новые",
    host: "По имени",
    checked: "Давно не проверялись",
  },
  states: {
    all: "Все",
    live: "Ведёт сюда",
    proven: "Подтверждён",
    waiting: "Ждёт",
    lost: "Потерян",
  },
  problems: {
    nameless: "Не зарегистрирован или истёк",
    elsewhere: "Ведёт в никуда или в другое место",
    unproven: "Нет записи TXT",
    taken: "Подтверждён другим сайтом",
    unanswered: "Не отвечает",
    looped: "Прокси запрашивает без HTTPS: цикл перенаправлений",
  },
  deeds: {
    check: "Проверить сейчас",
    remove: "Отключить…",
  },
  done: {
    check: "Домен {{name}} проверен",
    remove: "Домен {{name}} отключён от сайта «{{site}}»",
  },
  remove: {
    title: "Отключить {{name}}?",
    about:
      "По этому домену посетители больше не найдут сайт «{{site}}», другие его адреса останутся. Владелец получит причину письмом и сможет подключить домен снова.",
    submit: "Отключить домен",
  },
};
