import type { paletteEn } from "./en.data.ts";
import type { Wording } from "../../../words/locales/wording.ts";

export const paletteRu: Wording<typeof paletteEn> = {
  title: "Команды",
  search: "Страницы, настройки и действия",
  recent: "Недавние",
  go: "Перейти",
  do: "Действия",
  nothing: "Ничего не нашлось. Попробуйте другое слово.",
  results_one: "{{count}} результат",
  results_few: "{{count}} результата",
  results_many: "{{count}} результатов",
  results_other: "{{count}} результата",
  textOn: "текст на странице «{{page}}»",
  textOfSite: "текст сайта",
  /** Of what kind a line is. */
  kind: {
    panel: "панель",
    screen: "экран",
    page: "страница",
    section: "секция",
    site: "сайт",
  },
  /** Other words for what is looked for, never shown. */
  synonyms: {
    find: "поиск заменить текст",
    pages: "меню навигация дерево",
    sections: "блоки порядок структура",
    theme: "цвета шрифты дизайн стиль тёмная палитра",
    keys: "помощь горячие клавиши клавиатура",
    publish: "выложить сайт онлайн выпуск опубликовать",
    account: "пароль язык сеансы вход тёмная светлая тема профиль почта",
  },
};
