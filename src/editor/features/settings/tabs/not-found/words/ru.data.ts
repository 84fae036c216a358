import type { notFoundEn } from "./en.data.ts";
import type { Wording } from "../../../../../words/locales/wording.ts";

export const notFoundRu: Wording<typeof notFoundEn> = {
  title: "Страница 404",
  about: "Её видят посетители, когда открывают адрес, которого на сайте нет.",
  words: "Тексты",
  heading: "Заголовок",
  text: "Текст",
  button: "Кнопка",
  buttonHint: "Ведёт на главную страницу.",
  look: "Вид",
  side: "Выравнивание",
  colours: "Цвета",
  looks: {
    start: "По краю",
    center: "По центру",
    theme: "Как у сайта",
    LIGHT: "Светлые",
    DARK: "Тёмные",
    EXTRALIGHT: "Белые",
  },
};
