import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "outbox"> = {
  title: "Вихідні листи",
  about:
    "Усі листи цього сервера. Якщо поштового сервера немає, вони залишаються тут, і їх можна прочитати.",
  state: "Стан",
  none: "Листів немає.",
  all: "Усі",
  tags: {
    failed: "Не доставлено",
    retrying: "Повторюємо",
    waiting: "Чекає",
    kept: "Зберігається",
    sent: "Надіслано",
  },
  nextTry: "Наступна спроба: {{time}}",
  to: "Кому: {{to}}, {{time}}",
  text: "Показати текст",
  forgotten: "Текст був секретним і видалений після надсилання.",
  retryOf: "Повторити лист: {{to}}",
};
