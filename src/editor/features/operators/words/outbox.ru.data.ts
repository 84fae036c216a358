import type { Wording } from "../../../words/locales/wording.ts";
import type { outboxEn } from "./outbox.en.data.ts";

export const outboxRu: Wording<typeof outboxEn> = {
  title: "Исходящие письма",
  about:
    "Все письма этого сервера. Если почтового сервера нет, они остаются здесь, и их можно прочесть.",
  state: "Состояние",
  none: "Писем нет.",
  all: "Все",
  tags: {
    failed: "Не доставлено",
    retrying: "Повторяем",
    waiting: "Ждёт",
    kept: "Хранится",
    sent: "Отправлено",
  },
  nextTry: "Следующая попытка: {{time}}",
  to: "Кому: {{to}}, {{time}}",
  text: "Показать текст",
  forgotten: "Текст был секретным и удалён после отправки.",
  retryOf: "Повторить письмо: {{to}}",
};
