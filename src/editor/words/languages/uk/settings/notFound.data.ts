import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "notFound"> = {
  title: "Сторінка 404",
  about: "Що бачать відвідувачі за адресою, якої на вашому сайті немає.",
  words: "Слова",
  heading: "Заголовок",
  text: "Текст",
  button: "Кнопка",
  buttonHint: "Веде на головну сторінку.",
  look: "Вигляд",
  side: "Вирівнювання",
  colours: "Кольори",
  looks: {
    start: "За початком",
    center: "По центру",
    theme: "Як на сайті",
    LIGHT: "Світлі",
    DARK: "Темні",
    EXTRALIGHT: "Дуже світлі",
  },
};
