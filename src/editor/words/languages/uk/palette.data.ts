import type { Translated } from "../translated.ts";

export const words: Translated<"palette"> = {
  title: "Команди",
  search: "Сторінки, налаштування та дії",
  recent: "Нещодавні",
  go: "Перейти",
  do: "Зробити",
  nothing: "Нічого не знайдено. Спробуйте інше слово.",
  results_one: "{{count}} результат",
  results_few: "{{count}} результати",
  results_many: "{{count}} результатів",
  results_other: "{{count}} результату",
  textOn: "текст на сторінці «{{page}}»",
  textOfSite: "текст сайту",
  /** Of what kind a line is. */
  kind: {
    panel: "панель",
    screen: "екран",
    page: "сторінка",
    section: "секція",
    site: "сайт",
  },
  /** Other words for what is looked for, never shown. */
  synonyms: {
    find: "пошук замінити текст",
    pages: "меню навігація дерево",
    sections: "блоки порядок структура",
    theme: "кольори шрифти дизайн стиль темна палітра",
    keys: "допомога гарячі клавіші клавіатура",
    publish: "викласти сайт онлайн випуск опублікувати",
    account: "пароль мова сеанси вхід темна світла тема профіль пошта",
  },
};
