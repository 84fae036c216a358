import type { Wording } from "../../../words/locales/wording.ts";
import type { complaintsEn } from "./complaints.en.data.ts";

export const complaintsRu: Wording<typeof complaintsEn> = {
  title: "Жалобы",
  state: "Состояние",
  states: {
    open: "Открытые",
    decided: "Решённые",
  },
  none: "Здесь появляются жалобы посетителей, сначала самые старые. Открытых нет.",
  noneDecided: "Здесь появятся жалобы, по которым принято решение.",
  page: "Страница",
  pageOf: "Страница «{{name}}», на которую пожаловались",
  asReported: "Как она выглядела в момент жалобы",
  now: "Сейчас",
  decision: "Решение",
  from: "От",
  on: "Отправлена",
  receipt: "Ответ",
  receipts: {
    none: "Не отправлялся",
    waiting: "Ждёт отправки",
    sent: "Отправлен {{time}}",
  },
  decisions: {
    "no-issue": {
      name: "Нарушений нет",
      about: "Жалоба закрывается. Никто не получит письма.",
      submit: "Закрыть жалобу",
    },
    warn: {
      name: "Предупредить владельца",
      about: "Владелец получит причину по почте. Сайт останется доступен.",
      submit: "Отправить предупреждение",
    },
    unpublish: {
      name: "Отключить сайт",
      about: "На всех адресах сразу появится уведомление. Черновик останется у владельца.",
      submit: "Отключить сайт",
    },
  },
  done: "По жалобе на «{{name}}» принято решение",
};
