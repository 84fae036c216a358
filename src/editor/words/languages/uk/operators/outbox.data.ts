import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "outbox"> = {
  title: "Вихідні листи",
  about:
    "Усі листи цього сервера. Якщо поштового сервера немає, вони залишаються тут, і їх можна прочитати.",
  state: "Стан",
  none: "Листів немає.",
  states: {
    all: "Усі",
    failed: "Не доставлені",
    waiting: "Чекають",
    kept: "Зберігаються",
    sent: "Надіслані",
  },
  tags: {
    failed: "Не доставлено",
    waiting: "Чекає",
    kept: "Зберігається",
    sent: "Надіслано",
  },
  to: "Кому: {{to}}, {{time}}",
  text: "Показати текст",
  forgotten: "Текст був секретним і видалений після надсилання.",
  retryOf: "Повторити лист: {{to}}",
};
